import type { PublishedAnswers } from '#platform/on-demand/published-answers.ts';
import { calendarDrawer } from './calendar-drawer.server.ts';
import { posterDrawer } from './poster-drawer.server.ts';

/** What is drawn in a thread. */
export const calendarWork = (published: PublishedAnswers) => ({
  ...calendarDrawer(published),
  ...posterDrawer(published),
});
