/** Renders previews in the calling thread, as in a Netlify function: an instance handles one request at a
 * time, so only the editor waits, and the platform enforces the timeout. */
import { makePreview, type PreviewMaker, type PreviewSources } from './make-preview.ts';
import { type AnswerPreview, openPreviews, type PreviewDependencies } from './preview-page.ts';

export interface PreviewOptions extends PreviewDependencies, Omit<PreviewSources, 'secret'>, PreviewMaker {}

/** @returns A response to every request. */
export function createPreview({ renderer, site, ...options }: PreviewOptions): AnswerPreview {
  const { secret = '' } = options;
  return openPreviews(options, (order) => makePreview(order, { ...options, secret }, { renderer, site }));
}
