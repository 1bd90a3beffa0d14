import type { OpenDataBody } from '#features/open-data/open-data.ts';
import { countyOfArea } from '#shell/map/county.ts';
import { openAddress, openPlace } from '#shell/privacy/open-address.ts';
import type { UnservedAnswer, UnservedAddress } from './unserved-answer.ts';
import { tallinnInstant } from '#platform/time/tallinn-time.ts';
import { unservedReasons } from '#shell/languages/unserved-reasons.ts';
import { wasteTypeIds } from '#shell/waste/waste-types.ts';
import { findWasteType, sourceKey, type SourceNames } from '#shell/languages/source-name.ts';

/** The list of unserved addresses without what could name a person. Texts of the source are free, so each is taken only in a form that
 * is known: an address with the number of a house, a kind of waste, one of the usual reasons. */
export function unservedBody(answer: UnservedAnswer, names: SourceNames): OpenDataBody<'unserved'> {
  return {
    asOf: tallinnInstant(Date.parse(answer.asOf)),
    isDemonstration: answer.isDemonstration,
    addresses: answer.addresses.map((row) => openRow(row, names)),
  };
}

function openRow(
  { area, city, address, date, garbage, reason, newDate }: UnservedAddress,
  names: SourceNames,
): OpenDataBody<'unserved'>['addresses'][number] {
  const wasteType = garbage === undefined ? undefined : findWasteType(garbage, names);
  return {
    area: openPlace(area),
    county: countyOfArea(area),
    city: openPlace(city),
    address: openAddress(address),
    date,
    wasteType: wasteTypeIds.find((id) => id === wasteType),
    reason: unservedReasons.find(({ et }) => reason !== undefined && sourceKey(et) === sourceKey(reason)),
    newDate,
  };
}
