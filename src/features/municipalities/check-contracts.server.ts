/** Checks who carries for a municipality, under which contract. */
import type { ContentProblem } from '#platform/cms/export/parse-file.ts';
import { checkPeriod, createReferenceCheck, type Refer } from '#platform/publish/check-references.ts';
import type { Content, Placed } from '#platform/publish/stored-content.ts';
import { ownCarrier } from './municipality.ts';

export function checkContracts(content: Content): readonly ContentProblem[] {
  const refer = createReferenceCheck(content);
  return content.all('municipality-contracts').flatMap((placed) => checkContract(placed, refer));
}

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
