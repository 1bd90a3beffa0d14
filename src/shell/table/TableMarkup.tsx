import type { ReactNode } from 'react';
import { paginate, Pager, type Pagination } from './Pager.tsx';
import { FoldedRow } from './FoldedRow.tsx';
import { narrowColumns, type TableContent, type TableRow } from './table-content.ts';
import type { TableTexts } from './table-texts.ts';
import { initialTable, pageSizes, parsePageSize, type TableEvent, type TableView } from './table-view.ts';

/** Spec §9. */
export const tableVariants = ['default', 'blue', 'green', 'amber', 'gray'] as const;

export interface TableProps {
  /** Key in the address and prefix of its field ids. */
  readonly name: string;
  /** Id of the heading that names the table. */
  readonly labelledBy: string;
  readonly locale: string;
  readonly texts: TableTexts;
  readonly variant?: (typeof tableVariants)[number];
  /** Defaults to true. */
  readonly isStriped?: boolean;
  /** Defaults to false. */
  readonly hasSearch?: boolean;
}

/** Callbacks of a hydrated table. */
export interface LiveTable {
  readonly view: TableView;
  /** The rows are still those of the view before. */
  readonly isBehind: boolean;
  /** Rows of the page. */
  readonly rows: readonly TableRow[];
  readonly pagination: Pagination;
  readonly dispatch: (event: TableEvent) => void;
}

interface Props extends TableProps, TableContent {
  /** Rows in the page before the table is live; defaults to all. */
  readonly present?: readonly TableRow[];
  /** Absent in the published page, which has all rows; CSS shows the first ten if scripts run. */
  readonly live?: LiveTable | undefined;
}

/** A table with a search above and a pager below. */
export function TableMarkup({ live, ...props }: Props) {
  const { name, labelledBy, columns, rows, texts, variant = 'default', isStriped = true } = props;
  return (
    <>
      {props.hasSearch === true ? <TableSearch name={name} texts={texts} live={live} /> : null}
      {columns.length > narrowColumns ? <FoldBox columns={columns} texts={texts} /> : null}
      <div
        className={`table-frame table-${variant}`}
        // A wide table scrolls, which the keyboard must be able to do.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        role="region"
        aria-labelledby={labelledBy}
      >
        <table
          className={isStriped ? 'striped' : undefined}
          data-live={live ? '' : undefined}
          aria-busy={live?.isBehind === true || undefined}
        >
          <thead>
            <tr>
              {columns.map((column) => (
                <ColumnHead key={column.id} {...column} live={live} />
              ))}
            </tr>
          </thead>
          <tbody>
            {presentRows({ live, ...props }).map((row, place) => (
              <FoldedRow
                key={row.index}
                row={row}
                columns={columns}
                name={name}
                texts={texts}
                isEven={place % 2 === 1}
                unfolds={live !== undefined || place < initialTable.size}
              />
            ))}
            <Empty props={props} live={live} />
          </tbody>
        </table>
      </div>
      {hasFoot(rows) ? <TableFoot {...props} live={live} /> : null}
    </>
  );
}

const presentRows = ({ live, present, rows }: Props): readonly TableRow[] => live?.rows ?? present ?? rows;

/** @param rows All rows of the table. */
const hasFoot = (rows: readonly TableRow[]): boolean => rows.length > initialTable.size;

type Part = Pick<Props, 'live' | 'name' | 'texts'>;

function Empty({ props: { rows, columns, texts }, live }: { props: Props; live: Props['live'] }): ReactNode {
  // Below a table with a foot, the foot says it.
  if ((live?.rows ?? rows).length > 0 || hasFoot(rows)) return null;
  return (
    <tr>
      <td colSpan={columns.length}>{rows.length === 0 ? texts.noData : texts.noResults}</td>
    </tr>
  );
}

/** Says which columns a narrow screen leaves out, and shows them; CSS does both, also without scripts. */
function FoldBox({ columns, texts }: Pick<Props, 'columns' | 'texts'>) {
  const folded = columns.slice(narrowColumns).map(({ label }) => label);
  return (
    <label className="fold">
      <input type="checkbox" />
      <span suppressHydrationWarning>{texts.folded.replace('{columns}', folded.join(', '))}</span>
    </label>
  );
}

function TableSearch({ name, texts, live }: Part) {
  return (
    <div className="table-search live-only">
      <label htmlFor={`${name}-search`} suppressHydrationWarning>
        {texts.search}
      </label>
      <input
        id={`${name}-search`}
        type="search"
        autoComplete="off"
        value={live?.view.search ?? ''}
        onChange={({ target }) => live?.dispatch({ type: 'searched', search: target.value })}
      />
    </div>
  );
}

function ColumnHead({ id, label, live }: TableContent['columns'][number] & Pick<Props, 'live'>) {
  const sort = live?.view.sort?.column === id ? live.view.sort : undefined;
  return (
    <th
      scope="col"
      data-column={id}
      aria-sort={sort && (sort.isDescending ? 'descending' : 'ascending')}
      suppressHydrationWarning
    >
      {live ? (
        <button type="button" onClick={() => live.dispatch({ type: 'sorted', column: id })}>
          {label}
        </button>
      ) : (
        label
      )}
    </th>
  );
}

function TableFoot({ name, rows, texts, live }: Part & Pick<Props, 'rows'>) {
  const { size } = live?.view ?? initialTable;
  const pagination = live?.pagination ?? paginate(1, { perPage: initialTable.size, totalPosts: rows.length });
  return (
    <div className="table-foot live-only">
      <p role="status" suppressHydrationWarning>
        {shownText(pagination, texts)}
      </p>
      <label>
        <span suppressHydrationWarning>{texts.rowsPerPage}</span>
        <select
          name={`${name}-rows`}
          value={size}
          onChange={({ target }) =>
            live?.dispatch({ type: 'sized', size: parsePageSize(target.value) ?? initialTable.size })
          }
        >
          {pageSizes.map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </select>
      </label>
      <Pager
        pagination={pagination}
        texts={texts.pager}
        choose={(page) => live?.dispatch({ type: 'paged', page })}
      />
    </div>
  );
}

function shownText({ page, perPage, totalPosts }: Pagination, texts: TableTexts): string {
  if (totalPosts === 0) return texts.noResults;
  return texts.shown
    .replace('{first}', String((page - 1) * perPage + 1))
    .replace('{last}', String(Math.min(page * perPage, totalPosts)))
    .replace('{total}', String(totalPosts));
}
