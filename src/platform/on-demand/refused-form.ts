/** The page of a refused form that was sent without JavaScript, with the visitor's input and the reason. */
import type { ShowRefused } from '#platform/calls/show-refused.ts';
import type { Renderer } from './page-renderer.ts';
import { pageResponse } from './page-response.ts';

export function showRefusedOn(renderer: Renderer): ShowRefused {
  return async (refused, { locale, status, retryAfter }) => {
    try {
      const page = await renderer.render({ path: refused.page, locale, visit: { refused } });
      const isShown = page.html.includes(' data-refused');
      return isShown ? pageResponse(page, { status, retryAfter, isHead: false }) : undefined;
    } catch {
      // Nothing is published, or a version is being replaced: a plain page is used.
      return undefined;
    }
  };
}
