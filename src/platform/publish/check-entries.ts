/** Entries before they are published, by the checks that they had when WordPress sent them. */
import type { KeyChange } from '#platform/base/key-range.ts';
import type { EntryChecks, KnownEntries } from '#platform/cms/entry-checks.ts';
import { formatFault, type Note } from '#platform/notes/note.ts';
import type { Kind } from '#platform/cms/export/export.ts';
import type { ContentProblem } from '#platform/cms/export/parse-file.ts';
import type { KnownPages } from './published-part.ts';
import { type Content, type Placed, problem } from './stored-content.ts';

/** Checks entries of all kinds that have a check. */
export function checkKinds(
  list: readonly EntryChecks[],
  content: Content,
  pages: KnownPages,
): readonly ContentProblem[] {
  const known = knownEntries(content, pages.isKnown);
  return list
    .flatMap(({ kinds = {} }) => Object.entries(kinds))
    .flatMap(([kind, check]) => {
      const faultsIn = check as (entry: unknown, known: KnownEntries) => readonly Note[];
      return content
        .all(kind as Kind)
        .flatMap((placed: Placed<Kind>) =>
          faultsIn(placed.entry, known).map((fault) => problem(kind as Kind, placed, inEnglish(fault))),
        );
    });
}

/** Checks changed entries, whatever their kind: all of them, if something changed that the check needs. */
export function checkChanged(
  list: readonly EntryChecks[],
  content: Content,
  keyChanges: readonly KeyChange[],
): readonly ContentProblem[] {
  const changed = keyChanges
    .filter(({ list: name }) => name.startsWith('entry/'))
    .map(({ list: name, key }) => ({ kind: name.slice('entry/'.length), id: key }));
  const known = knownEntries(content, () => true);
  return list.flatMap(({ any, needs = [] }) => {
    if (!any) return [];
    const isAll = changed.some(({ kind }) => needs.some((need) => need === kind));
    return [...content.texts(isAll ? undefined : changed)].flatMap(({ kind, id, file, json }) =>
      any(json, known).map((fault) => ({ file, entry: `${kind} ${id}`, ...inEnglish(fault) })),
    );
  });
}

const knownEntries = (content: Content, isPage: KnownEntries['isPage']): KnownEntries => ({
  has: (kind, id) => content.has(kind, id),
  all: (kind) => content.all(kind).map(({ entry }) => entry),
  isPage,
});

/** As those read it who write files. */
const inEnglish = (fault: Note) => ({
  ...(fault.field !== undefined && { field: fault.field }),
  message: formatFault(fault, 'en'),
});
