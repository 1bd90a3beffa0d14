/** Pictures of pages of the page builder, copied to this site: visitors ask no other host, and a picture that goes there
 * stays here. */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { digest } from '#base/digest.ts';

export interface PictureLimits {
  readonly timeMs: number;
  readonly bytes: number;
}

export const pictureLimits: PictureLimits = { timeMs: 20_000, bytes: 10_000_000 };

/** Addresses of pictures, as pages and style rules name them, by their copies on this site. */
export type Pictures = ReadonlyMap<string, string>;

/** What a file is by its first bytes. */
const formats: readonly (readonly [ending: string, start: RegExp])[] = [
  ['png', /^\u0089PNG/u],
  ['jpg', /^\u00ff\u00d8\u00ff/u],
  ['gif', /^GIF8/u],
  ['webp', /^RIFF[^]{4}WEBP/u],
  ['avif', /^[^]{4}ftypavi/u],
  ['svg', /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[^]*?-->\s*)?<svg[\s>]/u],
];

export interface PictureCopying {
  /** Folder of the copies. */
  readonly media: string;
  /** Of the page builder. */
  readonly host: string;
  /** Pages that are known: one that fails stays as it was, with its pictures. */
  readonly known: string;
  readonly limits: PictureLimits;
  /** Called for each that cannot be copied; pages go without it. */
  readonly warn: (says: string) => void;
}

/** Addresses of all pictures within HTML and its style rules. */
export function picturesIn(html: string): readonly string[] {
  const named = [
    ...html.matchAll(/<img\b[^>]*?\ssrc="([^"]+)"/gu),
    ...html.matchAll(/url\(\s*(?:["']|&quot;|&#x27;)?(https?:[^"')\s]+?)(?:["']|&quot;|&#x27;)?\s*\)/gu),
  ].map(([, address = '']) => plainAddress(address));
  return [...new Set(named)].filter((address) => /^https?:/u.test(address));
}

/** As the address stands without the entities of an attribute. */
export function plainAddress(address: string): string {
  return address.replace(/&amp;/gu, '&');
}

/** Whether an address may be asked: pages name what they like, and this machine reaches more than the network does. */
function isAskable(address: string, own: string): boolean {
  const url = URL.parse(address);
  if (!url) return false;
  if (url.origin === new URL(own).origin) return true;
  return url.protocol === 'https:' && /\.[a-z][a-z0-9-]*$/iu.test(url.hostname);
}

/** Copies pictures into `media` and removes those that no page names any more. */
export async function copyPictures(addresses: readonly string[], copying: PictureCopying): Promise<Pictures> {
  const { media, known } = copying;
  const pictures = new Map<string, string>();
  for (const address of addresses) {
    const folder = digest(address)
      .replace(/[^a-z0-9]/giu, '')
      .toLowerCase()
      .slice(0, 16);
    const name = fileIn(join(media, folder)) ?? (await copy(address, join(media, folder), copying));
    if (name !== undefined) pictures.set(address, `/media/${folder}/${name}`);
  }
  const named = `${[...pictures.values()].join('\n')}\n${known}`;
  const used = new Set([...named.matchAll(/\/media\/([a-z0-9]+)\//gu)].map(([, folder]) => folder));
  for (const folder of existsSync(media) ? readdirSync(media) : []) {
    if (!used.has(folder)) rmSync(join(media, folder), { recursive: true });
  }
  return pictures;
}

function fileIn(folder: string): string | undefined {
  return existsSync(folder) ? readdirSync(folder)[0] : undefined;
}

/** @returns Name of the file; undefined where there is none to be had. */
async function copy(
  address: string,
  folder: string,
  { host, limits, warn }: PictureCopying,
): Promise<string | undefined> {
  if (!isAskable(address, host)) {
    warn(`the picture ${address} stands where this site asks for none, and is left out`);
    return undefined;
  }
  try {
    const signal = AbortSignal.timeout(limits.timeMs);
    const response = await fetch(address, { signal, redirect: 'error' });
    const bytes = response.ok ? await readBytes(response, limits.bytes) : undefined;
    const start = bytes?.subarray(0, 1000).toString('latin1') ?? '';
    const ending = formats.find(([, pattern]) => pattern.test(start))?.[0];
    if (!bytes || ending === undefined) {
      warn(`the picture ${address} is none (status ${String(response.status)}) and is left out`);
      return undefined;
    }
    const name = `picture.${ending}`;
    mkdirSync(`${folder}.draft`, { recursive: true });
    writeFileSync(join(`${folder}.draft`, name), bytes);
    renameSync(`${folder}.draft`, folder);
    return name;
  } catch (cause) {
    warn(
      `the picture ${address} cannot be fetched (${cause instanceof Error ? cause.message : String(cause)})`,
    );
    return undefined;
  }
}

async function readBytes(response: Response, limit: number): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > limit) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
