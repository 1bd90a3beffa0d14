/** Validates references between entries. */
import type { ContentProblem, Kind } from '#cms/export/export.ts';
import { type Content, type Placed, problem } from './content.ts';

export function checkReferences(content: Content): readonly ContentProblem[] {
  const refer = (
    kind: Kind,
    placed: Placed<Kind>,
    reference: readonly [field: string, to: Kind, id: string | number],
  ) => {
    const [field, to, id] = reference;
    if (content.has(to, id)) return [];
    return [problem(kind, placed, { field, message: `${String(id)} is no entry of ${to}.` })];
  };
  return [
    ...content.all('municipality-contracts').flatMap((placed) => {
      const { municipality, phone, priceList } = placed.entry;
      return [
        ...refer('municipality-contracts', placed, ['municipality', 'municipalities', municipality]),
        ...refer('municipality-contracts', placed, ['phone', 'regional-phones', phone]),
        ...(priceList === undefined
          ? []
          : refer('municipality-contracts', placed, ['priceList', 'price-lists', priceList])),
        ...checkPeriod('municipality-contracts', placed, {
          from: placed.entry.from,
          until: placed.entry.until,
        }),
      ];
    }),
    ...content
      .all('waste-stations')
      .flatMap((placed) => [
        ...refer('waste-stations', placed, ['municipality', 'municipalities', placed.entry.municipality]),
        ...placed.entry.acceptedWaste.flatMap((type) =>
          refer('waste-stations', placed, ['acceptedWaste', 'waste-types', type]),
        ),
      ]),
    ...content.all('price-lists').flatMap((placed) => [
      ...checkPeriod('price-lists', placed, {
        from: placed.entry.validFrom,
        until: placed.entry.validUntil,
      }),
      ...placed.entry.tables.flatMap((table) =>
        table.type === 'containers'
          ? [
              ...refer('price-lists', placed, ['tables.wasteType', 'waste-types', table.wasteType]),
              ...table.rows.flatMap((row) =>
                refer('price-lists', placed, ['tables.rows.container', 'container-types', row.container]),
              ),
            ]
          : [],
      ),
    ]),
    ...content.all('notices').flatMap((placed) => checkPeriod('notices', placed, placed.entry)),
  ];
}

function checkPeriod(
  kind: Kind,
  placed: Placed<Kind>,
  { from, until }: { readonly from: string; readonly until: string },
): readonly ContentProblem[] {
  if (Date.parse(from) <= Date.parse(until)) return [];
  return [problem(kind, placed, { message: `ends (${until}) before it begins (${from}).` })];
}
