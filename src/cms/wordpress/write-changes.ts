/** Converts what a change touched, and moves it to its place all at once. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fallbacks, languages, locales } from '#model/locale.ts';
import type { ContentBaseClient } from './client.ts';
import { conversionContext } from './conversion-context.ts';
import { entryText, Journal, type SyncPlace } from './journal.ts';
import type { MediaLibrary } from './media-library.ts';
import type { Mirror } from './mirror.ts';
import { RenamedArticles } from './links.ts';
import type { SyncReport } from './report.ts';
import type { SiteKnowledge } from './site-knowledge.ts';
import { collections } from './to-entry.ts';
import type { SyncedMenu } from './to-menu.ts';
import {
  type TranslationGroup,
  type WriteContext,
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
}

export interface SyncOutcome {
  /** Files within the export, in order. */
  readonly written: readonly string[];
  readonly removed: readonly string[];
}

/** Moves what was converted to its place. Call it while nobody reads the export; until then the export is as it was. */
export type CommitSync<Outcome extends SyncOutcome = SyncOutcome> = () => Outcome;

/** Converts marked entries, and takes the menus as WordPress has them. */
export async function prepareChanges(
  changes: ChangesToWrite,
  {
    translationGroups,
    menus,
  }: { readonly translationGroups: readonly TranslationGroup[]; readonly menus: readonly SyncedMenu[] },
): Promise<CommitSync> {
  const { mirror, place, site, report } = changes;
  const journal = new Journal(place);
  const written = await writeTranslationGroups(mirror, translationGroups, {
    journal,
    root: place.root,
    contextFor: contextsOf(changes),
    site,
    report,
  });
  // The site needs all three: one that never came keeps the others from coming.
  const hasMenu = (id: number) => existsSync(join(place.root, `menus/${id}.json`));
  const isWhole = locales.every(
    (locale) =>
      fallbacks.has(locale) ||
      menus.some((menu) => menu.locale === locale) ||
      hasMenu(languages[locale].menuId),
  );
  for (const { locale, menu } of isWhole ? menus : [])
    journal.write(`menus/${languages[locale].menuId}.json`, entryText(menu));
  journal.write('redirects/renamed-articles.json', entryText(new RenamedArticles(mirror).redirects()));
  return () => {
    const outcome = journal.changes();
    // A kind with a folder is WordPress's, also where it is empty.
    for (const { kind, taken } of Object.values(collections)) {
      if (taken === 'always') makePrivateFolder(join(place.root, kind));
    }
    journal.commit();
    mirror.transaction(() => {
      for (const { type, translationGroup } of written) mirror.clean(type, translationGroup);
    });
    return outcome;
  };
}

/** @returns Makes the context of one entry. */
export function contextsOf({
  client,
  mirror,
  media,
  site,
  categories,
  report,
}: ChangesToWrite): WriteContext['contextFor'] {
  return (note, onFailure) =>
    conversionContext(client, {
      mirror,
      media,
      isPage: site.isPage,
      categories,
      warn: (message) => {
        report.warning({ ...note, message });
      },
      onFailure,
    });
}
