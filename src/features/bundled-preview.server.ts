/** Previews in a Netlify function, bundled into one file with all packages (netlify/plugins/bundle-previews):
 * this file and its imports never run there unbundled. */
import { systemClock } from '#platform/base/clock.ts';
import { bundledCell } from '#features/page-builder/cell/cell-files.server.ts';
import { writeEvent } from '#platform/events/write-events.ts';
import { parseLiveSettings } from '#platform/calls/settings.ts';
import { PageRenderer } from '#platform/on-demand/page-renderer.ts';
import { createPreview } from '#platform/on-demand/preview/direct-preview.ts';
import type { AnswerPreview } from '#platform/on-demand/preview/preview-page.ts';
import { site } from './site.ts';

/** As in netlify.toml: the published site, the compiled pages and the content lie beside the function. */
const folders = { outDir: 'dist', stateDir: '.state' };

let preview: AnswerPreview | undefined;

/** Created at the first request, then kept for the life of the process.
 * @throws {SettingsError} Naming the invalid setting. */
export function answerPreview(request: Request): Promise<Response> {
  preview ??= openPreview();
  return preview(request);
}

function openPreview(): AnswerPreview {
  const { previewSecret, contentBase, pageBuilder, siteUrl } = parseLiveSettings(process.env);
  return createPreview({
    secret: previewSecret,
    contentBase,
    pageBuilder,
    content: { stateDir: folders.stateDir, isSnapshot: true, siteUrl },
    renderer: new PageRenderer(folders),
    cell: bundledCell(import.meta.dirname),
    site,
    clock: systemClock,
    report: writeEvent,
  });
}
