/** What WordPress lacks of "What goes where" comes from CONTENT_DIR until WordPress has had all of it: an editor who publishes one
 * object must not lose the others. From then on, what is deleted in WordPress is gone. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteKnowledge } from './known-content.ts';
import { entryText, type Journal } from './journal.ts';
import type { Mirror } from './mirror.ts';

/** By the REST route of the type. */
const filledKinds = {
  sorting_groups: 'sorting-groups',
  sorting_items: 'sorting-items',
  sorting_differences: 'sorting-differences',
} as const;

type FilledKind = (typeof filledKinds)[keyof typeof filledKinds];

export interface ShippedEntry {
  readonly id: string;
  readonly value: unknown;
}

/** What a sync knows of the site. */
export interface SyncKnowledge extends SiteKnowledge {
  /** Entries of CONTENT_DIR. They are read when this is called, because most syncs need none. */
  readonly shipped: (kind: FilledKind) => readonly ShippedEntry[];
}

interface Filling {
  readonly mirror: Mirror;
  /** Folder of the export. */
  readonly root: string;
  readonly site: SyncKnowledge;
  /** Decides again who owns a kind that WordPress never had whole. */
  readonly isFull: boolean;
}

/** WordPress owns a kind that is whole. */
type State = 'open' | 'whole';

const stateName = (kind: FilledKind): string => `filled ${kind}`;

/** @param journal Already has the converted entries.
 * @returns Remembers the decision. Called when the journal is committed. */
export function fillKinds(journal: Journal, filling: Filling): () => void {
  const decided = Object.entries(filledKinds).map(
    ([type, kind]) => [kind, fillKind(journal, { type, kind }, filling)] as const,
  );
  return () => {
    for (const [kind, state] of decided) filling.mirror.write(stateName(kind), state);
  };
}

interface Place {
  readonly type: string;
  readonly kind: FilledKind;
}

function fillKind(journal: Journal, { type, kind }: Place, filling: Filling): State {
  const { mirror, root, site } = filling;
  const known = mirror.read(stateName(kind));
  const before = filledFiles(root, kind);
  const ids = idsIn(journal, { type, kind }, filling);
  if (known === 'whole' || (ids.size === 0 && before.length === 0)) {
    return known === 'whole' ? known : 'open';
  }
  const shipped = site.shipped(kind);
  const lacking = shipped.filter(({ id }) => !ids.has(id));
  const isWhole =
    lacking.length === 0 || (isUndecided(known, filling) && lacking.length * 2 <= shipped.length);
  const files = new Map(
    isWhole ? [] : lacking.map(({ id, value }) => [`${kind}/${prefix}${id}.json`, value]),
  );
  for (const [file, value] of files) journal.write(file, entryText(value));
  for (const file of before) if (!files.has(file)) journal.remove(file);
  return isWhole ? 'whole' : 'open';
}

/** A machine without a memory takes a WordPress with half of the entries for one that had all: the others were deleted. */
const isUndecided = (known: unknown, { isFull }: Filling): boolean => known === undefined || isFull;

/** Files of WordPress begin with a number. */
const prefix = 'shipped-';

function filledFiles(root: string, kind: FilledKind): readonly string[] {
  const folder = join(root, kind);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.startsWith(prefix))
    .map((name) => `${kind}/${name}`);
}

/** Ids of the entries of WordPress that the export has: one that was refused leaves that of CONTENT_DIR in its place. */
function idsIn(
  journal: Journal,
  { type, kind }: Place,
  { mirror, root }: Pick<Filling, 'mirror' | 'root'>,
): ReadonlySet<string> {
  const { written, removed } = journal.changes();
  const [added, gone] = [new Set(written), new Set(removed)];
  const isThere = (file: string) => added.has(file) || (!gone.has(file) && existsSync(join(root, file)));
  const rows = mirror.rows(type).filter(({ id }) => isThere(`${kind}/${id}.json`));
  return new Set(rows.map(({ slug }) => slug));
}
