/** The year in Tallinn, which pages read like content: what names its dates is published again when it ends. */
import { tallinnDay } from '#platform/time/tallinn-day.ts';
import { startOfTallinnDay } from '#platform/time/tallinn-midnight.ts';

/** Name under which the publisher saves it. */
export const yearSetting = 'year';

/** @param now Milliseconds since the epoch. */
export const yearOf = (now: number): string => tallinnDay(now).slice(0, 4);

/** @param now Milliseconds since the epoch.
 * @returns Milliseconds since the epoch. */
export const endOfYear = (now: number): number => startOfTallinnDay(`${Number(yearOf(now)) + 1}-01-01`);
