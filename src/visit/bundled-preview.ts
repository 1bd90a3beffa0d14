/** Previews in a function of Netlify, as one file with all their packages (netlify/plugins/bundle-previews): this file and
 * what it imports never run there themselves. */
import { join } from 'node:path';
import { bundledProgram } from '#cms/page-builder/render-program.ts';
import { parseLiveSettings } from '#proxy/settings.ts';
import { configurePreview } from './configured-preview.ts';
import { PageRenderer } from './page-renderer.ts';
import type { AnswerPreview } from './preview/preview-page.ts';

/** As in netlify.toml: the published site, the compiled pages and the content lie beside the function. */
const folders = { outDir: 'dist', stateDir: '.state' };

let preview: AnswerPreview | undefined;

/** Made at the first request, kept as long as the process lives.
 * @throws {SettingsError} Naming the setting that is wrong. */
export function answerPreview(request: Request): Promise<Response> {
  preview ??= configurePreview(parseLiveSettings(process.env), folders, {
    isSnapshot: true,
    renderer: new PageRenderer(folders),
    renderProgram: bundledProgram(join(import.meta.dirname, 'page-builder.mjs')),
  });
  return preview(request);
}
