/** Copies pictures of page builder pages to this site. Visitors send no requests to other hosts, and a picture that is
 * removed there stays available here. */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { makePrivateFolder, writePrivateFile } from '#platform/base/files.ts';
import { parseJson } from '#platform/base/json.ts';
import { lookup } from '#platform/base/lookup.ts';
import { toMessage } from '#platform/base/result.ts';
import { type Note, toNote } from '#platform/notes/note.ts';
import { configuredOrigin, findTrust, publicInternet } from '#platform/base/http/destination.ts';
import { type HttpClient, requestHttp } from '#platform/base/http/http-client.ts';
import { Semaphore } from '#platform/base/concurrency.ts';
import { pictureSchema } from '#platform/cms/picture.ts';
import { keepMedia, makePicture } from '#platform/cms/pictures.ts';
import { isDrawing } from '#platform/cms/clean-drawing.ts';
import { PictureAllowance, type PictureLimits } from './picture-allowance.server.ts';
import { type CopiedPicture, type Pictures, toAddress } from './pictures.server.ts';

export const pictureLimits: PictureLimits = {
  timeMs: 20_000,
  bodyBytes: 10_000_000,
  maxAsked: 300,
  maxBytes: 500_000_000,
  allTimeMs: 120_000,
  maxTimeouts: 2,
};

/** Max pictures requested in parallel. */
const copiedAtOnce = 4;

/** Picture formats by the first bytes of the file. */
const formats: readonly (readonly [ending: string, start: RegExp])[] = [
  ['png', /^\u0089PNG/u],
  ['jpg', /^\u00ff\u00d8\u00ff/u],
  ['gif', /^GIF8/u],
  ['webp', /^RIFF[^]{4}WEBP/u],
  ['avif', /^[^]{4}ftypavi/u],
];

const storedSchema = z.record(z.string(), z.union([z.string(), pictureSchema.omit({ alt: true })]));

export interface CopyPicturesOptions {
  /** Folder of the copies. */
  readonly media: string;
  /** File that maps each address to its copy. */
  readonly index: string;
  /** Host of the page builder. */
  readonly host: string;
  /** Known pages: a page that fails stays as it was, with its pictures. */
  readonly known: string;
  /** Requests all pictures again. */
  readonly isFull: boolean;
  readonly limits: PictureLimits;
  /** Addresses that failed before for the same pages. They are not requested again. */
  readonly lost?: ReadonlySet<string>;
  /** Tests replace it. */
  readonly request?: HttpClient;
  /** Milliseconds of a monotonic clock. */
  readonly now?: () => number;
  /** Called for each picture that cannot be copied; the page is shown without it. */
  readonly warn: (note: Note) => void;
}

export interface CopiedPictures {
  readonly pictures: Pictures;
  /** Addresses that failed, when others are still over the limit of one sync and follow in the next one; undefined when
   * none are left. */
  readonly lost: ReadonlySet<string> | undefined;
}

/** Copies pictures into `media` and removes those that no page uses. */
export async function copyPictures(
  addresses: readonly string[],
  options: CopyPicturesOptions,
): Promise<CopiedPictures> {
  const { media, index, known } = options;
  makePrivateFolder(media);
  const copied = await copyAll(addresses, options);
  const pictures = new Map<string, CopiedPicture>();
  for (const { address, picture } of copied) if (picture !== undefined) pictures.set(address, picture);
  const named = `${[...pictures.values()].map(toAddress).join('\n')}\n${known}`;
  const used = new Set([...named.matchAll(/\/media\/([\w-]+)\//gu)].map(([, folder]) => folder));
  for (const folder of readdirSync(media)) {
    if (!used.has(folder)) rmSync(join(media, folder), { recursive: true });
  }
  writePrivateFile(index, JSON.stringify(Object.fromEntries(pictures)));
  reportMissing(copied, options);
  const isAllAsked = copied.every(({ type }) => type !== 'left');
  const lost = copied.filter(({ type }) => type === 'lost').map(({ address }) => address);
  return { pictures, lost: isAllAsked ? undefined : new Set(lost) };
}

interface Copied {
  /** `kept`: not requested; `lost`: not available; `left`: over the limit of one sync. */
  readonly type: 'kept' | 'copied' | 'lost' | 'left' | 'silent-host';
  readonly address: string;
  readonly picture: CopiedPicture | undefined;
  /** Reason why there is no copy. */
  readonly note?: Note | undefined;
}

interface CopyContext {
  readonly allowance: PictureAllowance;
  /** Runs one at a time: encoding one picture uses all processors. */
  readonly making: Semaphore;
}

/** @returns Results in the order of the addresses. */
function copyAll(addresses: readonly string[], options: CopyPicturesOptions): Promise<readonly Copied[]> {
  const { media, index, isFull, limits, lost, now = () => performance.now() } = options;
  const stored = readStored(index);
  const semaphore = new Semaphore(copiedAtOnce);
  const context: CopyContext = { allowance: new PictureAllowance(limits, now), making: new Semaphore(1) };
  return Promise.all(
    addresses.map(async (address): Promise<Copied> => {
      const known = lookup(stored, address);
      const there =
        known !== undefined && existsSync(join(media, '..', toAddress(known))) ? known : undefined;
      if (there !== undefined && !isFull) return { type: 'kept', address, picture: there };
      if (lost?.has(address) === true) return { type: 'lost', address, picture: there };
      const { picture = there, ...outcome } = await semaphore.use(() => copy(address, context, options));
      return { ...outcome, address, picture };
    }),
  );
}

/** Warns about each picture that failed, and once about all that were not requested. */
function reportMissing(copied: readonly Copied[], { lost, warn }: CopyPicturesOptions): void {
  for (const { note } of copied) if (note) warn(note);
  const left = copied.filter(({ type }) => type === 'left').length;
  if (left > 0) warn(toNote('page-pictures-later', { count: left }));
  const silent = copied.filter(({ type }) => type === 'silent-host').length;
  if (silent > 0) warn(toNote('page-pictures-silent', { count: silent }));
  const before = copied.filter(({ address }) => lost?.has(address) === true).length;
  if (before > 0) warn(toNote('page-pictures-lost', { count: before }));
}

function readStored(index: string): z.infer<typeof storedSchema> {
  if (!existsSync(index)) return {};
  try {
    return parseJson(readFileSync(index, 'utf8'), storedSchema);
  } catch {
    // The file is damaged: all pictures are requested again.
    return {};
  }
}

async function copy(
  address: string,
  { allowance, making }: CopyContext,
  options: CopyPicturesOptions,
): Promise<Pick<Copied, 'type' | 'note'> & { readonly picture?: CopiedPicture }> {
  const { host, limits, request = requestHttp } = options;
  const own = configuredOrigin(host);
  const url = URL.parse(address);
  if (!url || findTrust(url, [own, publicInternet]) === undefined) {
    return { type: 'lost', note: toNote('page-picture-elsewhere', { address }) };
  }
  const allowed = allowance.take(url);
  if (allowed.type !== 'asked') return { type: allowed.type };
  const outcome = await request(url, {
    destinations: [own, publicInternet],
    limits: { ...limits, timeMs: allowed.timeMs },
  });
  allowance.note(url, outcome);
  const taken = await making.use(() => take(address, outcome, options));
  if (typeof taken === 'string' || !('code' in taken)) return { type: 'copied', picture: taken };
  // For other hosts the note is always the same: pages can name any host, and this machine reaches hosts that editors
  // cannot.
  const isOwn = findTrust(url, [own]) !== undefined;
  return { type: 'lost', note: isOwn ? taken : toNote('page-picture-lost', { address }) };
}

/** @returns The reason where there is no picture. */
async function take(
  address: string,
  outcome: Awaited<ReturnType<HttpClient>>,
  { media }: CopyPicturesOptions,
): Promise<CopiedPicture | Note> {
  if (outcome.type === 'failure')
    return toNote('page-picture-failed', { address, reason: outcome.failure.reason });
  const { status, bytes } = outcome.value;
  const start = status === 200 ? bytes.subarray(0, 1000).toString('latin1') : '';
  const ending = formats.find(([, pattern]) => pattern.test(start))?.[0];
  const isPicture = ending !== undefined || (status === 200 && isDrawing(bytes));
  if (!isPicture) return toNote('page-picture-none', { address, status });
  try {
    if (ending !== undefined && staysAsItCame(ending, bytes))
      return await keepMedia(media, `picture.${ending}`, bytes);
    const picture = await makePicture(bytes, media);
    return picture.widths ? picture : picture.src;
  } catch (cause) {
    return toNote('page-picture-failed', { address, reason: toMessage(cause) });
  }
}

/** Whether the picture may be animated: a GIF can be, a WebP says so in its header. */
function staysAsItCame(ending: string, bytes: Buffer): boolean {
  if (ending !== 'webp') return ending === 'gif';
  return bytes.toString('latin1', 12, 16) === 'VP8X' && ((bytes[20] ?? 0) & 2) !== 0;
}
