/** Content of a table: its columns, and rows with a cell for each. */

export interface TableColumn {
  /** In addresses: `period`. */
  readonly id: string;
  readonly label: string;
}

export interface TableCell {
  readonly text: string;
  /** Target of the link. */
  readonly href?: string | undefined;
  /** Language of the text if it differs from that of the page. */
  readonly lang?: string | undefined;
  /** The Estonian name, shown in brackets after the text. */
  readonly estonian?: string | undefined;
  /** Sort key if the text would sort wrongly: `2026-03-01` for 01.03.2026. */
  readonly order?: string | undefined;
}

export interface TableRow {
  /** Index in the content, from 0. */
  readonly index: number;
  /** The first cell names the row. */
  readonly cells: readonly TableCell[];
}

export interface TableContent {
  readonly columns: readonly TableColumn[];
  readonly rows: readonly TableRow[];
}

export function toRows(cells: readonly (readonly TableCell[])[]): readonly TableRow[] {
  return cells.map((row, index) => ({ index, cells: row }));
}

/** Columns that stay visible on a narrow screen (spec §2). */
export const narrowColumns = 3;
