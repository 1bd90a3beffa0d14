import { parseLiveSettings } from '#proxy/settings.ts';
import { configureStatus } from './configured-status.ts';
import { PageRenderer } from './page-renderer.ts';
import type { AnswerStatus } from './status-page.ts';

/** As in netlify.toml: the published site, the compiled pages and what was noted of the build are bundled with it. */
const folders = { outDir: 'dist', stateDir: '.state' };

let status: AnswerStatus | undefined;

/** The status in a function of Netlify: made at its first request, kept as long as its process lives.
 * @throws {SettingsError} Naming the setting that is wrong. */
export function netlifyStatus(): AnswerStatus {
  status ??= configureStatus(parseLiveSettings(process.env), folders, {
    renderer: new PageRenderer(folders),
    isCounted: true,
  });
  return status;
}
