import { budgets } from './scripts/budgets/budgets.ts';

export default budgets(process.env.OUT_DIR ?? 'dist');
