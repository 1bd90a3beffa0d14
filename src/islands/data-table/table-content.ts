/** Content of a table: its columns, and rows with a cell for each. */

export interface TableColumn {
  /** In addresses: `period`. */
  readonly id: string;
  readonly label: string;
}

export interface TableCell {
  readonly text: string;
  /** Where the text leads. */
  readonly href?: string | undefined;
  /** Language of the text where it is not that of the page. */
  readonly lang?: string | undefined;
  /** Sort key where the text would sort wrongly: `2026-03-01` for 01.03.2026. */
  readonly order?: string | undefined;
}

export interface TableRow {
  /** Place in the content, from 0. */
  readonly index: number;
  /** The first names the row. */
  readonly cells: readonly TableCell[];
}

export interface TableContent {
  readonly columns: readonly TableColumn[];
  readonly rows: readonly TableRow[];
}

export function rowsOf(cells: readonly (readonly TableCell[])[]): readonly TableRow[] {
  return cells.map((row, index) => ({ index, cells: row }));
}

/** Columns that stay beside each other on a narrow screen (spec §2). */
export const narrowColumns = 3;
