/** The pages that show entries of WordPress, for their editors: its own, or that of its kind. */
import type { DatabaseSync } from 'node:sqlite';
import { trustedJson } from '#platform/base/json.ts';
import { allRows, firstRow } from '#platform/base/statements.ts';
import { pathInAllLocales } from '#platform/addresses/paths.ts';
import type { Kind } from '#platform/cms/export/export.ts';
import type { KindPreviews } from '#platform/on-demand/preview/previewed-site.ts';
import { toEntryPage } from '#platform/on-demand/preview/entry-page.ts';
import type { TargetOptions, TargetSource } from './published-part.ts';
import { toTarget } from './targets.ts';
import { keyedByList } from './update-targets.ts';

/** Which targets there are does not depend on them as far as pages are concerned. */
const targetOptions: TargetOptions = { socialImages: 'off', hasPageBuilder: true };

export interface TargetRow {
  readonly isStale: number;
  readonly writtenAt: number | null;
}

export interface EntryPagesOptions {
  /** Of all parts of the site. */
  readonly targets: readonly TargetSource[];
  readonly previews: KindPreviews;
}

export class EntryPages {
  readonly #previews: KindPreviews;
  readonly #keyed: ReturnType<typeof keyedByList>;
  readonly #findTarget;
  readonly #findPositions;
  readonly #findEntry;

  /** @param published The database of the site. */
  constructor(published: DatabaseSync, { targets, previews }: EntryPagesOptions) {
    this.#previews = previews;
    this.#keyed = keyedByList(targets);
    this.#findTarget = published.prepare(
      'SELECT stale IS NOT NULL AS isStale, rendered_at AS writtenAt FROM target WHERE address = ?',
    );
    this.#findPositions = published.prepare(
      'SELECT list, key FROM position JOIN entry ON entry.number = position.entry WHERE entry.file = ?',
    );
    this.#findEntry = published.prepare('SELECT json FROM entry WHERE file = ?');
  }

  target(address: string): TargetRow | undefined {
    return firstRow<TargetRow>(this.#findTarget, address);
  }

  /** @param file Of an entry in the export.
   * @returns Addresses of published pages, at most one in each language; none for what is not published, and for an old address. */
  of(kind: Kind, file: string): readonly string[] {
    const own = this.#own(file).filter((address) => this.#isPage(address));
    return own.length > 0 ? own : this.#shared(kind, file).filter((address) => this.#isPage(address));
  }

  #own(file: string): readonly string[] {
    const positions = allRows<{ readonly list: string; readonly key: string }>(this.#findPositions, file);
    return positions.flatMap(({ list, key }) =>
      (this.#keyed.get(list) ?? []).flatMap((toAddresses) => toAddresses(key, targetOptions)),
    );
  }

  #shared(kind: Kind, file: string): readonly string[] {
    const entry =
      kind === 'redirects' ? undefined : firstRow<{ readonly json: string }>(this.#findEntry, file);
    return entry ? pathInAllLocales(toEntryPage(kind, trustedJson(entry.json), this.#previews)) : [];
  }

  #isPage(address: string): boolean {
    return toTarget(address).file.endsWith('.html') && this.target(address) !== undefined;
  }
}
