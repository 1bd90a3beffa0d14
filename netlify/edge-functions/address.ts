/** Language and spelling of addresses (src/site), before Netlify looks for a rule or a file. */
import { ownFiles, ownFolders } from '#model/own-paths.ts';
import { answerAtEdge } from '#site/edge-answer.ts';

interface EdgeContext {
  readonly next: () => Promise<Response>;
}

export default (request: Request, { next }: EdgeContext): Promise<Response> => answerAtEdge(request, next);

export const config = {
  path: '/*',
  excludedPath: [...ownFolders.map((folder) => `/${folder}/*`), ...ownFiles],
  // A site in the wrong language is better than none.
  onError: 'bypass',
};
