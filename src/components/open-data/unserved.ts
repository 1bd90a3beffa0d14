import type { OpenDataBody } from '#model/open-data.ts';
import { countyOfArea } from '#model/county.ts';
import type { UnservedAnswer, UnservedAddress } from '#model/unserved-answer.ts';
import { tallinnInstant } from '#model/tallinn-instant.ts';
import { unservedReasons } from '#model/unserved-reason.ts';
import { wasteTypeIds } from '#model/waste.ts';
import { sourceKey, type SourceNames, wasteTypeOf } from '#site/source-name.ts';

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
  const wasteType = garbage === undefined ? undefined : wasteTypeOf(garbage, names);
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

/** A name of a place: letters, spaces and dashes.
 * @returns Empty for any other text. */
const openPlace = (text: string): string =>
  text.length <= maxLength && /^\p{L}[\p{L}\p{M} .’'-]*$/u.test(text.trim()) ? text.trim() : '';

const maxLength = 60;

/** Street and number, and the flat, which is left out: `Kase tn 4-12`. */
const houseNumber = /^\d{1,4}[a-z]?(?:\/\d{1,4}[a-z]?)*$/iu;

/** @param written Parts between commas: street and house, a flat, places, and what people add.
 * @returns Street and house; undefined without the number of a house: a name alone may be that of a person. */
export function openAddress(written: string): string | undefined {
  for (const part of written.split(',')) {
    const words = part.trim().replaceAll('‑', '-').replaceAll('–', '-').split(/\s+/u);
    const at = words.findIndex((word, index) => index > 0 && houseNumber.test(word.split('-')[0] ?? ''));
    if (at === -1) continue;
    const street = words.slice(0, at).join(' ');
    const house = words[at]?.split('-')[0] ?? '';
    if (openPlace(street.replace(/^\d{1,2}\. /u, '')) !== '') return `${street} ${house}`;
  }
  return undefined;
}
