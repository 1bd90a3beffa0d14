/** Previews in a Netlify function. The renderer is a separate file beside the function. */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnswerPreview } from './preview/preview-page.ts';

/** As in netlify.toml. */
const file = '.state/bundled/preview.mjs';

interface BundledPreview {
  readonly answerPreview: AnswerPreview;
}

/** @throws {SettingsError} Naming the invalid setting. */
export async function netlifyPreview(request: Request): Promise<Response> {
  // Built from bundled-preview.ts.
  const { answerPreview } = (await import(pathToFileURL(resolve(file)).href)) as BundledPreview;
  return answerPreview(request);
}
