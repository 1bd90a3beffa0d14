/** Redirects for language and spelling of paths (src/shell/addresses), before Netlify looks for a redirect rule or a file. */
import { ownPatterns } from '#shell/addresses/own-paths.ts';
import { answerAtEdge } from '#shell/addresses/edge-answer.ts';

interface EdgeContext {
  readonly next: () => Promise<Response>;
}

export default (request: Request, { next }: EdgeContext): Promise<Response> => answerAtEdge(request, next);

export const config = {
  path: '/*',
  excludedPath: ownPatterns(),
  // If this fails, serving a page in the wrong language is better than an error.
  onError: 'bypass',
};
