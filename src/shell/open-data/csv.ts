/** Tables as RFC 4180: commas, CRLF, quotes only where a value needs them, UTF-8 without a mark at the beginning. */

export type CsvValue = string | number | boolean | null | undefined;

export interface CsvColumn<Row> {
  readonly name: string;
  readonly value: (row: Row) => CsvValue;
}

export function toCsv<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  const lines = [
    columns.map(({ name }) => name),
    ...rows.map((row) => columns.map(({ value }) => quoteField(value(row)))),
  ];
  return lines.map((line) => `${line.join(',')}\r\n`).join('');
}

/** @returns Empty for what is unknown. */
function quoteField(value: CsvValue): string {
  const text = typeof value === 'string' ? withoutFormulas(value) : String(value ?? '');
  return /[",\r\n]/u.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A spreadsheet runs what begins with one of these signs, also behind blanks and quotes; some take the wide ones of East Asia too. */
const formula = /^[\s"]*[=+\-@\uff1d\uff0b\uff0d\uff20]/u;

/** Texts are written by editors, and tables opened by others. Where a list is separated by semicolons, as in Estonia, a spreadsheet
 * that opens the file by itself splits our texts at them, whatever the quotes say: so each part is looked at. */
function withoutFormulas(text: string): string {
  return text
    .split(/([;\t\r\n])/u)
    .map((part) => (formula.test(part) ? `'${part}` : part))
    .join('');
}
