import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { paginate } from './Pager.tsx';
import { toRows } from './table-content.ts';
import { initialTable } from './table-view.ts';
import { type LiveTable, TableMarkup, type TableProps, tableVariants } from './TableMarkup.tsx';

const props: TableProps = {
  name: 'contracts',
  labelledBy: 'contracts',
  locale: 'en',
  texts: {
    search: 'Search',
    noData: 'No data available.',
    noResults: 'No results found.',
    rowsPerPage: 'Rows per page',
    shown: 'Rows {first}–{last} of {total}',
    folded: 'Also show: {columns}',
    unfold: 'Show more',
    pager: { pages: '', previous: '', next: '', page: '', jump: '', go: '' },
  },
};
const columns = [{ id: 'region', label: 'Area' }];
const rows = toRows([[{ text: 'Tartu' }], [{ text: 'Elva' }]]);

test('a table is striped and has no search by default', () => {
  const usual = renderToStaticMarkup(<TableMarkup {...props} columns={columns} rows={rows} />);
  expect(usual).toContain('class="striped"');
  expect(usual).not.toContain('type="search"');
  const other = renderToStaticMarkup(
    <TableMarkup {...props} columns={columns} rows={rows} isStriped={false} hasSearch />,
  );
  expect(other).not.toContain('striped');
  expect(other).toContain('type="search"');
});

test("a table without rows says 'No data available.', and a searched one 'No results found.'", () => {
  const empty = renderToStaticMarkup(<TableMarkup {...props} columns={columns} rows={[]} />);
  expect(empty).toContain('No data available.');
  const live = {
    view: { ...initialTable, search: 'krokodill' },
    isBehind: false,
    rows: [],
    pagination: paginate(1, { perPage: 10, totalPosts: 0 }),
    dispatch: () => undefined,
  };
  const many = toRows(Array.from({ length: 30 }, () => [{ text: 'Tartu' }]));
  const searched = [rows, many].map((all) =>
    renderToStaticMarkup(<TableMarkup {...props} columns={columns} rows={all} live={live} />),
  );
  // A long table says it once, where a screen reader hears it.
  for (const html of searched) expect(html.split('No results found.')).toHaveLength(2);
  expect(searched[1]).toContain('<p role="status">No results found.</p>');
  expect(searched.join('')).not.toContain('No data available.');
});

test('a table has one of five variants', () => {
  const classes = tableVariants.map(
    (variant) =>
      /table-frame table-(\w+)/u.exec(
        renderToStaticMarkup(<TableMarkup {...props} columns={columns} rows={rows} variant={variant} />),
      )?.[1],
  );
  expect(classes).toEqual(['default', 'blue', 'green', 'amber', 'gray']);
});

test('of a published table the rows that scripts hide have no button', () => {
  const wide = ['region', 'from', 'until', 'phone'].map((id) => ({ id, label: id }));
  const many = toRows(Array.from({ length: 30 }, () => wide.map(({ id }) => ({ text: id }))));
  const buttons = (html: string) => html.split('class="unfold"').length - 1;
  const render = (live?: LiveTable) =>
    buttons(renderToStaticMarkup(<TableMarkup {...props} columns={wide} rows={many} live={live} />));
  expect(render()).toBe(initialTable.size);
  const pagination = paginate(1, { perPage: 25, totalPosts: 30 });
  expect(
    render({
      view: initialTable,
      isBehind: false,
      rows: many.slice(0, 25),
      pagination,
      dispatch: () => undefined,
    }),
  ).toBe(25);
});

test('the Estonian name in brackets is read out in Estonian, also within a link', () => {
  const place = { text: 'Маарду', estonian: 'Maardu linn' };
  const named = toRows([[place], [{ ...place, href: '/maardu' }]]);
  const html = renderToStaticMarkup(<TableMarkup {...props} columns={columns} rows={named} />);
  expect(html).toContain('<span class="cell">Маарду <span lang="et">(Maardu linn)</span></span>');
  expect(html).toContain('<a class="cell" href="/maardu">Маарду <span lang="et">(Maardu linn)</span></a>');
});
