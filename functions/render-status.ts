import type { Config, Context } from '@netlify/functions';
import { readEntryStates } from '#platform/publish/entry-state.ts';
import { readTakenEntries } from '#platform/publish/taken-entries.ts';
import { PageRenderer } from '#platform/on-demand/page-renderer.ts';
import { type AnswerStatus, configureStatus } from '#features/status/status-page.server.ts';
import { netlifyUnanswered } from '#features/search/netlify-unanswered.server.ts';
import { netlifySettings } from '../netlify/settings.ts';

/** As in netlify.toml: the published site, the compiled pages and the build record are bundled with it. */
const folders = { outDir: 'dist', stateDir: '.state' };

let answer: AnswerStatus | undefined;

/** The status page: recent publishes with their reasons, and problems to fix. Configured at the first request. */
export default (request: Request, { ip }: Context) => {
  answer ??= configureStatus(netlifySettings(), folders, {
    renderer: new PageRenderer(folders),
    unanswered: netlifyUnanswered(),
    loadEntries: (ids) => readEntryStates(folders.stateDir, ids),
    loadTaken: (type, from) => readTakenEntries(folders.stateDir, type, from),
  });
  return answer(request, ip);
};

export const config: Config = {
  path: ['/status', '/ru/status', '/en/status', '/status.json'],
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
