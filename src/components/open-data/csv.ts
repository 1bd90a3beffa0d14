/** Tables as RFC 4180: commas, CRLF, quotes only where a value needs them, UTF-8 without a mark at the beginning. */

export type CsvValue = string | number | boolean | null | undefined;

export interface CsvColumn<Row> {
  readonly name: string;
  readonly value: (row: Row) => CsvValue;
}

export function csvOf<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  const lines = [
    columns.map(({ name }) => name),
    ...rows.map((row) => columns.map(({ value }) => fieldOf(value(row)))),
  ];
  return lines.map((line) => `${line.join(',')}\r\n`).join('');
}

/** @returns Empty for what is unknown. */
function fieldOf(value: CsvValue): string {
  const text = value === null || value === undefined ? '' : String(value);
  return /[",\r\n]/u.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;
}
