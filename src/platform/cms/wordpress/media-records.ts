/** What WordPress says about its files: those that entries name by id, and all documents, which texts name by address only.
 * What changes or goes marks what shows it. WordPress does not call a replaced file a change of its entry, so everything is
 * asked for in each inventory. */
import { z } from 'zod';
import { decodePercent } from '#platform/base/percent.ts';
import { type ContentBaseClient, type RestReader } from './client.ts';
import { ContentBaseError } from './content-base-error.ts';
import { pageSize } from './inventory.ts';
import type { Mirror } from './mirror.ts';
import { BatchedReader } from './batched-reader.ts';
import { uploadName } from './upload-names.ts';
import { mediaFields, type WpMedia, wpMediaSchema } from './wp-entry.ts';

/** Types of files that are no pictures, as WordPress groups them. */
const documentTypes = ['application', 'text', 'video', 'audio'];

export interface MediaChanges {
  /** Files that WordPress had and has no more. */
  readonly gone: readonly WpMedia[];
  /** Whether one is gone whose address was never known. */
  readonly isAnyUnknown: boolean;
}

export class MediaRecords {
  readonly #client: ContentBaseClient;
  readonly #mirror: Mirror;
  /** By path and by name; made when it is first needed. */
  #byName: ReadonlyMap<string, WpMedia> | undefined;

  constructor(client: ContentBaseClient, mirror: Mirror) {
    this.#client = client;
    this.#mirror = mirror;
  }

  /** Asks for everything that is or may be shown.
   * @throws {ContentBaseError} */
  async refresh(): Promise<MediaChanges> {
    const reader = new BatchedReader(this.#client);
    const uploads = new Set(this.#mirror.references('upload/'));
    const asked = new Set([...this.#wanted(), ...this.#known().filter((id) => this.#isNamed(id, uploads))]);
    const [byId, documents] = await Promise.all([
      askByIds(reader, [...asked]),
      uploads.size > 0 ? askDocuments(reader) : [],
    ]);
    return this.#take([...byId, ...documents], new Set([...asked, ...this.#known()]));
  }

  /** Asks for files that are reported as changed.
   * @throws {ContentBaseError} */
  async check(ids: readonly number[]): Promise<MediaChanges> {
    return this.#take(await askByIds(this.#client, ids), new Set(ids));
  }

  /** Asks for those that entries name and that are not known yet.
   * @throws {ContentBaseError} */
  async complete(): Promise<void> {
    const missing = [...this.#wanted()].filter((id) => this.findEntry(id) === undefined);
    if (missing.length > 0) this.#take(await askByIds(this.#client, missing), new Set());
  }

  findEntry(id: number): WpMedia | undefined {
    return wpMediaSchema.safeParse(this.#mirror.read(`media/${id}`)).data;
  }

  /** The file at an address: itself, or a size of it. */
  entryAt({ pathname }: URL): WpMedia | undefined {
    this.#byName ??= this.#readNames();
    return this.#byName.get(decodePercent(pathname)) ?? this.#byName.get(uploadName(pathname));
  }

  /** @param asked Ids that are gone unless they are among the found. */
  #take(found: readonly WpMedia[], asked: ReadonlySet<number>): MediaChanges {
    const ids = new Set(found.map(({ id }) => id));
    const missing = [...asked].filter((id) => !ids.has(id));
    const gone = missing.flatMap((id) => this.findEntry(id) ?? []);
    const wanted = this.#wanted();
    const uploads = new Set(this.#mirror.references('upload/'));
    this.#mirror.transaction(() => {
      for (const entry of found)
        if (wanted.has(entry.id) || uploads.has(toUploadName(entry)) || this.findEntry(entry.id))
          this.#note(entry);
      for (const entry of gone) this.#forget(entry);
    });
    this.#byName = undefined;
    return { gone, isAnyUnknown: missing.length > gone.length };
  }

  #note(entry: WpMedia): void {
    const before = this.findEntry(entry.id);
    if (JSON.stringify(before) === JSON.stringify(entry)) return;
    if (before) this.#markShowing(before);
    this.#mirror.write(`media/${entry.id}`, entry);
    this.#markShowing(entry);
  }

  #forget(entry: WpMedia): void {
    this.#markShowing(entry);
    this.#mirror.forget(`media/${entry.id}`);
  }

  #markShowing(entry: WpMedia): void {
    this.#mirror.markReferring(`media/${entry.id}`);
    this.#mirror.markReferring(`upload/${toUploadName(entry)}`);
  }

  /** Ids that entries name. */
  #wanted(): ReadonlySet<number> {
    return new Set(this.#mirror.references('media/').map(Number));
  }

  #known(): readonly number[] {
    return this.#mirror.names('media/').map(Number).filter(Number.isInteger);
  }

  #isNamed(id: number, uploads: ReadonlySet<string>): boolean {
    const entry = this.findEntry(id);
    return entry !== undefined && uploads.has(toUploadName(entry));
  }

  #readNames(): ReadonlyMap<string, WpMedia> {
    const entries = this.#known().flatMap((id) => this.findEntry(id) ?? []);
    // The path itself counts more than a name that several may share.
    return new Map([
      ...entries.map((entry) => [toUploadName(entry), entry] as const),
      ...entries.map((entry) => [decodePercent(toPathname(entry)), entry] as const),
    ]);
  }
}

const toPathname = ({ source_url: address }: WpMedia): string => URL.parse(address)?.pathname ?? address;

/** The name by which texts refer to the file. */
export const toUploadName = (entry: WpMedia): string => uploadName(toPathname(entry));

async function askByIds(reader: RestReader, ids: readonly number[]): Promise<readonly WpMedia[]> {
  const batches = Array.from({ length: Math.ceil(ids.length / pageSize) }, (_, index) =>
    ids.slice(index * pageSize, (index + 1) * pageSize),
  );
  const found = await Promise.all(
    batches.map((batch) => askMedia(reader, { include: batch.join(','), orderby: 'include' })),
  );
  return found.flat();
}

async function askDocuments(reader: RestReader): Promise<readonly WpMedia[]> {
  const found = await Promise.all(
    documentTypes.map(async (type) => {
      const list: WpMedia[] = [];
      for (let page = 1; ; page += 1) {
        const batch = await askMedia(reader, { media_type: type, orderby: 'id', order: 'asc', page });
        list.push(...batch);
        if (batch.length < pageSize) return list;
      }
    }),
  );
  return found.flat();
}

async function askMedia(
  reader: RestReader,
  parameters: Readonly<Record<string, string | number>>,
): Promise<readonly WpMedia[]> {
  try {
    const { json } = await reader.ask('wp/v2/media', {
      per_page: pageSize,
      _fields: mediaFields.join(','),
      ...parameters,
    });
    const response = z.array(z.unknown()).parse(json);
    // A broken entry counts as missing: what shows it reports it.
    return response.flatMap((raw) => wpMediaSchema.safeParse(raw).data ?? []);
  } catch (cause) {
    if (cause instanceof ContentBaseError && cause.code?.endsWith('_invalid_page_number')) return [];
    throw cause;
  }
}
