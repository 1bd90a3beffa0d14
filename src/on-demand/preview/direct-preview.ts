/** Previews that are made in the thread that is asked, as in a function of Netlify: an instance answers one request at a
 * time, so that only the editor waits, and the platform cuts off what is late. */
import type { PageRenderer } from '../page-renderer.ts';
import { makePreview, type PreviewSources } from './make-preview.ts';
import { type AnswerPreview, openPreviews, type PreviewDependencies } from './preview-page.ts';

export interface PreviewOptions extends PreviewDependencies, Omit<PreviewSources, 'secret'> {
  readonly renderer: PageRenderer;
}

/** @returns An answer to every request. */
export function createPreview({ renderer, ...options }: PreviewOptions): AnswerPreview {
  const { secret = '' } = options;
  return openPreviews(options, (order) => makePreview(order, { ...options, secret }, renderer));
}
