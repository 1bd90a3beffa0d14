import { systemClock } from '#base/clock.ts';
import type { LiveSettings } from '#proxy/settings.ts';
import { PageRenderer, type SiteFolders } from './page-renderer.ts';
import { type AnswerPreview, createPreview } from './preview/preview-page.ts';

interface Surroundings {
  /** The state folder is a copy that nobody writes. */
  readonly isSnapshot: boolean;
}

/** @param folders Of the published site. */
export function configurePreview(
  { previewSecret, contentBase, pageBuilder }: LiveSettings,
  folders: SiteFolders,
  { isSnapshot }: Surroundings,
): AnswerPreview {
  return createPreview({
    secret: previewSecret,
    contentBase,
    // The process that runs its bundle needs the project's own files, which a function does not have.
    pageBuilder: isSnapshot ? undefined : pageBuilder,
    content: { stateDir: folders.stateDir, isSnapshot },
    renderer: new PageRenderer(folders),
    clock: systemClock,
    report: (says) => void process.stderr.write(says),
  });
}
