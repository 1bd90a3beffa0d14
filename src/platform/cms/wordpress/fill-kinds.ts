/** What WordPress lacks of some kinds (`isFilled` of a collection) comes from CONTENT_DIR until WordPress has had all of it: an editor
 * who publishes one entry must not lose the others. From then on, what is deleted in WordPress is gone. */
import type { Kind } from '../export/export.ts';
import type { SiteKnowledge } from './known-content.ts';
import { isShippedRow, knownRows, shippedPrefix } from './known-rows.ts';
import type { Mirror } from './mirror.ts';

export interface ShippedEntry {
  readonly id: string;
  readonly value: unknown;
}

/** What a sync knows of the site. */
export interface SyncKnowledge extends SiteKnowledge {
  /** Entries of CONTENT_DIR. They are read when this is called, because most syncs need none. */
  readonly shipped: (kind: Kind) => readonly ShippedEntry[];
}

interface FillContext {
  /** Already has the drafts of the converted entries. */
  readonly mirror: Mirror;
  readonly site: SyncKnowledge;
  /** Decides again who owns a kind that WordPress never had whole. */
  readonly isFull: boolean;
}

/** Whether WordPress has had all entries of a kind, so that those of CONTENT_DIR count no more. */
export const isWhole = (mirror: Mirror, kind: Kind): boolean => mirror.read(stateName(kind)) === 'whole';

/** WordPress owns a kind that is whole. */
type State = 'open' | 'whole';

const stateName = (kind: Kind): string => `filled ${kind}`;

/** @returns Remembers the decision. Called when the drafts are taken over. */
export function fillKinds(context: FillContext): () => void {
  const decided = Object.values(context.site.collections).flatMap(({ kind, isFilled = false }) =>
    isFilled ? [[kind, fillKind(kind, context)] as const] : [],
  );
  return () => {
    for (const [kind, state] of decided) context.mirror.write(stateName(kind), state);
  };
}

function fillKind(kind: Kind, context: FillContext): State {
  const { mirror, site } = context;
  const known = mirror.read(stateName(kind));
  if (known === 'whole') return known;
  const before = mirror.content.paths(kind).filter(isShippedRow);
  const ids = idsIn(mirror, kind);
  if (ids.size === 0 && before.length === 0) return 'open';
  const shipped = site.shipped(kind);
  const lacking = shipped.filter(({ id }) => !ids.has(id));
  const isComplete =
    lacking.length === 0 || (isUndecided(known, context) && lacking.length * 2 <= shipped.length);
  const filled = new Map(
    isComplete ? [] : lacking.map(({ id, value }) => [`${kind}/${shippedPrefix}${id}.json`, value]),
  );
  for (const [path, value] of filled) mirror.drafts.write(path, value);
  for (const path of before) if (!filled.has(path)) mirror.drafts.remove(path);
  return isComplete ? 'whole' : 'open';
}

/** A machine without a memory takes a WordPress with half of the entries for one that had all: the others were deleted. */
const isUndecided = (known: unknown, { isFull }: FillContext): boolean => known === undefined || isFull;

/** Ids of the entries of WordPress that the content has: one that was refused leaves that of CONTENT_DIR in its place. */
const idsIn = (mirror: Mirror, kind: Kind): ReadonlySet<string> =>
  new Set([...knownRows(mirror, kind)].flatMap(([id, { path }]) => (isShippedRow(path) ? [] : [id])));
