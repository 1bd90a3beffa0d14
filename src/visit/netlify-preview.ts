import { parseLiveSettings } from '#proxy/settings.ts';
import { configurePreview } from './configured-preview.ts';
import { PageRenderer } from './page-renderer.ts';
import type { AnswerPreview } from './preview/preview-page.ts';

/** As in netlify.toml: the published site, the compiled pages and the content are bundled with the function. */
const folders = { outDir: 'dist', stateDir: '.state' };

let preview: AnswerPreview | undefined;

/** Previews in a function of Netlify: made at its first request, kept as long as its process lives.
 * @throws {SettingsError} Naming the setting that is wrong. */
export function netlifyPreview(): AnswerPreview {
  preview ??= configurePreview(parseLiveSettings(process.env), folders, {
    isSnapshot: true,
    renderer: new PageRenderer(folders),
  });
  return preview;
}
