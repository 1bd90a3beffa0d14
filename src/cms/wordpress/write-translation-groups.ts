/** Converts the translation groups that a change touched and notes their files in the journal. */
import { parseJson } from '#base/json.ts';
import { lookup } from '#base/lookup.ts';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { kinds } from '../export/kinds.ts';
import { plainText } from '../sanitise.ts';
import { pageTextsSchema } from '#model/page-text.ts';
import { entryText, type Journal } from './journal.ts';
import { articlePath, RenamedArticles } from './links.ts';
import type { Mirror } from './mirror.ts';
import { type PageTexts, readPageTexts, refusePageTexts } from './repeated-page-texts.ts';
import type { EntryNote, SyncReport } from './report.ts';
import type { SiteKnowledge } from './site-knowledge.ts';
import { type Collection, collections } from './to-entry.ts';
import type { WpEntry } from './wp-entry.ts';
import type { ConversionContext } from './conversion-context.ts';

export interface WriteContext {
  readonly journal: Journal;
  /** Folder of the export. */
  readonly root: string;
  /** @param onFailure Called when a file of the entry cannot be copied. */
  readonly contextFor: (note: Omit<EntryNote, 'message'>, onFailure: () => void) => ConversionContext;
  readonly site: SiteKnowledge;
  readonly report: SyncReport;
}

export interface TranslationGroup {
  readonly type: string;
  readonly translationGroup: number;
}

/** Groups converted at the same time: while one waits for a picture others go on. */
const atOnce = 8;

/** Page texts that were converted: they are written when all of them are known. */
interface Proposal {
  readonly translationGroup: TranslationGroup;
  readonly note: Omit<EntryNote, 'message'>;
  readonly converted: unknown;
  readonly texts: PageTexts;
  readonly isWhole: boolean;
}

/** By file. */
type Proposals = Map<string, Proposal>;

/** @param translationGroups Those that are marked.
 * @returns Those that are done; the others stay marked and are tried again next time. */
export async function writeTranslationGroups(
  mirror: Mirror,
  translationGroups: readonly TranslationGroup[],
  writing: WriteContext,
): Promise<readonly TranslationGroup[]> {
  writing.report.expect(translationGroups.length);
  const done: TranslationGroup[] = [];
  const proposals: Proposals = new Map();
  const queue = translationGroups.values();
  const work = async () => {
    for (const translationGroup of queue) {
      if (await writeTranslationGroup(mirror, translationGroup, { ...writing, proposals }))
        done.push(translationGroup);
      writing.report.step(1);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return [...done, ...writePageTexts(proposals, writing)];
}

/** @returns Whether it is done. */
async function writeTranslationGroup(
  mirror: Mirror,
  translationGroup: TranslationGroup,
  writing: WriteContext & { readonly proposals: Proposals },
): Promise<boolean> {
  const { type, translationGroup: id } = translationGroup;
  const collection = lookup(collections, type);
  if (!collection) return true;
  const { journal, contextFor, report, proposals } = writing;
  report.converting?.({ type, id });
  const file = fileOf(collection, id);
  const entries = mirror.translationGroup(type, id);
  const estonian = entries.get('et');
  if (!estonian) {
    journal.remove(file);
    return true;
  }
  const note = { type, id, title: plainText(estonian.title.rendered) };
  let isWhole = true;
  const onFailure = () => (isWhole = false);
  const converted = await collection.convert(estonian, entries, contextFor(note, onFailure));
  const problems = problemsOf(collection, converted, writing);
  if (problems.length > 0) {
    for (const message of problems) report.problem({ ...note, message });
    return false;
  }
  if (collection.kind === 'pages') {
    proposals.set(file, {
      translationGroup,
      note,
      converted,
      texts: pageTextsSchema.parse(converted),
      isWhole,
    });
    return false;
  }
  if (collection.kind === 'posts') noteSlug(mirror, estonian, join(writing.root, file));
  journal.write(file, entryText(converted));
  // What is missing is tried again next time.
  return isWhole;
}

/** @returns Those that are done. */
function writePageTexts(
  proposals: Proposals,
  { journal, root, site, report }: WriteContext,
): readonly TranslationGroup[] {
  if (proposals.size === 0) return [];
  const removed = new Set(journal.changes().removed);
  const before = new Map([...readPageTexts(root)].filter(([file]) => !removed.has(file)));
  const proposed = new Map([...proposals].map(([file, { texts }]) => [file, texts]));
  const refused = refusePageTexts(proposed, { before, own: site.pageTexts });
  return [...proposals].flatMap(([file, { translationGroup, note, converted, isWhole }]) => {
    const problems = refused.get(file) ?? [];
    for (const message of problems) report.problem({ ...note, message });
    if (problems.length === 0) journal.write(file, entryText(converted));
    return problems.length === 0 && isWhole ? [translationGroup] : [];
  });
}

/** An id is the name for good; slugs and dates change. */
function fileOf({ kind }: Collection, id: number): string {
  const folder = String(Math.floor(id / 1000)).padStart(3, '0');
  if (kind === 'posts') return `posts/${folder}/${id}.json`;
  return kind === 'notices' ? `notices/teade-${id}.json` : `${kind}/${id}.json`;
}

function problemsOf({ kind }: Collection, entry: unknown, { site }: WriteContext): readonly string[] {
  const parsed = kinds[kind].safeParse(entry);
  if (!parsed.success)
    return parsed.error.issues.map((issue) => `${issue.path.map(String).join('.')}: ${issue.message}.`);
  return [
    ...site.check(kind, entry),
    ...(kind === 'posts' ? addressProblems(articlePath(kinds.posts.parse(entry).slug), site) : []),
  ];
}

function addressProblems(path: string, { isOldAddress }: SiteKnowledge): readonly string[] {
  if (!isOldAddress(path)) return [];
  return [`slug: ${path} is an old address that leads elsewhere. Give the article another slug.`];
}

const writtenSchema = z.object({ slug: z.string() });

/** An article that stood at another address leaves a redirect there. */
function noteSlug(mirror: Mirror, { id, slug }: WpEntry, path: string): void {
  if (!existsSync(path)) return;
  const before = parseJson(readFileSync(path, 'utf8'), writtenSchema);
  if (before.slug !== slug) new RenamedArticles(mirror).add(before.slug, id);
}
