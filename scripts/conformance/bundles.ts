/** Checks the archives of bundled functions: they contain what the functions read, and no private files. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

interface Bundle {
  readonly name: string;
  /** Paths relative to the project. */
  readonly files: readonly string[];
  /** Bytes, unpacked. */
  readonly size: number;
}

/** Netlify's size limit of one function in bytes, unpacked. */
const maxBytes = 250_000_000;

const compiled = /^\.state\/compiled\/[^/]+\/server\//u;
const previews = /^\.state\/bundled\/(?:(?:preview|page-builder|cell)\.mjs|cell-program\.js|quickjs\.wasm)$/u;
const state = /^\.state\/state-[1-9]\d*\.sqlite/u;
const notes =
  /^\.state\/(?:publishes|sync-notes|taken-entries)\/[^/]+\.json$|^\.state\/(?:content-health|entry-states)\.json$/u;

const live = /^\.state\/live-site\.json$/u;

/** Hidden files that a function may contain. */
function allowedIn(name: string): readonly RegExp[] {
  if (name === 'render-preview') return [compiled, previews, state];
  if (name === 'render-status') return [compiled, notes];
  if (name === 'rebuild-check') return [live];
  return name.startsWith('render-') || ['helpdesk', 'orders', 'withdrawals'].includes(name) ? [compiled] : [];
}

/** @param folder The mirror, bundled.
 * @returns Problems, one line each. */
export function checkBundles(folder: string): readonly string[] {
  return readBundles(folder).flatMap(({ name, files, size }) => {
    const allowed = allowedIn(name);
    const own = files.filter((file) => !file.startsWith('node_modules/'));
    const hidden = own.filter((file) => file.startsWith('.') || file.includes('/.'));
    const faults = hidden.filter((file) => !allowed.some((pattern) => pattern.test(file)));
    const missing = allowed.filter((pattern) => !own.some((file) => pattern.test(file)));
    return [
      ...faults.map((file) => `${name}: ${file} is bundled`),
      ...missing.map((pattern) => `${name}: nothing is bundled of ${pattern.source}`),
      ...(size > maxBytes ? [`${name}: ${size} bytes are more than a function may have`] : []),
    ];
  });
}

/** @returns Names and sizes in one line, largest first. */
export function describeBundles(folder: string): string {
  const bundles = readBundles(folder).toSorted((a, b) => b.size - a.size);
  return bundles.map(({ name, size }) => `${name} ${(size / 1e6).toFixed(1)} MB`).join(', ');
}

function readBundles(folder: string): readonly Bundle[] {
  const archives = join(folder, '.netlify/functions');
  return readdirSync(archives)
    .filter((file) => file.endsWith('.zip'))
    .map((file) => ({ name: basename(file, '.zip'), ...listArchive(readFileSync(join(archives, file))) }));
}

const endMark = 0x06054b50;

/** Reads the central directory of a ZIP archive. */
function listArchive(bytes: Buffer): Pick<Bundle, 'files' | 'size'> {
  let end = bytes.length - 22;
  while (end > 0 && bytes.readUInt32LE(end) !== endMark) end -= 1;
  const files: string[] = [];
  let size = 0;
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [name, extra, comment] = [28, 30, 32].map((offset) => bytes.readUInt16LE(at + offset));
    const start = at + 46;
    at = start + (name ?? 0);
    files.push(bytes.toString('utf8', start, at));
    size += bytes.readUInt32LE(start - 46 + 24);
    at += (extra ?? 0) + (comment ?? 0);
  }
  return { files, size };
}
