import { useMemo, useState } from 'react';
import { useIsLive } from '../mount/use-is-live.ts';
import { entriesOf, paginate } from '../pager/pager-state.ts';
import { foundRows } from './found-rows.ts';
import { writeView } from './table-address.ts';
import type { TableContent, TableRow } from './table-content.ts';
import { afterEvent, type TableEvent, type TableView } from './table-view.ts';
import { TableMarkup, type TableProps } from './TableMarkup.tsx';

interface Props extends TableProps {
  readonly content: TableContent;
  /** How the table is looked at first. */
  readonly view: TableView;
}

/** A table that is sorted, searched and paged. It looks as published until React has taken over. */
export function DataTable({ content, view: first, ...props }: Props) {
  const [view, setView] = useState(first);
  const isLive = useIsLive();
  const found = useFoundRows(content, view, props.locale);
  const pagination = paginate(view.page, { perPage: view.size, totalPosts: found.length });
  const dispatch = (event: TableEvent) => {
    const next = afterEvent({ ...view, page: pagination.page }, event);
    setView(next);
    history.replaceState(history.state, '', writeView(new URL(location.href), props.name, next));
  };
  const live = { view, pagination, rows: entriesOf(found, pagination), dispatch };
  return <TableMarkup {...props} {...content} live={isLive ? live : undefined} />;
}

/** Of a table with many rows: the page may change without sorting them anew. */
function useFoundRows(
  content: TableContent,
  { search, sort }: TableView,
  locale: string,
): readonly TableRow[] {
  return useMemo(() => foundRows(content, { search, sort }, locale), [content, search, sort, locale]);
}
