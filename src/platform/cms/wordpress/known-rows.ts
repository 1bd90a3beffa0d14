/** Entries of the synced content while a sync changes it: with what it has written so far, and without what it has taken away. */
import { parseJson } from '#platform/base/json.ts';
import type { Kind } from '../export/export.ts';
import type { Mirror } from './mirror.ts';

export interface KnownRow {
  readonly path: string;
  readonly value: unknown;
}

/** Rows that stand for entries of CONTENT_DIR (fill-kinds.ts); those of WordPress begin with a number. */
export const shippedPrefix = 'shipped-';

export const isShippedRow = (path: string): boolean => path.includes(`/${shippedPrefix}`);

/** @returns By id. Of two rows with the same id, that of WordPress. */
export function knownRows(mirror: Mirror, kind: Kind): ReadonlyMap<string, KnownRow> {
  const { content, drafts } = mirror;
  const drafted = drafts.rows(kind);
  const rows = [
    ...content.paths(kind).flatMap((path) => (drafted.has(path) ? [] : [{ path, json: content.read(path) }])),
    ...[...drafted].map(([path, json]) => ({ path, json })),
  ];
  const known = new Map<string, KnownRow>();
  for (const { path, json } of rows) {
    if (json === undefined) continue;
    const value = parseJson(json);
    const id = idOf(value);
    if (id !== undefined && (!known.has(id) || !isShippedRow(path))) known.set(id, { path, value });
  }
  return known;
}

function idOf(value: unknown): string | undefined {
  const id: unknown = typeof value === 'object' && value !== null && 'id' in value ? value.id : undefined;
  return typeof id === 'string' || typeof id === 'number' ? String(id) : undefined;
}
