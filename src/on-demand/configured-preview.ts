import { systemClock } from '#base/clock.ts';
import { log } from '#base/log.ts';
import type { CellFiles } from '#cms/page-builder/cell/cell-files.ts';
import type { LiveSettings } from '#proxy/settings.ts';
import type { PageRenderer, SiteFolders } from './page-renderer.ts';
import { createPreview } from './preview/direct-preview.ts';
import type { AnswerPreview } from './preview/preview-page.ts';

interface Surroundings {
  /** The state folder is a copy that nobody writes. */
  readonly isSnapshot: boolean;
  readonly renderer: PageRenderer;
  /** Where code of the page builder runs. */
  readonly cell: CellFiles;
}

/** @param folders Of the published site. */
export function configurePreview(
  { previewSecret, contentBase, pageBuilder }: LiveSettings,
  { stateDir }: SiteFolders,
  { isSnapshot, ...surroundings }: Surroundings,
): AnswerPreview {
  return createPreview({
    secret: previewSecret,
    contentBase,
    pageBuilder,
    content: { stateDir, isSnapshot },
    ...surroundings,
    clock: systemClock,
    log,
  });
}
