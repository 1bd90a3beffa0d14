/** GET /api/unserved: addresses that the trucks could not serve on the three days before today (spec §9), and those of
 * today that the source has already. */
import { z } from 'zod';
import { success } from '#base/result.ts';
import { calendarDateSchema } from '#model/date.ts';
import { unservedAddressSchema } from '#model/live-answer.ts';
import { addDays, tallinnDay } from '#model/tallinn-day.ts';
import { looseTextSchema } from '#model/loose-scalar.ts';
import { liveEndpoint } from '../endpoint.ts';
import { plainText } from '../upstream/upstream.ts';

/** docs/upstreams.md §5: the three calendar days before today. */
const dayCount = 3;

const textSchema = z.string().max(500).transform(plainText);

/** WordPress writes an empty field as empty text, null or false. */
const optionalTextSchema = z
  .union([textSchema, z.null(), z.literal(false)])
  .optional()
  .transform((text) => (text === null || text === false || text === '' ? undefined : text));

/** docs/upstreams.md §5: assumed, since the source is closed. */
const responseSchema = z
  .array(
    z.object({
      id: looseTextSchema.pipe(z.string().max(50)),
      area: textSchema,
      city: textSchema,
      address: textSchema,
      date: calendarDateSchema,
      garbage: optionalTextSchema,
      reason: optionalTextSchema,
      newDate: optionalTextSchema.pipe(calendarDateSchema.optional()),
    }),
  )
  .max(20_000);

export const unserved = liveEndpoint({
  name: 'unserved',
  methods: ['GET'],
  isPersonal: false,
  freshMs: 5 * 60 * 1000,
  isLasting: true,
  asked: z.strictObject({}),
  callOf: () => ({ path: 'general-purpose-api/failed-discharges', parameters: {} }),
  response: responseSchema,
  stored: z.array(unservedAddressSchema),
  read: ({ body }) => success(body.toSorted(byDayThenPlace)),
  show: (stored, now) => {
    const today = tallinnDay(now);
    const first = addDays(today, -dayCount);
    return { addresses: stored.filter(({ date }) => first <= date && date <= today) };
  },
});

type Placed = Readonly<Record<'date' | 'area' | 'city' | 'address', string>>;

function byDayThenPlace(a: Placed, b: Placed): number {
  return b.date.localeCompare(a.date) || placeOf(a).localeCompare(placeOf(b), 'et', { numeric: true });
}

function placeOf({ area, city, address }: Placed): string {
  return `${area}, ${city}, ${address}`;
}
