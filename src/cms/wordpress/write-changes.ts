/** Converts what a change touched and moves it to its place, all at once. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { locales } from '#model/locale.ts';
import { menuIds } from '#model/menu.ts';
import type { ContentBaseClient } from './client.ts';
import { entryTools } from './entry-tools.ts';
import { entryText, Journal } from './journal.ts';
import type { MediaLibrary } from './media-library.ts';
import type { Mirror } from './mirror.ts';
import { RenamedArticles } from './renamed-articles.ts';
import type { EntryNote, SyncReport } from './report.ts';
import type { SyncPlace } from './sync-place.ts';
import { collections } from './to-entry.ts';
import type { SyncedMenu } from './to-menu.ts';
import type { Tools } from './tools.ts';
import {
  type TranslationGroup,
  type SiteKnowledge,
  writeTranslationGroups,
} from './write-translation-groups.ts';
import { makePrivateFolder } from '#base/files/private-files.ts';

/** A change of how entries are converted raises it, and everything is converted anew. */
export const conversion = 1;

export interface ChangesToWrite {
  readonly mirror: Mirror;
  readonly client: ContentBaseClient;
  readonly place: SyncPlace;
  readonly site: SiteKnowledge;
  readonly report: SyncReport;
  readonly media: MediaLibrary;
  /** Slug by id. */
  readonly categories: ReadonlyMap<number, string>;
  /** Runs what changes the export while nobody reads it. */
  readonly exclusively: (change: () => void) => Promise<void>;
}

export interface SyncOutcome {
  /** Files within the export, in order. */
  readonly written: readonly string[];
  readonly removed: readonly string[];
}

/** @param what Entries that are marked, and the menus as WordPress has them. */
export async function writeChanges(
  changes: ChangesToWrite,
  {
    translationGroups,
    menus,
  }: { readonly translationGroups: readonly TranslationGroup[]; readonly menus: readonly SyncedMenu[] },
): Promise<SyncOutcome> {
  const { mirror, place, site, report, exclusively } = changes;
  const journal = new Journal(place);
  const writing = { journal, root: place.root, tools: toolsFor(changes), site, report };
  const written = await writeTranslationGroups(mirror, translationGroups, writing);
  // The site needs all three: one that never came keeps the others from coming.
  const hasMenu = (id: number) => existsSync(join(place.root, `menus/${id}.json`));
  const isWhole = locales.every(
    (locale) => menus.some((menu) => menu.locale === locale) || hasMenu(menuIds[locale]),
  );
  for (const { locale, menu } of isWhole ? menus : [])
    journal.write(`menus/${menuIds[locale]}.json`, entryText(menu));
  journal.write('redirects/renamed-articles.json', entryText(new RenamedArticles(mirror).redirects()));
  const outcome = journal.changes();
  await exclusively(() => {
    // A kind with a folder is WordPress's, also where it is empty.
    for (const { kind, taken } of Object.values(collections)) {
      if (taken === 'always') makePrivateFolder(join(place.root, kind));
    }
    journal.commit();
  });
  mirror.transaction(() => {
    for (const { type, translationGroup } of written) mirror.clean(type, translationGroup);
  });
  return outcome;
}

/** @returns The tools for one entry.
 * @see Writing */
export function toolsFor({ client, mirror, media, site, categories, report }: ChangesToWrite) {
  return (note: Omit<EntryNote, 'message'>, onFailure: () => void): Tools => ({
    mirror,
    media,
    isPage: site.isPage,
    categories,
    ...entryTools(client, { warn: (message) => report.warning({ ...note, message }), onFailure }),
  });
}
