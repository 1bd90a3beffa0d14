import { parseLiveSettings } from '#proxy/settings.ts';
import { configureStatus } from './configured-status.ts';
import { PageRenderer } from './page-renderer.ts';
import type { AnswerStatus } from './status-page.ts';

/** As in netlify.toml: the published site, the compiled pages and the build record are bundled with it. */
const folders = { outDir: 'dist', stateDir: '.state' };

let status: AnswerStatus | undefined;

/** The status in a Netlify function: created at the first request, kept for the life of the process.
 * @throws {SettingsError} Naming the invalid setting. */
export function netlifyStatus(): AnswerStatus {
  status ??= configureStatus(parseLiveSettings(process.env), folders, {
    renderer: new PageRenderer(folders),
    isCounted: true,
  });
  return status;
}
