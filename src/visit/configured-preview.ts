import { systemClock } from '#base/clock.ts';
import type { LiveSettings } from '#proxy/settings.ts';
import type { PageRenderer, SiteFolders } from './page-renderer.ts';
import { type AnswerPreview, createPreview } from './preview/preview-page.ts';

interface Surroundings {
  /** The state folder is a copy that nobody writes. */
  readonly isSnapshot: boolean;
  readonly renderer: PageRenderer;
}

/** @param folders Of the published site. */
export function configurePreview(
  { previewSecret, contentBase, pageBuilder }: LiveSettings,
  { stateDir }: SiteFolders,
  { isSnapshot, renderer }: Surroundings,
): AnswerPreview {
  return createPreview({
    secret: previewSecret,
    contentBase,
    // The process that runs its bundle needs the project's own files, which a function does not have.
    pageBuilder: isSnapshot ? undefined : pageBuilder,
    content: { stateDir, isSnapshot },
    renderer,
    clock: systemClock,
    report: (says) => void process.stderr.write(says),
  });
}
