/** Tables in editors' texts, framed like the site's own (FoldingTable.astro): a narrow screen shows three columns, and a
 * box names and shows the others. A table with cells that span several, or with a table in it, scrolls as a whole. */
import {
  applyEdits,
  type Edit,
  escapeHtml,
  extractText,
  findAttribute,
  mayHold,
  readTokens,
  type Tag,
  type Token,
} from '#platform/base/html/html.ts';
import { narrowColumns } from '#shell/table/table-content.ts';
import type { Translate } from '#shell/languages/messages.ts';

interface FrameOptions {
  readonly t: Translate;
  /** Name of the text, for a table without caption and heading. */
  readonly name?: string | undefined;
}

/** @param html Sanitised, so every element is closed. */
export function frameTables(html: string, { t, name }: FrameOptions): string {
  if (!mayHold(html, 'table')) return html;
  const used = new Map<string, number>();
  const edits = readTables(html).flatMap((table) => {
    const label = formatLabel(table.name ?? name, t);
    const count = (used.get(label) ?? 0) + 1;
    used.set(label, count);
    // Two regions of a page need two names.
    const region = openRegion(count === 1 ? label : `${label} (${count})`);
    const { open, end } = table;
    const [before, after] = isIrregular(table)
      ? [region, '</div>']
      : [`<div class="folding">${buildFoldBox(table, t)}${region}`, '</div></div>'];
    return [
      { start: open.start, end: open.start, html: before },
      ...headEdits(table),
      { start: end, end, html: after },
    ];
  });
  return applyEdits(html, edits);
}

function formatLabel(name: string | undefined, t: Translate): string {
  return name === undefined || name === '' ? t('table.unnamed') : t('table.named', { name });
}

interface Cell {
  readonly tag: Tag;
  readonly html: string;
}

interface Row {
  readonly open: Tag;
  readonly end: number;
  /** The thead, tbody or tfoot around it. */
  readonly section: Tag | undefined;
  readonly cells: readonly Cell[];
}

interface EditorTable {
  readonly open: Tag;
  readonly end: number;
  readonly rows: readonly Row[];
  readonly isNested: boolean;
  readonly name: string | undefined;
}

const openRegion = (label: string): string =>
  `<div class="table-frame" tabindex="0" role="region" aria-label="${escapeHtml(label)}">`;

/** Whether it has no columns to fold: it scrolls. */
const isIrregular = ({ rows, isNested }: EditorTable): boolean =>
  isNested || rows.some(({ cells }) => cells.some(({ tag }) => spans(tag)));

/** The box above a table of more than three columns; otherwise empty. */
function buildFoldBox({ rows }: EditorTable, t: Translate): string {
  let count = 0;
  for (const { cells } of rows) count = Math.max(count, cells.length);
  if (count <= narrowColumns) return '';
  const [first] = rows;
  const names = first && isHead(first) ? first.cells.map((cell) => extractText(cell.html)) : [];
  const folded = names.slice(narrowColumns);
  const isNamed = names.length === count && folded.every((column) => column !== '');
  const text = isNamed ? t('table.folded', { columns: folded.join(', ') }) : t('table.foldedAll');
  return `<label class="fold"><input type="checkbox" /><span>${escapeHtml(text)}</span></label>`;
}

const spans = (cell: Tag): boolean =>
  ['colspan', 'rowspan'].some((name) => (findAttribute(cell, name) ?? '1').trim() !== '1');

/** Editors also write names of columns as ordinary cells in bold. */
const isHead = ({ cells, section }: Row): boolean =>
  section?.name === 'thead' ||
  hasHeads(cells) ||
  cells.every(({ html }) => /^<(strong|b)>[^<]+<\/\1>$/u.test(html.trim()));

const hasHeads = (cells: readonly Cell[]): boolean => cells.every(({ tag }) => tag.name === 'th');

/** A first row of heads gets the thead that it lacks. */
function headEdits({ rows: [first, second] }: EditorTable): readonly Edit[] {
  if (!first || !second || first.cells.length === 0 || !hasHeads(first.cells)) return [];
  const { open, end, section } = first;
  if (section === undefined)
    return [
      { start: open.start, end: open.start, html: '<thead>' },
      { start: end, end, html: '</thead>' },
    ];
  // A row that spans into the next one stays with it.
  if (section.name !== 'tbody' || first.cells.some(({ tag }) => spans(tag))) return [];
  return [
    { start: section.start, end: section.end, html: '<thead>' },
    { start: end, end, html: '</thead><tbody>' },
  ];
}

/** @returns The outermost tables; those inside links and the like stay as they are. */
function readTables(html: string): readonly EditorTable[] {
  const tokens = readTokens(html);
  const tables: EditorTable[] = [];
  const around = new Surroundings(html);
  let start = 0;
  let depth = 0;
  for (const [index, token] of tokens.entries()) {
    if (!('name' in token)) continue;
    if (depth === 0) around.follow(token);
    if (token.name !== 'table') continue;
    if (token.type === 'open' && depth === 0) start = index;
    depth += token.type === 'open' ? 1 : -1;
    const open = tokens[start];
    if (depth !== 0 || open?.type !== 'open' || !isFramed(open, around)) continue;
    tables.push(readTable(html, tokens, { start, end: index, heading: around.heading }));
  }
  return tables;
}

/** Elements in which nothing else may be pressed. */
const pressable = new Set(['a', 'button', 'summary', 'label']);

/** What stands around a table. */
class Surroundings {
  readonly #html: string;
  /** Where the text of an open heading begins. */
  #headingStart: number | undefined;
  #pressables = 0;
  /** Text of the last heading. */
  heading: string | undefined;

  constructor(html: string) {
    this.#html = html;
  }

  get isPressable(): boolean {
    return this.#pressables > 0;
  }

  follow({ name, type, start, end }: Tag): void {
    const isOpen = type === 'open';
    if (pressable.has(name)) this.#pressables += isOpen ? 1 : -1;
    if (!/^h[1-6]$/u.test(name)) return;
    if (isOpen) this.#headingStart = end;
    else if (this.#headingStart !== undefined) {
      this.heading = extractText(this.#html.slice(this.#headingStart, start));
      this.#headingStart = undefined;
    }
  }
}

/** A table that only arranges a page is none. */
const isFramed = (table: Tag, { isPressable }: Surroundings): boolean =>
  !isPressable && !/^(?:presentation|none)$/u.test(findAttribute(table, 'role') ?? '');

interface TablePlace {
  /** Indices of its tags. */
  readonly start: number;
  readonly end: number;
  readonly heading: string | undefined;
}

function readTable(html: string, tokens: readonly Token[], { start, end, heading }: TablePlace): EditorTable {
  const own = tokens.slice(start, end + 1).filter((token): token is Tag => 'name' in token);
  const [open] = own;
  const close = own.at(-1);
  if (!open || !close) throw new RangeError('A table has a start and an end.');
  const { tags, isNested } = withoutInner(own.slice(1, -1));
  return {
    open,
    end: close.end,
    isNested,
    rows: readRows(html, tags),
    name: readElement(html, tags, 'caption') ?? captionAfter(html, tokens.slice(end + 1, end + 4)) ?? heading,
  };
}

function withoutInner(tags: readonly Tag[]): { readonly tags: readonly Tag[]; readonly isNested: boolean } {
  let depth = 0;
  const outer = tags.filter(({ name, type }) => {
    if (name !== 'table') return depth === 0;
    depth += type === 'open' ? 1 : -1;
    return false;
  });
  return { tags: outer, isNested: outer.length < tags.length };
}

function readRows(html: string, tags: readonly Tag[]): readonly Row[] {
  const rows: { open: Tag; end: number; section: Tag | undefined; inner: Tag[] }[] = [];
  let section: Tag | undefined;
  for (const tag of tags) {
    const isOpen = tag.type === 'open';
    const row = rows.at(-1);
    if (sections.has(tag.name)) section = isOpen ? tag : undefined;
    else if (tag.name === 'tr' && isOpen) rows.push({ open: tag, end: tag.end, section, inner: [] });
    else if (tag.name === 'tr' && row) row.end = tag.end;
    else row?.inner.push(tag);
  }
  return rows.map(({ inner, ...row }) => ({ ...row, cells: readCells(html, inner) }));
}

const sections = new Set(['thead', 'tbody', 'tfoot']);

function readCells(html: string, tags: readonly Tag[]): readonly Cell[] {
  const own = tags.filter(({ name }) => name === 'th' || name === 'td');
  return own.flatMap((tag, index) => {
    const end = own[index + 1]?.start ?? tag.end;
    return tag.type === 'open' ? [{ tag, html: html.slice(tag.end, end) }] : [];
  });
}

/** Text of the first such element. */
function readElement(html: string, tags: readonly Tag[], name: string): string | undefined {
  const index = tags.findIndex((tag) => tag.name === name && tag.type === 'open');
  const open = tags[index];
  const close = tags.slice(index).find((tag) => tag.name === name && tag.type === 'close');
  const text = open && close && extractText(html.slice(open.end, close.start));
  return text === '' ? undefined : text;
}

/** A figure has its table and then the words below it. */
function captionAfter(html: string, tokens: readonly Token[]): string | undefined {
  const [first, ...others] = tokens.filter(
    (token) => token.type !== 'text' || extractText(html.slice(token.start, token.end)) !== '',
  );
  if (!first || !('name' in first) || first.name !== 'figcaption') return undefined;
  const [text] = others;
  return text?.type === 'text' ? extractText(html.slice(text.start, text.end)) : undefined;
}
