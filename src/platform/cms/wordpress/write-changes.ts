/** Converts what a change affects and takes all of it over in one transaction. */
import { z } from 'zod';
import { parseJson } from '#platform/base/json.ts';
import { lookup } from '#platform/base/lookup.ts';
import { fallbacks, locales } from '#platform/languages/locale.ts';
import { pageTextsSchema } from '../page-text.ts';
import { postSchema } from '../post.ts';
import type { EntryOf } from '../export/export.ts';
import { parseValue } from '../export/parse-file.ts';
import { faultsIn } from '#platform/notes/field-notes.ts';
import { type Note, toNote } from '#platform/notes/note.ts';
import { fillKinds, type SyncKnowledge } from './fill-kinds.ts';
import { plainText } from '../sanitise.ts';
import type { ContentBaseClient } from './client.ts';
import { derivedAddress, RenamedArticles } from './article-addresses.ts';
import type { Categories } from './categories.ts';
import { conversionContext, type ConversionContext } from './conversion-context.ts';
import type { SiteKnowledge } from './known-content.ts';
import { entryPath } from './entry-path.ts';
import { toFileFault } from './file-faults.ts';
import type { WrittenRows } from './content-drafts.ts';

import type { MediaLibrary } from './media-library.ts';
import type { Mirror } from './mirror.ts';
import { type PageTexts, readPageTexts, refusePageTexts } from './distinct-page-texts.ts';
import type { Report } from '#platform/events/site-event.ts';
import type { NotedPlace } from '#platform/events/sync-event.ts';
import { findProblems } from './found-problems.ts';
import { SyncedRows } from './synced-rows.ts';
import { menuPath } from './menu-versions.ts';
import type { SyncedMenu } from './to-menu.ts';
import type { TranslationGroup } from './translation-groups.ts';

/** Version of the conversion. Raise it when the conversion changes; every entry is then converted again. */
export const conversion = 6;

export interface ChangesToWrite {
  readonly mirror: Mirror;
  readonly client: ContentBaseClient;
  readonly site: SyncKnowledge;
  readonly report: Report;
  readonly media: MediaLibrary;
  readonly categories: Categories;
  /** Whether WordPress is asked for each file of an entry, also when it says that nothing changed. */
  readonly isChecked: (place: NotedPlace) => boolean;
}

/** Paths of rows; among the removed ones also folders of media that WordPress has no more. */
export type SyncOutcome = WrittenRows;

/** Takes the converted entries over; until then the content does not change. */
export type CommitSync<Outcome extends SyncOutcome = SyncOutcome> = () => Promise<Outcome>;

interface WhatToWrite {
  readonly translationGroups: readonly TranslationGroup[];
  readonly menus: readonly SyncedMenu[];
  readonly isFull: boolean;
  /** Remembers in the same transaction what the sync saw. */
  readonly remember: () => void;
}

/** Converts the marked entries and writes the menus that WordPress sent. */
export async function prepareChanges(
  changes: ChangesToWrite,
  { translationGroups, menus, isFull, remember }: WhatToWrite,
): Promise<CommitSync> {
  const { mirror, site, report, media } = changes;
  const { drafts, content } = mirror;
  drafts.discard();
  const written = await writeTranslationGroups(mirror, translationGroups, {
    contextFor: createContexts(changes),
    site,
    report,
  });
  // The site needs all three menus: one that never came blocks the others.
  const isWhole = locales.every(
    (locale) =>
      fallbacks.has(locale) ||
      menus.some((menu) => menu.locale === locale) ||
      content.read(menuPath(locale)) !== undefined,
  );
  for (const { locale, menu } of isWhole ? menus : []) drafts.write(menuPath(locale), menu);
  drafts.write('redirects/renamed-articles.json', new RenamedArticles(mirror).redirects());
  const noteFilled = fillKinds({ mirror, site, isFull });
  return async () => {
    const outcome = drafts.changes();
    mirror.transaction(() => {
      drafts.commit();
      for (const { type, translationGroup, isWhole: isFinished } of written) {
        mirror.versions.noteConverted(type, translationGroup);
        if (isFinished) mirror.clean(type, translationGroup);
      }
      noteFilled();
      remember();
    });
    return { ...outcome, removed: [...outcome.removed, ...(await media.commit())] };
  };
}

/** A menu whose icon cannot be copied has no icon. */
export const createMenuContext = (changes: ChangesToWrite): ConversionContext =>
  createContexts(changes)({ type: 'menus', id: undefined }, () => undefined);

/** @returns A function that creates the context of one entry. */
function createContexts({
  client,
  mirror,
  media,
  site,
  categories,
  report,
  isChecked,
}: ChangesToWrite): WriteContext['contextFor'] {
  return (place, onFailure) => {
    const warn = (what: Note) => {
      report({ type: 'entry-warned', note: { ...what, ...place } });
    };
    const onKept = ({ href }: URL, cause: unknown) => {
      onFailure();
      warn(toNote('file-not-asked', { address: href, fault: toFileFault(cause) }));
    };
    return conversionContext(client, {
      siteUrl: site.siteUrl,
      findArticle: (by) => mirror.articles.find(by),
      resolveAddress: (article) =>
        mirror.articles.find({ id: article.id })?.address ?? derivedAddress(article),
      media: media.reader({ isChecked: isChecked(place), onKept }),
      isPage: site.isPage,
      isFile: site.isFile,
      isOldAddress: site.isOldAddress,
      categories,
      otherCategory: site.postCategories.other,
      warn,
      onFailure,
    });
  };
}

export interface WriteContext {
  /** @param onFailure Called when a file of the entry cannot be copied. */
  readonly contextFor: (place: NotedPlace, onFailure: () => void) => ConversionContext;
  readonly site: SiteKnowledge;
  readonly report: Report;
}

/** Max groups converted in parallel: while one waits for a picture, others continue. */
const atOnce = 8;

/** Converted page texts. They are written when all of them are known. */
interface Proposal {
  readonly translationGroup: TranslationGroup;
  readonly place: NotedPlace;
  readonly texts: PageTexts;
  readonly isWhole: boolean;
}

/** Proposed page texts by path. */
type Proposals = Map<string, Proposal>;

/** A group whose row is written. */
interface WrittenGroup extends TranslationGroup {
  /** Nothing is missing; otherwise it stays marked, and the next sync tries its files again. */
  readonly isWhole: boolean;
}

/** @param translationGroups The marked groups; those that are refused stay marked. */
async function writeTranslationGroups(
  mirror: Mirror,
  translationGroups: readonly TranslationGroup[],
  writing: WriteContext,
): Promise<readonly WrittenGroup[]> {
  writing.report({ type: 'entries-expected', count: translationGroups.length });
  const written: WrittenGroup[] = [];
  const proposals: Proposals = new Map();
  const synced = new SyncedRows(mirror, writing.site.collections);
  const queue = othersFirst(translationGroups, writing.site).values();
  const work = async () => {
    for (const translationGroup of queue) {
      written.push(
        ...(await writeTranslationGroup(mirror, translationGroup, { ...writing, proposals, synced })),
      );
      writing.report({ type: 'entries-read', count: 1 });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return [...written, ...writePageTexts(mirror, proposals, writing)];
}

/** What others may refer to comes before what refers to it: a contract is checked when its new carrier is known. */
function othersFirst(
  translationGroups: readonly TranslationGroup[],
  { collections, neededKinds }: SiteKnowledge,
): readonly TranslationGroup[] {
  const place = ({ type }: TranslationGroup) => {
    const kind = lookup(collections, type)?.kind;
    return kind === undefined || !neededKinds.includes(kind) ? neededKinds.length : neededKinds.indexOf(kind);
  };
  return [...translationGroups].sort((one, other) => place(one) - place(other));
}

interface GroupWriting extends WriteContext {
  readonly proposals: Proposals;
  readonly synced: SyncedRows;
}

/** @returns The group, if its row is written by now. */
async function writeTranslationGroup(
  mirror: Mirror,
  translationGroup: TranslationGroup,
  writing: GroupWriting,
): Promise<readonly WrittenGroup[]> {
  const { type, translationGroup: id } = translationGroup;
  const { contextFor, site, report, proposals, synced } = writing;
  const collection = lookup(site.collections, type);
  if (!collection) return [{ type, translationGroup: id, isWhole: true }];
  report({ type: 'entry-converting', entry: { type, id } });
  const path = entryPath(collection.kind, id);
  const entries = mirror.translationGroup(type, id);
  const estonian = entries.get('et');
  if (!estonian) {
    mirror.drafts.remove(path);
    return [{ type, translationGroup: id, isWhole: true }];
  }
  const version = mirror.versions.newest(type, id) ?? undefined;
  const place = { type, id, title: plainText(estonian.title.rendered) };
  let isWhole = true;
  const onFailure = () => (isWhole = false);
  const converted = await collection.convert(estonian, entries, contextFor(place, onFailure));
  const parsed = parseValue<{ readonly id: string | number }>(site.kinds[collection.kind], converted);
  const problems = parsed.success
    ? findProblems({ kind: collection.kind, path, entry: parsed.data }, writing)
    : faultsIn(parsed.error);
  if (!parsed.success || problems.length > 0) {
    for (const problem of problems)
      report({ type: 'entry-refused', note: { ...problem, ...place, version } });
    return [];
  }
  if (collection.kind === 'pages') {
    const texts = pageTextsSchema.parse(parsed.data);
    proposals.set(path, { translationGroup, place: { ...place, version }, texts, isWhole });
    return [];
  }
  if (collection.kind === 'posts') noteAddress(mirror, postSchema.parse(parsed.data), path);
  mirror.drafts.write(path, parsed.data);
  synced.forget(collection.kind);
  return [{ type, translationGroup: id, isWhole }];
}

function writePageTexts(
  { content, drafts }: Mirror,
  proposals: Proposals,
  { site, report }: WriteContext,
): readonly WrittenGroup[] {
  if (proposals.size === 0) return [];
  const removed = new Set(drafts.changes().removed);
  const before = new Map([...readPageTexts(content)].filter(([path]) => !removed.has(path)));
  const proposed = new Map([...proposals].map(([path, { texts }]) => [path, texts]));
  const refused = refusePageTexts(proposed, { before, own: site.pageTexts });
  return [...proposals].flatMap(([path, { translationGroup, place, texts, isWhole }]) => {
    const problems = refused.get(path) ?? [];
    for (const problem of problems) report({ type: 'entry-refused', note: { ...problem, ...place } });
    if (problems.length === 0) drafts.write(path, texts);
    return problems.length === 0 ? [{ ...translationGroup, isWhole }] : [];
  });
}

const writtenSchema = z.object({ slug: z.string() });

/** A redirect from the previous address of an article. */
function noteAddress(mirror: Mirror, { id, slug }: EntryOf<'posts'>, path: string): void {
  const json = mirror.content.read(path);
  if (json === undefined) return;
  const before = parseJson(json, writtenSchema);
  if (before.slug !== slug) new RenamedArticles(mirror).add(before.slug, id);
}
