/** Validates references between entries. */
import type { Kind } from '#platform/cms/export/export.ts';
import type { ContentProblem } from '#platform/cms/export/parse-file.ts';
import { type Content, type Placed, problem } from './content.ts';
import { ownCarrier } from '#features/municipalities/municipality.ts';

export function checkReferences(content: Content): readonly ContentProblem[] {
  const refer = createReferenceCheck(content);
  return [
    ...content.all('municipality-contracts').flatMap((placed) => checkContract(placed, refer)),
    ...content
      .all('waste-stations')
      .flatMap((placed) => [
        ...refer('waste-stations', placed, ['municipality', 'municipalities', placed.entry.municipality]),
        ...placed.entry.acceptedWaste.flatMap((type) =>
          refer('waste-stations', placed, ['acceptedWaste', 'waste-types', type]),
        ),
      ]),
    ...content
      .all('sorting-differences')
      .flatMap((placed) =>
        refer('sorting-differences', placed, ['municipality', 'municipalities', placed.entry.municipality]),
      ),
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

type Refer = (
  kind: Kind,
  placed: Placed<Kind>,
  reference: readonly [field: string, to: Kind, id: string | number],
) => readonly ContentProblem[];

const createReferenceCheck =
  (content: Content): Refer =>
  (kind, placed, [field, to, id]) =>
    content.has(to, id)
      ? []
      : [problem(kind, placed, { field, message: `${String(id)} is no entry of ${to}.` })];

function checkContract(placed: Placed<'municipality-contracts'>, refer: Refer): readonly ContentProblem[] {
  const { municipality, carrier, phone, priceList } = placed.entry;
  const references = [
    ['municipality', 'municipalities', municipality],
    ...(carrier === ownCarrier ? [] : [['carrier', 'carriers', carrier] as const]),
    ...(phone === undefined ? [] : [['phone', 'regional-phones', phone] as const]),
    ...(priceList === undefined ? [] : [['priceList', 'price-lists', priceList] as const]),
  ] as const;
  return [
    ...references.flatMap((reference) => refer('municipality-contracts', placed, reference)),
    ...checkPeriod('municipality-contracts', placed, placed.entry),
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
