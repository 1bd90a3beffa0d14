/** Previews in a function of Netlify. What makes them is a file of its own, which lies beside the function. */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnswerPreview } from './preview/preview-page.ts';

/** As in netlify.toml. */
const file = '.state/bundled/preview.mjs';

interface BundledPreview {
  readonly answerPreview: AnswerPreview;
}

/** @throws {SettingsError} Naming the setting that is wrong. */
export async function netlifyPreview(request: Request): Promise<Response> {
  // Made of bundled-preview.ts.
  const { answerPreview } = (await import(pathToFileURL(resolve(file)).href)) as BundledPreview;
  return answerPreview(request);
}
