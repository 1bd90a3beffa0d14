/** The page of a form that was sent without a script and not taken: with what was typed, and why. */
import type { ShowRefused } from '#proxy/form-answer.ts';
import type { Renderer } from './page-renderer.ts';
import { pageResponse } from './page-response.ts';

export function showRefusedOn(renderer: Renderer): ShowRefused {
  return async (refused, { locale, status, retryAfter }) => {
    try {
      const page = await renderer.render({ path: refused.page, locale, visit: { refused } });
      const isShown = page.html.includes(' data-refused');
      return isShown ? pageResponse(page, { status, retryAfter, isHead: false }) : undefined;
    } catch {
      // Nothing is published, or one version is being replaced by another: a plain page serves.
      return undefined;
    }
  };
}
