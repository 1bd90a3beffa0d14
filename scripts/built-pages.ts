/** The page builder's part of `npm run sync`. */
import type { PageBuilderPlace } from '#cms/page-builder/client.ts';
import type { Settings } from '#publish/settings.ts';
import { syncBuiltPages } from '#publish/sync-built-pages.ts';

interface Choice {
  readonly settings: Settings;
  readonly pageBuilder: PageBuilderPlace;
  readonly isFull: boolean;
  /** Writes one line. */
  readonly say: (line: string) => void;
}

/** Says what came of it.
 * @returns Whether the page builder could be followed. */
export async function syncPageBuilder({ settings, pageBuilder, isFull, say }: Choice): Promise<boolean> {
  const onWait = () =>
    say('Another sync of the page builder is running on this state folder; waiting for it.');
  const { isChanged, paths, warnings, failure } = await syncBuiltPages({
    settings,
    pageBuilder,
    isFull,
    onWait,
  });
  for (const warning of warnings) say(`warning: page builder: ${warning}`);
  if (failure) say(`problem: ${failure.message} Its pages stay as they are (${paths.length}).`);
  else say(`${paths.length} pages of the page builder${isChanged ? '' : ', unchanged'}.`);
  return failure === undefined;
}
