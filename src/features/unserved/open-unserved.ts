import { z } from 'zod';
import { countySchema } from '#shell/map/county.ts';
import { calendarDateSchema, instantSchema } from '#platform/time/date.ts';
import { head, type OpenDataBody, type OpenDataFormat, textsSchema } from '#shell/open-data/format.ts';
import { countyOfArea } from '#shell/map/county.ts';
import { openAddress, openPlace } from '#shell/privacy/open-address.ts';
import type { UnservedAnswer, UnservedAddress } from './unserved-answer.ts';
import { tallinnInstant } from '#platform/time/tallinn-time.ts';
import { unservedReasons } from '#shell/languages/unserved-reasons.ts';
import { wasteTypeIds } from '#shell/waste/waste-types.ts';
import { findWasteType, sourceKey, type SourceNames } from '#shell/languages/source-name.ts';

export const unservedFormat = {
  name: 'unserved',
  schema: z.object({
    ...head,
    asOf: instantSchema.meta({ description: 'When the source answered, by the clock of Tallinn.' }),
    isDemonstration: z.boolean().meta({ description: 'No source is configured: the rows are invented.' }),
    addresses: z.array(
      z.object({
        area: z.string().meta({ description: 'County or city, as the source names it.' }),
        county: countySchema.optional(),
        city: z.string(),
        address: z.string().optional().meta({
          description: 'Street and number without a flat; absent where the source has no number of a house.',
        }),
        date: calendarDateSchema.meta({ description: 'Day of the missed emptying.' }),
        wasteType: z.enum(wasteTypeIds).optional(),
        reason: textsSchema
          .optional()
          .meta({ description: 'One of the usual reasons; absent for any other.' }),
        newDate: calendarDateSchema.optional().meta({ description: 'Next visit of the truck.' }),
      }),
    ),
  }),
} as const satisfies OpenDataFormat;

/** The list of unserved addresses without what could name a person. Texts of the source are free, so each is taken only in a form that
 * is known: an address with the number of a house, a kind of waste, one of the usual reasons. */
export function unservedBody(
  answer: UnservedAnswer,
  names: SourceNames,
): OpenDataBody<typeof unservedFormat> {
  return {
    asOf: tallinnInstant(Date.parse(answer.asOf)),
    isDemonstration: answer.isDemonstration,
    addresses: answer.addresses.map((row) => openRow(row, names)),
  };
}

function openRow(
  { area, city, address, date, garbage, reason, newDate }: UnservedAddress,
  names: SourceNames,
): OpenDataBody<typeof unservedFormat>['addresses'][number] {
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
