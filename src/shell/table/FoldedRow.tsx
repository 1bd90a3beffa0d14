import { memo, useState } from 'react';
import { narrowColumns, type TableCell, type TableColumn, type TableRow } from './table-content.ts';
import type { TableTexts } from './table-texts.ts';

interface Props {
  readonly row: TableRow;
  readonly columns: readonly TableColumn[];
  /** Of the table. */
  readonly name: string;
  readonly texts: TableTexts;
  readonly isEven: boolean;
  /** Whether it has the button that expands it: a published row that scripts hide needs none. */
  readonly unfolds: boolean;
}

/** A row. On a narrow screen its columns after the third are expanded below it on demand. Memoised: sorting moves
 * rows, and hardly any changes. */
export const FoldedRow = memo(function FoldedRow({
  row: { index, cells },
  columns,
  name,
  texts,
  isEven,
  unfolds,
}: Props) {
  const [isOpen, setOpen] = useState(false);
  const [first, ...rest] = cells;
  const moreId = `${name}-${index}`;
  const className = isEven ? 'even' : undefined;
  return (
    <>
      <tr className={className} data-row="">
        <th scope="row" data-order={first?.order}>
          {unfolds && cells.length > narrowColumns ? (
            <button
              className="unfold"
              type="button"
              aria-expanded={isOpen}
              aria-controls={isOpen ? moreId : undefined}
              aria-label={`${texts.unfold}: ${first?.text ?? ''}`}
              suppressHydrationWarning
              onClick={() => setOpen(!isOpen)}
            />
          ) : null}
          <CellText cell={first} />
        </th>
        {rest.map((cell, place) => (
          <td key={place} data-order={cell.order}>
            <CellText cell={cell} />
          </td>
        ))}
      </tr>
      {isOpen ? (
        <tr className={className} id={moreId} data-more="">
          <td colSpan={narrowColumns}>
            <dl>
              {columns.slice(narrowColumns).map(({ id, label }, place) => (
                <div key={id}>
                  <dt>{label}</dt>
                  <dd>
                    <CellText cell={cells[narrowColumns + place]} />
                  </dd>
                </div>
              ))}
            </dl>
          </td>
        </tr>
      ) : null}
    </>
  );
});

function CellText({ cell }: { readonly cell: TableCell | undefined }) {
  const { text = '', href, lang, estonian } = cell ?? {};
  const Element = href === undefined ? 'span' : 'a';
  return (
    <Element className="cell" href={href} lang={lang} suppressHydrationWarning>
      {text}
      {estonian === undefined ? null : (
        <>
          {' '}
          <span lang="et">({estonian})</span>
        </>
      )}
    </Element>
  );
}
