/** Pictures and documents of WordPress. Each one is downloaded once and stored with the export under an address of this
 * site. A file may change or go under its address: it is asked for again when WordPress says something else about it, and
 * when an entry that shows it is read again. */
import { existsSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import { InFlight, Semaphore } from '#platform/base/concurrency.ts';
import { ImageError } from '#platform/base/image-error.ts';
import { decodePercent } from '#platform/base/percent.ts';
import { pictureSchema } from '../picture.ts';
import { keepMedia, type MadePicture, makePicture } from '../pictures.ts';
import type { ContentBaseClient, Validators } from './client.ts';
import { isGone } from './file-faults.ts';
import { servedName } from './links.ts';
import { type MediaChanges, MediaRecords, toUploadName } from './media-records.ts';
import type { Mirror } from './mirror.ts';
import { uploadName } from './upload-names.ts';
import type { WpMedia } from './wp-entry.ts';

/** A picture in several widths, or the address of a document. */
const copySchema = z.union([z.string(), pictureSchema.omit({ alt: true })]);

type Copy = z.output<typeof copySchema>;

const storedSchema = z.object({
  /** What WordPress said about the file when it was downloaded; absent when it said nothing. */
  mark: z.string().optional(),
  etag: z.string().optional(),
  modified: z.string().optional(),
  copy: copySchema,
});

type Stored = z.output<typeof storedSchema>;

/** Encoding one picture already uses all processors. */
const drawnAtOnce = 2;

export interface MediaPlace {
  /** Folder `media` of the synced content. */
  readonly mediaDir: string;
  /** Waits for a publish that may be reading files, and lets none begin. */
  readonly lockSite: () => Promise<void>;
}

export interface MediaSetup extends MediaPlace {
  readonly client: ContentBaseClient;
  readonly mirror: Mirror;
}

export interface FileDetails {
  /** Of the copy. */
  readonly bytes?: number | undefined;
  /** Pixels of a video, once the media library was asked about it. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

/** Files for one entry. */
export interface MediaReader {
  /** Fields of a media entry in WordPress. */
  readonly findEntry: (id: number) => Pick<WpMedia, 'source_url' | 'alt_text'> | undefined;
  /** @param address Of a document that has a copy. */
  readonly describe: (address: URL) => FileDetails;
  /** @throws {ContentBaseError} When it cannot be downloaded.
   * @throws {ImageError} When it is not a picture. */
  readonly picture: (address: URL) => Promise<MadePicture>;
  /** @returns Address of the copy.
   * @throws {ContentBaseError} When it cannot be downloaded. */
  readonly document: (address: URL) => Promise<string>;
}

export interface ReaderOptions {
  /** Whether WordPress is asked for each file, also when it says that nothing changed. */
  readonly isChecked: boolean;
  /** Called when a file cannot be asked for; its copy stays. */
  readonly onKept: (address: URL, cause: unknown) => void;
}

interface Wanted {
  readonly name: string;
  readonly address: URL;
  readonly keep: (bytes: Buffer) => Promise<Copy>;
}

export class MediaLibrary {
  readonly #setup: MediaSetup;
  readonly #records: MediaRecords;
  readonly #drawing = new Semaphore(drawnAtOnce);
  readonly #loading = new InFlight<Copy>();
  /** Files that were asked for in this sync. Bounded by the files of its entries. */
  readonly #asked = new Set<string>();
  /** Why each file is gone that WordPress has no more. Bounded likewise. */
  readonly #withdrawn = new Map<string, unknown>();

  constructor(setup: MediaSetup) {
    this.#setup = setup;
    this.#records = new MediaRecords(setup.client, setup.mirror);
  }

  /** Finds changes of all files that are or may be shown, and marks what shows them.
   * @throws {ContentBaseError} */
  async refresh(): Promise<void> {
    await this.#recall(await this.#records.refresh());
  }

  /** Finds changes of some files, and of those that entries name for the first time.
   * @param ids Files that are reported as changed.
   * @throws {ContentBaseError} */
  async complete(ids: readonly number[] = []): Promise<void> {
    await this.#records.complete();
    if (ids.length > 0) await this.#recall(await this.#records.check(ids));
  }

  reader({ isChecked, onKept }: ReaderOptions): MediaReader {
    const load = async (wanted: Wanted): Promise<Copy> => {
      const stored = this.#read(wanted.name);
      const isKnown = stored?.mark === this.#buildMark(wanted.address);
      if (stored && isKnown && (!isChecked || this.#asked.has(wanted.name))) return stored.copy;
      try {
        return await this.#loading.share(wanted.name, () => this.#load(wanted));
      } catch (cause) {
        if (!stored || this.#withdrawn.has(wanted.name)) throw cause;
        onKept(wanted.address, cause);
        return stored.copy;
      }
    };
    return {
      findEntry: (id) => this.#records.findEntry(id),
      describe: (address) => {
        const { width, height } = this.#records.entryAt(address)?.media_details ?? {};
        const stored = this.#read(`file/${address.href}`);
        return { width, height, ...(stored && { bytes: statSync(this.#toFile(stored)).size }) };
      },
      picture: async (address) => {
        const keep = (bytes: Buffer) => this.#drawing.use(() => makePicture(bytes, this.#setup.mediaDir));
        const copy = await load({ name: `file/${address.href}`, address, keep });
        if (typeof copy === 'string') throw new ImageError('unreadable', 'it is a document');
        return copy;
      },
      document: async (address) => {
        const keep = (bytes: Buffer) => keepMedia(this.#setup.mediaDir, servedName(address), bytes);
        const copy = await load({ name: `file/${address.href}`, address, keep });
        return typeof copy === 'string' ? copy : copy.src;
      },
    };
  }

  /** Deletes the copies of files that WordPress has no more. Call it when the content names them no more. They are forgotten
   * last: if the process dies before, the next sync asks for them again.
   * @returns Their folders within the export. */
  async commit(): Promise<readonly string[]> {
    const { mirror, mediaDir, lockSite } = this.#setup;
    if (this.#withdrawn.size === 0) return [];
    const folderOf = (name: string) => this.#findFolder(name) ?? [];
    // Two files with the same content have one copy.
    const kept = mirror.names('file/').map((name) => `file/${name}`);
    const others = new Set(kept.filter((name) => !this.#withdrawn.has(name)).flatMap(folderOf));
    const removed = [...new Set([...this.#withdrawn.keys()].flatMap(folderOf))].filter(
      (folder) => !others.has(folder),
    );
    if (removed.length > 0) await lockSite();
    for (const folder of removed) rmSync(join(mediaDir, folder), { recursive: true, force: true });
    mirror.transaction(() => {
      for (const name of this.#withdrawn.keys()) mirror.forget(name);
    });
    return removed.map((folder) => `media/${folder}`);
  }

  /** Asks for the copies of files that are gone from the media library, whether or not anything shows them still. */
  async #recall({ gone, isAnyUnknown }: MediaChanges): Promise<void> {
    const { mirror } = this.#setup;
    const names = new Set(gone.map(toUploadName));
    const suspects = mirror.names('file/').flatMap((href) => {
      const address = URL.parse(href);
      const isMeant = address && (names.has(uploadName(address.pathname)) || isAnyUnknown);
      return isMeant && this.#read(`file/${href}`) && !this.#records.entryAt(address) ? [address] : [];
    });
    await Promise.all(
      suspects.map(async (address) => {
        const name = `file/${address.href}`;
        // Another file may have taken the address: it is downloaded by what shows it.
        const keep = () => Promise.reject(new Error('It is only asked for.'));
        await this.#load({ name, address, keep }).catch(() => undefined);
        if (this.#withdrawn.has(name))
          mirror.transaction(() => mirror.markReferring(`upload/${uploadName(address.pathname)}`));
      }),
    );
  }

  async #load({ name, address, keep }: Wanted): Promise<Copy> {
    const { mirror, client } = this.#setup;
    const stored = this.#read(name);
    const mark = this.#buildMark(address);
    const known = stored?.mark === mark ? stored : undefined;
    try {
      const loaded = await client.download(address, toValidators(known));
      const copy = loaded.type === 'file' ? await keep(loaded.bytes) : known?.copy;
      if (copy === undefined) throw new TypeError(`${address.href} is unchanged and unknown.`);
      if (loaded.type === 'file')
        mirror.write(name, { ...loaded.validators, mark, copy } satisfies Partial<Stored>);
      this.#asked.add(name);
      return copy;
    } catch (cause) {
      // A file that the library still names is missing by mistake, and may come again.
      if (isGone(cause) && mark === undefined) this.#withdrawn.set(name, cause);
      throw cause;
    }
  }

  /** Changes when WordPress says something else about a file.
   * @returns undefined for a file that the media library does not name. */
  #buildMark(address: URL): string | undefined {
    const entry = this.#records.entryAt(address);
    return entry && JSON.stringify([entry.id, entry.modified_gmt, entry.media_details.filesize]);
  }

  /** @returns undefined when there is no copy. */
  #read(name: string): Stored | undefined {
    const stored = storedSchema.safeParse(this.#setup.mirror.read(name)).data;
    return stored && existsSync(this.#toFile(stored)) ? stored : undefined;
  }

  #toFile({ copy }: Stored): string {
    return join(this.#setup.mediaDir, '..', decodePercent(toAddress(copy)));
  }

  #findFolder(name: string): string | undefined {
    const stored = this.#read(name);
    return stored && basename(dirname(toAddress(stored.copy)));
  }
}

const toAddress = (copy: Copy): string => (typeof copy === 'string' ? copy : copy.src);

function toValidators(stored: Stored | undefined): Validators {
  const { etag, modified } = stored ?? {};
  return { etag, modified };
}
