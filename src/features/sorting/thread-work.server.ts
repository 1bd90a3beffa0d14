import type { WorkContext } from '#platform/feature.ts';
import { sheetDrawer } from './sheet-drawer.server.ts';

/** What is drawn in a thread. */
export const openWork = ({ answers }: WorkContext) => sheetDrawer(answers);
