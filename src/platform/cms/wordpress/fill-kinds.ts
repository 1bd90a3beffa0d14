/** What WordPress lacks of some kinds (`isFilled` of a collection) comes from CONTENT_DIR until WordPress has had all of it: an editor
 * who publishes one entry must not lose the others. From then on, what is deleted in WordPress is gone. */
import type { Kind } from '../export/export.ts';
import type { SiteKnowledge } from './known-content.ts';
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

/** WordPress owns a kind that is whole. */
type State = 'open' | 'whole';

const stateName = (kind: Kind): string => `filled ${kind}`;

/** @returns Remembers the decision. Called when the drafts are taken over. */
export function fillKinds(context: FillContext): () => void {
  const decided = Object.entries(context.site.collections).flatMap(([type, { kind, isFilled = false }]) =>
    isFilled ? [[kind, fillKind({ type, kind }, context)] as const] : [],
  );
  return () => {
    for (const [kind, state] of decided) context.mirror.write(stateName(kind), state);
  };
}

interface FilledType {
  /** REST route. */
  readonly type: string;
  readonly kind: Kind;
}

function fillKind({ type, kind }: FilledType, context: FillContext): State {
  const { mirror, site } = context;
  const known = mirror.read(stateName(kind));
  const before = mirror.content.paths(kind).filter((path) => path.startsWith(`${kind}/${prefix}`));
  const ids = idsIn(mirror, { type, kind });
  if (known === 'whole' || (ids.size === 0 && before.length === 0)) {
    return known === 'whole' ? known : 'open';
  }
  const shipped = site.shipped(kind);
  const lacking = shipped.filter(({ id }) => !ids.has(id));
  const isWhole =
    lacking.length === 0 || (isUndecided(known, context) && lacking.length * 2 <= shipped.length);
  const filled = new Map(
    isWhole ? [] : lacking.map(({ id, value }) => [`${kind}/${prefix}${id}.json`, value]),
  );
  for (const [path, value] of filled) mirror.drafts.write(path, value);
  for (const path of before) if (!filled.has(path)) mirror.drafts.remove(path);
  return isWhole ? 'whole' : 'open';
}

/** A machine without a memory takes a WordPress with half of the entries for one that had all: the others were deleted. */
const isUndecided = (known: unknown, { isFull }: FillContext): boolean => known === undefined || isFull;

/** Rows of WordPress begin with a number. */
const prefix = 'shipped-';

/** Ids of the entries of WordPress that the content has: one that was refused leaves that of CONTENT_DIR in its place. */
function idsIn(mirror: Mirror, { type, kind }: FilledType): ReadonlySet<string> {
  const { content, drafts } = mirror;
  const { written, removed } = drafts.changes();
  const [added, gone] = [new Set(written), new Set(removed)];
  const isThere = (path: string) => added.has(path) || (!gone.has(path) && content.read(path) !== undefined);
  const there = mirror.rows(type).filter(({ id }) => isThere(`${kind}/${id}.json`));
  return new Set(there.map(({ slug }) => slug));
}
