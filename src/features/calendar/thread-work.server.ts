import type { WorkContext } from '#platform/feature.ts';
import { calendarDrawer } from './calendar-drawer.server.ts';
import { posterDrawer } from './poster-drawer.server.ts';

/** What is drawn in a thread. */
export const openWork = ({ answers }: WorkContext) => ({
  ...calendarDrawer(answers),
  ...posterDrawer(answers),
});
