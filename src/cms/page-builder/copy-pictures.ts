/** Copies pictures of pages of the page builder to this site: visitors ask no other host, and a picture that goes there
 * stays here. */
import { putInPlace } from '#base/files/put-in-place.ts';
import { parseJson } from '#base/json.ts';
import { lookup } from '#base/lookup.ts';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { messageOf } from '#base/error-message.ts';
import { digest } from '#base/digest.ts';
import { configuredOrigin, publicInternet, trustOf } from '#base/http/destination.ts';
import { type HttpClient, requestHttp } from '#base/http/http-client.ts';
import { Semaphore } from '#base/semaphore.ts';
import { pictureSchema } from '#model/picture.ts';
import { makePicture } from '../pictures.ts';
import { cleanDrawing } from './clean-drawing.ts';
import { PictureAllowance, type PictureLimits } from './picture-allowance.ts';
import { addressOf, type CopiedPicture, type Pictures } from './pictures.ts';
import { makePrivateFolder, writePrivateFile } from '#base/files/private-files.ts';

export const pictureLimits: PictureLimits = {
  timeMs: 20_000,
  bodyBytes: 10_000_000,
  maxAsked: 300,
  maxBytes: 500_000_000,
  allTimeMs: 120_000,
  maxTimeouts: 2,
};

/** Pictures that are asked for at the same time. */
const copiedAtOnce = 4;

/** What a file is by its first bytes. */
const formats: readonly (readonly [ending: string, start: RegExp])[] = [
  ['png', /^\u0089PNG/u],
  ['jpg', /^\u00ff\u00d8\u00ff/u],
  ['gif', /^GIF8/u],
  ['webp', /^RIFF[^]{4}WEBP/u],
  ['avif', /^[^]{4}ftypavi/u],
  ['svg', /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[^]*?-->\s*)?<svg[\s>]/u],
];

const storedSchema = z.record(z.string(), z.union([z.string(), pictureSchema.omit({ alt: true })]));

export interface CopyPicturesOptions {
  /** Folder of the copies. */
  readonly media: string;
  /** File that says which copy is of which address. */
  readonly index: string;
  /** Of the page builder. */
  readonly host: string;
  /** Pages that are known: one that fails stays as it was, with its pictures. */
  readonly known: string;
  /** Asks for all of them again. */
  readonly isFull: boolean;
  readonly limits: PictureLimits;
  /** Those that could not be had for the same pages before, and are not asked for again. */
  readonly lost?: ReadonlySet<string>;
  /** Tests have names of their own. */
  readonly request?: HttpClient;
  /** Milliseconds, of a clock that nobody sets. */
  readonly now?: () => number;
  /** Called for each that cannot be copied; pages go without it. */
  readonly warn: (message: string) => void;
}

export interface CopiedPictures {
  readonly pictures: Pictures;
  /** What could not be had, while others are over what one sync asks and come with the next one; undefined where none are. */
  readonly lost: ReadonlySet<string> | undefined;
}

/** Copies pictures into `media` and removes those that no page names any more. */
export async function copyPictures(
  addresses: readonly string[],
  options: CopyPicturesOptions,
): Promise<CopiedPictures> {
  const { media, index, known } = options;
  makePrivateFolder(media);
  const copied = await copyAll(addresses, options);
  const pictures = new Map<string, CopiedPicture>();
  for (const { address, picture } of copied) if (picture !== undefined) pictures.set(address, picture);
  const named = `${[...pictures.values()].map(addressOf).join('\n')}\n${known}`;
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
  /** `kept`: not asked for; `lost`: there is none to be had; `left`: over what one sync asks. */
  readonly type: 'kept' | 'copied' | 'lost' | 'left' | 'silent-host';
  readonly address: string;
  readonly picture: CopiedPicture | undefined;
  /** Why there is none. */
  readonly message?: string | undefined;
}

interface CopyContext {
  readonly allowance: PictureAllowance;
  /** One after another: two addresses may give the same file, which has one place. */
  readonly making: Semaphore;
}

/** @returns In the order of the addresses. */
function copyAll(addresses: readonly string[], options: CopyPicturesOptions): Promise<readonly Copied[]> {
  const { media, index, isFull, limits, lost, now = () => performance.now() } = options;
  const stored = readStored(index);
  const semaphore = new Semaphore(copiedAtOnce);
  const context: CopyContext = { allowance: new PictureAllowance(limits, now), making: new Semaphore(1) };
  return Promise.all(
    addresses.map(async (address): Promise<Copied> => {
      const known = lookup(stored, address);
      const there =
        known !== undefined && existsSync(join(media, '..', addressOf(known))) ? known : undefined;
      if (there !== undefined && !isFull) return { type: 'kept', address, picture: there };
      if (lost?.has(address) === true) return { type: 'lost', address, picture: there };
      const { picture = there, ...outcome } = await semaphore.use(() => copy(address, context, options));
      return { ...outcome, address, picture };
    }),
  );
}

/** Each that was asked for in vain, and one line for all that nobody asked for. */
function reportMissing(copied: readonly Copied[], { lost, warn }: CopyPicturesOptions): void {
  for (const { message } of copied) if (message !== undefined) warn(`the picture ${message}`);
  const left = copied.filter(({ type }) => type === 'left').length;
  if (left > 0) warn(`${left} more pictures are over what one sync asks for; they come with the next one`);
  const silent = copied.filter(({ type }) => type === 'silent-host').length;
  if (silent > 0) warn(`${silent} more pictures are not asked for, since their host does not answer`);
  const before = copied.filter(({ address }) => lost?.has(address) === true).length;
  if (before > 0) warn(`${before} more pictures could not be copied by the sync before`);
}

function readStored(index: string): z.infer<typeof storedSchema> {
  if (!existsSync(index)) return {};
  try {
    return parseJson(readFileSync(index, 'utf8'), storedSchema);
  } catch {
    // Damaged by somebody: all are asked for again.
    return {};
  }
}

async function copy(
  address: string,
  { allowance, making }: CopyContext,
  options: CopyPicturesOptions,
): Promise<Pick<Copied, 'type' | 'message'> & { readonly picture?: CopiedPicture }> {
  const { host, limits, request = requestHttp } = options;
  const own = configuredOrigin(host);
  const url = URL.parse(address);
  if (!url || trustOf(url, [own, publicInternet]) === undefined) {
    return { type: 'lost', message: `${address} stands where this site asks for none, and is left out` };
  }
  const allowed = allowance.take(url);
  if (allowed.type !== 'asked') return { type: allowed.type };
  try {
    const outcome = await request(url, {
      destinations: [own, publicInternet],
      limits: { ...limits, timeMs: allowed.timeMs },
    });
    allowance.note(url, outcome);
    return { type: 'copied', picture: await making.use(() => take(outcome, options)) };
  } catch (cause) {
    // Of other hosts it says one thing only: pages name what they like, and this machine reaches more than they do.
    const isOwn = trustOf(url, [own]) !== undefined;
    return { type: 'lost', message: `${address} ${isOwn ? messageOf(cause) : 'cannot be copied'}` };
  }
}

/** @throws {Error} Saying why there is none, as the rest of a sentence. */
async function take(
  outcome: Awaited<ReturnType<HttpClient>>,
  { media }: CopyPicturesOptions,
): Promise<CopiedPicture> {
  if (outcome.type === 'failure') throw new Error(`cannot be copied (${outcome.failure.reason})`);
  const { status, bytes } = outcome.value;
  const start = status === 200 ? bytes.subarray(0, 1000).toString('latin1') : '';
  const ending = formats.find(([, pattern]) => pattern.test(start))?.[0];
  if (ending === undefined) throw new Error(`is none (status ${status}) and is left out`);
  if (ending === 'svg') return keepDrawing(bytes, media);
  if (staysAsItCame(ending, bytes)) return keepFile(bytes, ending, media);
  return makePicture(bytes, media).catch((cause: unknown) => {
    throw new Error('cannot be copied (its format cannot be read)', { cause });
  });
}

/** @throws {Error} When nothing of a drawing is left of it. */
function keepDrawing(bytes: Buffer, media: string): string {
  const drawing = cleanDrawing(bytes.toString('utf8'));
  if (drawing === undefined) throw new Error('is no drawing and is left out');
  return keepFile(Buffer.from(drawing), 'svg', media);
}

/** Pictures that move: a GIF may, a WebP says so in its head. */
function staysAsItCame(ending: string, bytes: Buffer): boolean {
  if (ending !== 'webp') return ending === 'gif';
  return bytes.toString('latin1', 12, 16) === 'VP8X' && ((bytes[20] ?? 0) & 2) !== 0;
}

function keepFile(bytes: Buffer, ending: string, media: string): string {
  const folder = digest(bytes);
  const name = `picture.${ending}`;
  if (!existsSync(join(media, folder, name))) {
    writePrivateFile(join(media, `${folder}.draft`, name), bytes);
    putInPlace(join(media, `${folder}.draft`), join(media, folder));
  }
  return `/media/${folder}/${name}`;
}
