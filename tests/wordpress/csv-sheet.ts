/** Files for a spreadsheet of the companion plugin, as an editor loads, changes and sends them. */
import { z } from 'zod';
import { isRecord } from '#platform/cms/wordpress/acf.ts';
import { parseHtml } from '../site/html-element.ts';
import type { Administration } from './administration.ts';
import { post } from './editor.ts';

export const list = (type: string) => `/wp-admin/edit.php?post_type=${type}`;
const page = (type: string) => `${list(type)}&site_publisher_csv=1`;

export async function download(administration: Administration, type: string): Promise<string> {
  const { status, html } = await administration.get(
    `/wp-admin/admin-post.php?action=site_publisher_csv_export&type=${type}`,
  );
  if (status !== 200) throw new RangeError(`The file of ${type} answers ${status}.`);
  return html;
}

/** What a preview says. */
export interface Preview {
  /** Added, changed, unchanged, refused; nothing where the file could not be read. */
  readonly counts: readonly number[];
  /** Cells of all its tables. */
  readonly rows: readonly (readonly string[])[];
  readonly text: string;
}

/** Sends a file and reads what it would change. */
export async function preview(
  administration: Administration,
  type: string,
  file: string | Uint8Array<ArrayBuffer>,
): Promise<Preview> {
  await administration.sendFiles(page(type), 'site_publisher_csv', { 'leht.csv': file });
  const html = parseHtml((await administration.get(page(type))).html);
  const text = html.querySelector('#wpbody-content')?.textContent ?? '';
  const [, ...counts] =
    /Added: (\d+)\. Changed: (\d+)\. Unchanged: (\d+)\. Refused: (\d+)\./u.exec(text) ?? [];
  const rows = html
    .querySelectorAll('#wpbody-content .striped tbody tr')
    .map((row) => row.querySelectorAll('td').map(({ textContent }) => textContent));
  return { counts: counts.map(Number), rows, text };
}

/** Presses "Apply".
 * @returns What the list says then. */
export async function apply(administration: Administration, type: string): Promise<string> {
  await administration.press(page(type), 'site_publisher_csv_apply');
  const html = parseHtml((await administration.get(list(type))).html);
  return html
    .querySelectorAll('.notice')
    .map(({ textContent }) => textContent)
    .join('\n');
}

/** By RFC 4180, so that what the plugin writes is read by something else than what wrote it. */
export function parseCsv(file: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, bare, end] of file
    .replace(/^\uFEFF/u, '')
    .matchAll(/(?:"((?:[^"]|"")*)"|([^";\r\n]*))(;|\r\n|$)/gu)) {
    if (end === '' && quoted === undefined && bare === '') break;
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? bare ?? '');
    if (end === '\r\n') rows.push([]);
  }
  return rows.filter((row) => row.length > 0);
}

export const writeCsv = (rows: readonly (readonly string[])[], delimiter = ';', lineEnd = '\r\n'): string =>
  rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(delimiter) + lineEnd).join('');

const idsSchema = z.array(z.int());

/** @returns Their ids. */
export const createAll = async (type: string, entries: readonly object[]) =>
  idsSchema.parse(await post(`tests/v1/entries/${type}`, entries));

const readSchema = z.array(
  z.object({
    id: z.int(),
    status: z.string(),
    title: z.object({ raw: z.string() }),
    acf: z.record(z.string(), z.unknown()),
  }),
);

/** Entries of a type by their titles. */
export async function readAll(type: string) {
  const entries: z.output<typeof readSchema> = [];
  for (let number = 1; ; number++) {
    const query = `per_page=100&page=${number}&context=edit&status=publish,draft&orderby=id&order=asc`;
    const read = readSchema.parse(await post(`wp/v2/${type}?${query}`, undefined, 'GET'));
    entries.push(...read);
    if (read.length < 100) return entries;
  }
}

/** Titles and fields, with numbers and ticks as texts, and without what is empty. */
export const plain = (entries: Awaited<ReturnType<typeof readAll>>): readonly string[] =>
  entries
    .map(({ title, acf }) =>
      JSON.stringify({ ...acf, title: title.raw }, (key, value: unknown) => {
        if (typeof value === 'boolean') return value ? '1' : '0';
        if (value === null || value === '') return undefined;
        // What is chosen stands in the order of the choices.
        if (key === 'bins' && Array.isArray(value)) return [...(value as unknown[])].sort();
        if (isRecord(value)) return Object.fromEntries(Object.entries(value).toSorted());
        return typeof value === 'number' ? String(value) : value;
      }),
    )
    .sort();

/** Two regional telephones as the plugin keeps them. */
export const phones = [
  {
    title: 'Tartu',
    acf: { region: { ru: 'Тарту', en: 'Tartu' }, phone: '+372 600 0101', map_region: 'Tartu' },
  },
  {
    title: 'Narva',
    acf: { region: { ru: 'Нарва', en: 'Narva' }, phone: '+372 600 0102', map_region: 'Tallinn' },
  },
];

/** A file of which each cell may be changed. */
export async function openSheet(administration: Administration, type: string) {
  const [headings = [], ...rows] = parseCsv(await download(administration, type));
  const at = (heading: string) => {
    const index = headings.indexOf(heading);
    if (index === -1) throw new RangeError(`${type} has no column ${heading}: ${headings.join(', ')}`);
    return index;
  };
  return {
    headings,
    rows,
    set: (row: number, heading: string, cell: string) => {
      rows[row]?.splice(at(heading), 1, cell);
    },
    get: (row: number, heading: string) => rows[row]?.[at(heading)],
    text: (delimiter?: string, lineEnd?: string) => writeCsv([headings, ...rows], delimiter, lineEnd),
  };
}
