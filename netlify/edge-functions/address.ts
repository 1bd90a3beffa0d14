/** Redirects for language and spelling of paths (src/site), before Netlify looks for a redirect rule or a file. */
import { ownFiles, ownFolders } from '#model/own-paths.ts';
import { answerAtEdge } from '#site/edge-answer.ts';

interface EdgeContext {
  readonly next: () => Promise<Response>;
}

export default (request: Request, { next }: EdgeContext): Promise<Response> => answerAtEdge(request, next);

export const config = {
  path: '/*',
  // Beside the files of `data` is a page.
  excludedPath: [
    ...ownFolders.map((folder) => (folder === 'data' ? '/data/*.*' : `/${folder}/*`)),
    ...ownFiles,
  ],
  // If this fails, serving a page in the wrong language is better than an error.
  onError: 'bypass',
};
