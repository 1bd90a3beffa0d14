/** The content's health as the state folder has the content: what was published last. */
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from '#model/site-status.ts';
import { openDatabase } from '#store/database.ts';
import { Content } from '../check/content.ts';
import { contentPlace } from '../content-files.ts';
import type { Settings } from '../settings.ts';
import { stateFile } from '../state.ts';
import { checkHealth } from './check-health.ts';
import { editorLinks } from './editor-link.ts';

export type HealthSettings = Settings & {
  /** Root of the content base's REST interface. */
  readonly contentBaseUrl: string | undefined;
};

/** @param now Milliseconds since the epoch.
 * @returns undefined where nothing was published yet. */
export function checkContentHealth(settings: HealthSettings, now: number): readonly Finding[] | undefined {
  const file = stateFile(settings.stateDir);
  if (!existsSync(file)) return undefined;
  const database = openDatabase(file, { isReadOnly: true });
  try {
    const { contentBaseUrl, outDir } = settings;
    return checkHealth({
      content: new Content(database),
      now,
      hasFile: (path) => isFile(join(outDir, decodeURI(path))),
      innerHosts: new Set(contentBaseUrl === undefined ? [] : [new URL(contentBaseUrl).host]),
      editLink: editorLinks(contentPlace(settings).syncedDir, contentBaseUrl),
    });
  } finally {
    database.close();
  }
}

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
