import {
  columnFilteringFeature,
  createFilteredRowModel,
  createSortedRowModel,
  globalFilteringFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import { hasWords } from '../list-filter/words.ts';
import { useIsLive } from '../mount/use-is-live.ts';
import { entriesOf, paginate } from '../pager/pager-state.ts';
import { cellOrder } from './compare-cells.ts';
import { writeView } from './table-address.ts';
import type { TableContent, TableRow } from './table-content.ts';
import { afterEvent, type TableEvent, type TableView } from './table-view.ts';
import { TableMarkup, type TableProps } from './TableMarkup.tsx';

const features = tableFeatures({
  rowSortingFeature,
  columnFilteringFeature,
  globalFilteringFeature,
  sortedRowModel: createSortedRowModel(),
  filteredRowModel: createFilteredRowModel(),
});

interface Props extends TableProps {
  readonly content: TableContent;
  /** How the table is looked at first. */
  readonly view: TableView;
}

/** A table that is sorted, searched and paged. It looks as published until React has taken over. */
export function DataTable({ content: { columns, rows }, view: first, ...props }: Props) {
  const [view, setView] = useState(first);
  const isLive = useIsLive();
  const found = useFoundRows({ columns, rows }, view, props.locale);
  const pagination = paginate(view.page, { perPage: view.size, totalPosts: found.length });
  const tell = (event: TableEvent) => {
    const next = afterEvent({ ...view, page: pagination.page }, event);
    setView(next);
    history.replaceState(history.state, '', writeView(new URL(location.href), props.name, next));
  };
  const live = { view, pagination, rows: entriesOf(found, pagination), tell };
  return <TableMarkup {...{ ...props, columns, rows }} live={isLive ? live : undefined} />;
}

/** Rows that have the words of the search, in the order of the view. */
function useFoundRows(
  { columns, rows }: TableContent,
  { sort, search }: TableView,
  locale: string,
): readonly TableRow[] {
  const definitions = useMemo(
    () =>
      columns.map(({ id }, place) => {
        const compare = cellOrder(rows, place, locale);
        return {
          id,
          accessorFn: ({ cells }: TableRow) => cells[place]?.text,
          sortFn: (a: { original: TableRow }, b: { original: TableRow }) =>
            compare(a.original.cells[place], b.original.cells[place]),
        };
      }),
    [columns, rows, locale],
  );
  const table = useTable({
    features,
    columns: definitions,
    data: rows,
    state: {
      sorting: sort ? [{ id: sort.column, desc: sort.isDescending }] : [],
      globalFilter: search,
      columnFilters: [],
    },
    getColumnCanGlobalFilter: () => true,
    // The words of a search may stand in different cells.
    globalFilterFn: ({ original }: { original: TableRow }) =>
      hasWords(original.cells.map(({ text }) => text).join(' '), search),
  });
  return table.getRowModel().rows.map(({ original }) => original);
}
