/** Checks what price lists refer to, and for how long they are valid. */
import type { ContentProblem } from '#platform/cms/export/parse-file.ts';
import { checkPeriod, createReferenceCheck } from '#platform/publish/check-references.ts';
import type { Content } from '#platform/publish/stored-content.ts';

export function checkPriceLists(content: Content): readonly ContentProblem[] {
  const refer = createReferenceCheck(content);
  return content.all('price-lists').flatMap((placed) => [
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
  ]);
}
