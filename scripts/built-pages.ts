/** The page builder's part of `npm run sync`. */
import { log } from '#base/log.ts';
import type { PageBuilderPlace } from '#cms/page-builder/client.ts';
import type { Settings } from '#publish/settings.ts';
import { syncBuiltPages } from '#publish/sync-built-pages.ts';

interface Choice {
  readonly settings: Settings;
  readonly pageBuilder: PageBuilderPlace;
  readonly isFull: boolean;
}

/** Reports the result in the log.
 * @returns Whether the page builder could be followed. */
export async function syncPageBuilder({ settings, pageBuilder, isFull }: Choice): Promise<boolean> {
  const onWait = () =>
    log.info('Another sync of the page builder is running on this state folder; waiting for it.');
  const { isChanged, paths, warnings, failure } = await syncBuiltPages({
    settings,
    pageBuilder,
    isFull,
    onWait,
  });
  for (const warning of warnings) log.warn(`page builder: ${warning}`);
  if (failure) log.error(`${failure.message} Its pages stay as they are (${paths.length}).`);
  else log.info(`${paths.length} pages of the page builder${isChanged ? '' : ', unchanged'}.`);
  return failure === undefined;
}
