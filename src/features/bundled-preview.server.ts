/** Previews in a Netlify function, bundled into one file with all packages (netlify/plugins/bundle-previews):
 * this file and its imports never run there unbundled. */
import { systemClock } from '#platform/base/clock.ts';
import { bundledCell } from './page-builder/cell/cell-files.server.ts';
import { openPreviewedSite } from './previewed-site.server.ts';
import { writeEvent } from '#platform/events/write-events.ts';
import { parseLiveSettings } from './live-settings.server.ts';
import { PageRenderer } from '#platform/on-demand/page-renderer.ts';
import { createPreview } from '#platform/on-demand/preview/direct-preview.ts';
import type { AnswerPreview } from '#platform/on-demand/preview/preview-page.ts';

/** As in netlify.toml: the published site, the compiled pages and the content lie beside the function. */
const folders = { outDir: 'dist', stateDir: '.state' };

let preview: Promise<AnswerPreview> | undefined;

/** Created at the first request, then kept for the life of the process.
 * @throws {SettingsError} Naming the invalid setting. */
export async function answerPreview(request: Request): Promise<Response> {
  preview ??= openPreview();
  return (await preview)(request);
}

async function openPreview(): Promise<AnswerPreview> {
  const { previewSecret, contentBase, pageBuilder, siteUrl } = parseLiveSettings(process.env);
  return createPreview({
    secret: previewSecret,
    contentBase,
    pageBuilder,
    content: { stateDir: folders.stateDir, isSnapshot: true, siteUrl },
    renderer: new PageRenderer(folders),
    site: await openPreviewedSite(bundledCell(import.meta.dirname)),
    clock: systemClock,
    report: writeEvent,
  });
}
