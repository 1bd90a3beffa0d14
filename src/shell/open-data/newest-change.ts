import { changeSetting } from '#platform/cms/watermark.ts';
import type { ContentRoute } from '#platform/cms/wordpress/collections.ts';
import type { QueryContext } from '#platform/store/query.ts';

/** @returns The newest change of a list as the content base tells it, in milliseconds; null without one. */
export function newestChange({ reader }: QueryContext, routes: readonly ContentRoute[]): number | null {
  const instants = routes
    .map((route) => reader.setting(changeSetting(route)))
    // The content base writes UTC without a time zone.
    .map((newest) => Date.parse(newest.replace(/Z?$/u, 'Z')))
    .filter((instant) => Number.isFinite(instant));
  return instants.length === 0 ? null : Math.max(...instants);
}
