/** What a sync knows of other entries while it checks one. */
import type { Kind } from '../export/export.ts';
import type { Collections } from './collections.ts';
import { isWhole } from './fill-kinds.ts';
import type { SyncedEntries } from './known-content.ts';
import { isShippedRow, type KnownRow, knownRows } from './known-rows.ts';
import type { Mirror } from './mirror.ts';

/** Rows are read once for each kind until one of it is written. */
export class SyncedRows implements SyncedEntries {
  readonly #mirror: Mirror;
  readonly #filled: ReadonlySet<Kind>;
  // Bounded by the number of kinds.
  readonly #rows = new Map<Kind, ReadonlyMap<string, KnownRow>>();

  constructor(mirror: Mirror, collections: Collections) {
    this.#mirror = mirror;
    const all = Object.values(collections);
    this.#filled = new Set(all.filter(({ isFilled }) => isFilled).map(({ kind }) => kind));
  }

  /** Call this when a row of the kind was written. */
  forget(kind: Kind): void {
    this.#rows.delete(kind);
  }

  readonly entries = (kind: Kind): ReadonlyMap<string, unknown> =>
    new Map([...this.#rowsOf(kind)].map(([id, { value }]) => [id, value]));

  /** CONTENT_DIR has the others of a kind that WordPress never had whole. */
  readonly isWhole = (kind: Kind): boolean =>
    this.#filled.has(kind) ? isWhole(this.#mirror, kind) : this.#rowsOf(kind).size > 0;

  /** Whether another entry of WordPress has the id. */
  isTaken(kind: Kind, id: string | number, path: string): boolean {
    const other = this.#rowsOf(kind).get(String(id));
    return other !== undefined && other.path !== path && !isShippedRow(other.path);
  }

  #rowsOf(kind: Kind): ReadonlyMap<string, KnownRow> {
    const rows = this.#rows.get(kind) ?? knownRows(this.#mirror, kind);
    this.#rows.set(kind, rows);
    return rows;
  }
}
