import { useDeferredValue, useMemo } from 'react';
import { useAddressedReducer } from '#shell/browser/use-addressed-reducer.browser.ts';
import { useIsLive } from '#shell/browser/use-is-live.ts';
import { paginate, slicePage } from './Pager.tsx';
import { foundRows } from './found-rows.ts';
import type { TableContent, TableRow } from './table-content.ts';
import { initialTable, tableCodec, tableReducer, type TableView } from './table-view.ts';
import { TableMarkup, type TableProps } from './TableMarkup.tsx';

interface Props extends TableProps {
  readonly content: TableContent;
}

/** A table with sorting, search and paging. Until hydration it looks as published.
 *
 * Fields and arrows change at once; the rows follow, because a slow phone takes a tenth of a second to lay them out. */
export function DataTable({ content, ...props }: Props) {
  const { name, locale } = props;
  const codec = useMemo(() => tableCodec(name, content.columns), [name, content]);
  const [view, dispatch] = useAddressedReducer(tableReducer, codec);
  const isLive = useIsLive();
  const shown = useDeferredValue(view);
  const found = useFoundRows(content, shown, locale);
  const pagination = paginate(shown.page, { perPage: shown.size, totalPosts: found.length });
  const isBehind = shown !== view;
  const live = { view, isBehind, pagination, rows: slicePage(found, pagination), dispatch };
  const present = content.rows.slice(0, initialTable.size);
  return <TableMarkup {...props} {...content} present={present} live={isLive ? live : undefined} />;
}

/** Memoised, so changing the page does not sort all rows again. */
function useFoundRows(
  content: TableContent,
  { search, sort }: TableView,
  locale: string,
): readonly TableRow[] {
  return useMemo(() => foundRows(content, { search, sort }, locale), [content, search, sort, locale]);
}
