import { budgets } from './scripts/budgets/budgets.ts';
import { islandBudgets } from './scripts/budgets/island-budgets.ts';
import { namesBudget } from './scripts/budgets/names-budget.ts';
import { offlineBudget } from './scripts/budgets/offline-budget.ts';

const folder = process.env.OUT_DIR ?? 'dist';

export default [...budgets(folder), ...islandBudgets(folder), offlineBudget(folder), namesBudget(folder)];
