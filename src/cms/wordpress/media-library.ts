/** Pictures and documents of WordPress. Each one is downloaded once and stored with the export under an address of this
 * site. */
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { digest } from '#base/digest.ts';
import { writePrivateFile } from '#base/files.ts';
import { decodePercent } from '#base/percent.ts';
import { Semaphore } from '#base/concurrency.ts';
import { pictureSchema } from '#model/picture.ts';
import { jsonFiles } from '#base/file-marks.ts';
import { type MadePicture, makePicture } from '../pictures.ts';
import { type ContentBaseClient, ContentBaseError } from './client.ts';
import { pageSize } from './inventory.ts';
import { servedName } from './links.ts';
import type { Mirror } from './mirror.ts';
import { mediaFields, type WpMedia, wpMediaSchema } from './wp-entry.ts';

const storedPictureSchema = z.object({ version: z.string(), picture: pictureSchema.omit({ alt: true }) });
const storedDocumentSchema = z.object({ address: z.string() });

/** Encoding one picture already uses all processors. */
const drawnAtOnce = 2;
/** WordPress times have whole seconds. */
const overlapMs = 2000;

export interface MediaSetup {
  readonly client: ContentBaseClient;
  readonly mirror: Mirror;
  /** Folder `media` of the export. */
  readonly mediaDir: string;
}

export class MediaLibrary {
  readonly #setup: MediaSetup;
  readonly #drawing = new Semaphore(drawnAtOnce);
  readonly #running = new Map<string, Promise<MadePicture>>();

  constructor(setup: MediaSetup) {
    this.#setup = setup;
  }

  /** Requests media that entries refer to and that are changed or unknown, and marks what shows them.
   * @throws {ContentBaseError} */
  async refresh(): Promise<void> {
    const { client, mirror } = this.#setup;
    const since = z.string().safeParse(mirror.read('media since')).data;
    await this.#take(since === undefined ? [] : await changedMedia(client, since), since);
  }

  /** Requests media that are not known yet.
   * @throws {ContentBaseError} */
  async complete(): Promise<void> {
    await this.#take([], z.string().safeParse(this.#setup.mirror.read('media since')).data);
  }

  /** @param changed Media that WordPress already sent.
   * @param since Time of the newest known change. */
  async #take(changed: readonly WpMedia[], since: string | undefined): Promise<void> {
    const { client, mirror } = this.#setup;
    const wanted = new Set(mirror.references('media/').map(Number));
    const missing = [...wanted].filter((id) => mirror.read(`media/${id}`) === undefined);
    const batches = Array.from({ length: Math.ceil(missing.length / pageSize) }, (_, index) =>
      missing.slice(index * pageSize, (index + 1) * pageSize),
    );
    const added = await Promise.all(
      batches.map((ids) => askMedia(client, { include: ids.join(','), orderby: 'include' })),
    );
    mirror.transaction(() => {
      for (const media of [...changed, ...added.flat()]) if (wanted.has(media.id)) this.#note(media);
      const newest = [since ?? '', ...[...changed, ...added.flat()].map((media) => media.modified_gmt)]
        .sort()
        .at(-1);
      if (newest !== undefined && newest !== '') mirror.write('media since', newest);
    });
  }

  #note(media: WpMedia): void {
    const { mirror } = this.#setup;
    const name = `media/${media.id}`;
    if (JSON.stringify(mirror.read(name)) === JSON.stringify(media)) return;
    mirror.write(name, media);
    mirror.markReferring(name);
  }

  /** Fields of a media entry in WordPress. */
  entryOf(id: number): WpMedia | undefined {
    return wpMediaSchema.safeParse(this.#setup.mirror.read(`media/${id}`)).data;
  }

  /** @param version Changes when the file at the address changes.
   * @throws {ContentBaseError} When it cannot be downloaded.
   * @throws {Error} When it is not a picture. */
  async picture(address: URL, version: string): Promise<MadePicture> {
    const { mirror, client, mediaDir } = this.#setup;
    const name = `file/${address.href}`;
    const stored = storedPictureSchema.safeParse(mirror.read(name)).data;
    if (stored?.version === version && existsSync(join(mediaDir, '..', stored.picture.src)))
      return stored.picture;
    const running = this.#running.get(name);
    if (running) return running;
    const making = client.download(address).then(async (bytes) => {
      const picture = await this.#drawing.use(() => makePicture(bytes, mediaDir));
      mirror.write(name, { version, picture });
      return picture;
    });
    this.#running.set(name, making);
    return making.finally(() => this.#running.delete(name));
  }

  /** @returns Address of the copy.
   * @throws {ContentBaseError} When it cannot be downloaded. */
  async document(address: URL): Promise<string> {
    const { mirror, client, mediaDir } = this.#setup;
    const name = `file/${address.href}`;
    const stored = storedDocumentSchema.safeParse(mirror.read(name)).data;
    if (stored && existsSync(join(mediaDir, '..', decodePercent(stored.address)))) return stored.address;
    const bytes = await client.download(address);
    const file = servedName(address);
    const folder = digest(`${file} ${digest(bytes)}`);
    writePrivateFile(join(mediaDir, folder, file), bytes);
    const served = `/media/${folder}/${encodeURI(file)}`;
    mirror.write(name, { address: served });
    return served;
  }
}

async function changedMedia(client: ContentBaseClient, since: string): Promise<readonly WpMedia[]> {
  const after = new Date(Date.parse(`${since}Z`) - overlapMs).toISOString();
  const changed: WpMedia[] = [];
  for (let page = 1; ; page += 1) {
    const batch = await askMedia(client, { modified_after: after, orderby: 'id', order: 'asc', page });
    changed.push(...batch);
    if (batch.length < pageSize) return changed;
  }
}

async function askMedia(
  client: ContentBaseClient,
  parameters: Readonly<Record<string, string | number>>,
): Promise<readonly WpMedia[]> {
  try {
    const { json } = await client.ask('wp/v2/media', {
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

const retentionMs = 30 * 24 * 3_600_000;

/** Reads the whole export, so call it only in a sync that does the same.
 * @param root Folder of the export.
 * @param now Milliseconds since the epoch. */
export function forgetOldMedia(root: string, now: number): void {
  const mediaDir = join(root, 'media');
  if (!existsSync(mediaDir)) return;
  const used = new Set<string>();
  for (const file of jsonFiles(root)) {
    if (file.startsWith('media/')) continue;
    const text = readFileSync(join(root, file), 'utf8');
    for (const [, folder = ''] of text.matchAll(/\/media\/([\w-]+)\//gu)) used.add(folder);
  }
  for (const folder of readdirSync(mediaDir)) {
    const path = join(mediaDir, folder);
    if (!used.has(folder) && now - statSync(path).mtimeMs > retentionMs) rmSync(path, { recursive: true });
  }
}
