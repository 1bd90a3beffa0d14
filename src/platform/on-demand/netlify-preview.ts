/** Previews in a Netlify function. The renderer is a separate file beside the function. */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { systemClock } from '#platform/base/clock.ts';
import type { LiveSettings } from '#platform/calls/settings.ts';
import { rateLimited } from './page-limits.ts';
import type { AnswerPreview } from './preview/preview-page.ts';

/** As in netlify.toml. */
const file = '.state/bundled/preview.mjs';

interface BundledPreview {
  readonly answerPreview: AnswerPreview;
}

let counted: ReturnType<typeof rateLimited> | undefined;

/** @param clientAddress Counted here too: Netlify counts each address of a network for itself.
 */
export function netlifyPreview(
  request: Request,
  clientAddress: string,
  { ratePerMinute }: Pick<LiveSettings, 'ratePerMinute'>,
): Promise<Response> {
  counted ??= rateLimited(answer, 'requests for previews', { ratePerMinute, clock: systemClock });
  return counted(request, clientAddress);
}

async function answer(request: Request): Promise<Response> {
  // Built by netlify/plugins/bundle-previews.
  const { answerPreview } = (await import(pathToFileURL(resolve(file)).href)) as BundledPreview;
  return answerPreview(request);
}
