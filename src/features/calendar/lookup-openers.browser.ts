import type { LookupOpener } from '#features/discharges/lookup-parts.ts';

/** What can be done with the days of a lookup: see them as months, take them into a calendar, print them. */
export const lookupOpeners: readonly LookupOpener[] = [
  { text: 'showMonths', load: async () => (await import('./YearView.tsx')).YearView },
  { text: 'addToCalendar', load: async () => (await import('./CalendarPanel.browser.tsx')).CalendarPanel },
  { text: 'makePoster', load: async () => (await import('./PosterPanel.tsx')).PosterPanel },
];
