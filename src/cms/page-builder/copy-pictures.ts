/** Copies pictures of pages of the page builder to this site: visitors ask no other host, and a picture that goes there
 * stays here. */
import { lookup } from '#base/lookup.ts';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { messageOf } from '#base/error-message.ts';
import { digest } from '#base/digest.ts';
import { configuredOrigin, type Destination, publicInternet, trustOf } from '#base/http/destination.ts';
import { type HttpClient, requestHttp } from '#base/http/http-client.ts';
import type { HttpLimits } from '#base/http/http-request.ts';
import { pictureSchema } from '#model/picture.ts';
import { makePicture } from '../pictures.ts';
import { cleanDrawing } from './clean-drawing.ts';
import { addressOf, type CopiedPicture, type Pictures } from './pictures.ts';
import { makePrivateFolder, writePrivateFile } from '#base/files/private-files.ts';

export type PictureLimits = HttpLimits;

export const pictureLimits: PictureLimits = { timeMs: 20_000, bodyBytes: 10_000_000 };

/** What a file is by its first bytes. */
const formats: readonly (readonly [ending: string, start: RegExp])[] = [
  ['png', /^\u0089PNG/u],
  ['jpg', /^\u00ff\u00d8\u00ff/u],
  ['gif', /^GIF8/u],
  ['webp', /^RIFF[^]{4}WEBP/u],
  ['avif', /^[^]{4}ftypavi/u],
  ['svg', /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[^]*?-->\s*)?<svg[\s>]/u],
];

const keptSchema = z.record(z.string(), z.union([z.string(), pictureSchema.omit({ alt: true })]));

export interface PictureCopying {
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
  /** Tests have names of their own. */
  readonly request?: HttpClient;
  /** Called for each that cannot be copied; pages go without it. */
  readonly warn: (says: string) => void;
}

/** Copies pictures into `media` and removes those that no page names any more. */
export async function copyPictures(addresses: readonly string[], copying: PictureCopying): Promise<Pictures> {
  const { media, index, known, isFull } = copying;
  makePrivateFolder(media);
  const kept = readKept(index);
  const pictures = new Map<string, CopiedPicture>();
  for (const address of addresses) {
    const there = [lookup(kept, address)].find(
      (copy) => copy && existsSync(join(media, '..', addressOf(copy))),
    );
    const picture = (isFull ? undefined : there) ?? (await copy(address, copying)) ?? there;
    if (picture !== undefined) pictures.set(address, picture);
  }
  const named = `${[...pictures.values()].map(addressOf).join('\n')}\n${known}`;
  const used = new Set([...named.matchAll(/\/media\/([\w-]+)\//gu)].map(([, folder]) => folder));
  for (const folder of readdirSync(media)) {
    if (!used.has(folder)) rmSync(join(media, folder), { recursive: true });
  }
  writePrivateFile(index, JSON.stringify(Object.fromEntries(pictures)));
  return pictures;
}

function readKept(index: string): z.infer<typeof keptSchema> {
  if (!existsSync(index)) return {};
  try {
    return keptSchema.parse(JSON.parse(readFileSync(index, 'utf8')));
  } catch {
    // Damaged by somebody: all are asked for again.
    return {};
  }
}

/** @returns undefined where there is none to be had. */
async function copy(address: string, copying: PictureCopying): Promise<CopiedPicture | undefined> {
  const { host, warn } = copying;
  const own = configuredOrigin(host);
  const url = URL.parse(address);
  if (!url || trustOf(url, [own, publicInternet]) === undefined) {
    warn(`the picture ${address} stands where this site asks for none, and is left out`);
    return undefined;
  }
  try {
    return await take(url, [own, publicInternet], copying);
  } catch (cause) {
    // Of other hosts it says one thing only: pages name what they like, and this machine reaches more than they do.
    const isOwn = trustOf(url, [own]) !== undefined;
    const reason = isOwn ? messageOf(cause) : 'cannot be copied';
    warn(`the picture ${address} ${reason}`);
    return undefined;
  }
}

/** @throws {Error} Saying why there is none, as the rest of a sentence. */
async function take(
  url: URL,
  destinations: readonly Destination[],
  { media, limits, request = requestHttp }: PictureCopying,
): Promise<CopiedPicture> {
  const outcome = await request(url, { destinations, limits });
  if (outcome.type === 'failure') throw new Error(`cannot be copied (${outcome.failure.reason})`);
  const { status, bytes } = outcome.value;
  const start = status === 200 ? bytes.subarray(0, 1000).toString('latin1') : '';
  const ending = formats.find(([, pattern]) => pattern.test(start))?.[0];
  if (ending === undefined) throw new Error(`is none (status ${String(status)}) and is left out`);
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
    renameSync(join(media, `${folder}.draft`), join(media, folder));
  }
  return `/media/${folder}/${name}`;
}
