/** What the open data holds. Each file is checked with its schema before it is written, and the JSON Schema that others read
 * is made from the same. Only fields that are named here leave the site. */
import { z } from 'zod';
import { countySchema } from '#shell/map/county.ts';
import { calendarDateSchema, instantSchema } from '#platform/time/date.ts';
import {
  byLocale,
  fallbacks,
  type Locale,
  type LocaleInPreparation,
  locales,
} from '#platform/languages/locale.ts';
import { priceListServices } from '#features/prices/price-list.ts';
import { binIds, sortingPlaces, sortingReasons, sortingSteps } from '#features/sorting/sorting.ts';
import { wasteStationSchema } from '#features/stations/waste-station.ts';
import { openingHoursSchema } from '#shell/time/opening-schema.ts';
import { wasteTypeIds } from '#shell/waste/waste-types.ts';

/** Major and minor: within a major version nothing is removed or renamed, and nothing changes its meaning. */
export const openDataVersion = '1.1';

type InEachLanguage = {
  readonly [Name in Locale]: Name extends LocaleInPreparation ? z.ZodOptional<z.ZodString> : z.ZodString;
};

/** A text in each language; what readers do not know may be added, a language too. */
const textsSchema = z
  .object(
    byLocale<z.ZodType>((locale) =>
      fallbacks.has(locale) ? z.string().optional() : z.string(),
    ) as InEachLanguage,
  )
  .meta({ description: 'The text in each language of the site, by the code of the language.' });

const ehakSchema = z
  .string()
  .regex(/^\d{4}$/u)
  .meta({
    description: 'Code of the municipality in the Estonian classification EHAK.',
  });

const euros = z.number().nonnegative();

const head = {
  $schema: z.url().meta({ description: 'JSON Schema of this file.' }),
  version: z
    .string()
    .regex(/^1\.\d+$/u)
    .meta({
      description: 'Version of the format. Within version 1 fields and values are only added.',
    }),
  licence: z.url().meta({ description: 'Licence of the data.' }),
  publisher: z
    .object({ name: z.string(), url: z.url() })
    .meta({ description: 'Whom to name as the source.' }),
  documentation: z.url().meta({ description: 'Page that describes the files.' }),
  modified: instantSchema.optional().meta({
    description: 'Newest change of an entry, by the clock of Tallinn; absent where the source does not tell.',
  }),
};

const stationSchema = z.object({
  id: z.int().positive().meta({ description: 'Stays the same as long as the station exists.' }),
  name: z.string().meta({ description: 'In Estonian, as on the sign at the gate.' }),
  names: z
    .object(byLocale(() => z.string().optional()))
    .optional()
    .meta({ description: 'In other languages, where it has such a name.' }),
  address: z.string(),
  municipality: ehakSchema,
  county: countySchema,
  coordinates: z
    .object({ latitude: z.number(), longitude: z.number(), errorKm: z.number().nonnegative() })
    .meta({ description: 'WGS 84, with the accuracy of the point in kilometres.' }),
  openingHours: z
    .array(
      z.object({
        ...openingHoursSchema.shape,
        season: z.object({ from: z.string(), until: z.string() }).optional().meta({
          description: 'First and last day of the season, MM-dd; absent: all year.',
        }),
        days: z.array(z.int().min(1).max(7)).meta({ description: 'Weekdays, Monday is 1.' }),
        closes: openingHoursSchema.shape.closes.meta({ description: '23:59 means midnight.' }),
      }),
    )
    .meta({ description: 'Empty when unknown. A break makes two entries for the same days.' }),
  publicHolidays: z.enum(['closed', 'open', 'closed-but-for-pentecost']),
  closedOn: z
    .array(z.string())
    .meta({ description: 'Other days of each year on which it is closed, MM-dd.' }),
  areHoursSample: z.boolean().meta({ description: 'The hours are an example, not those of the gate.' }),
  note: textsSchema.optional(),
  acceptedWaste: z.array(z.enum(wasteTypeIds)),
  payment: wasteStationSchema.shape.payment,
  prices: z.array(
    z.object({
      code: z
        .string()
        .meta({ description: 'Code of the European list of waste; hazardous with an asterisk.' }),
      name: textsSchema,
      unit: z.enum(['t', 'kg', 'm³', 'piece']),
      resident: euros.nullable().meta({ description: 'Euros with VAT; 0: free of charge; null: not taken.' }),
      other: euros
        .nullable()
        .meta({ description: 'The same for who does not live there, and for companies.' }),
      freeQuota: textsSchema.optional(),
    }),
  ),
  url: z.url(),
});

const pointSchema = z.object({
  type: z.literal('Point'),
  coordinates: z.tuple([z.number(), z.number()]).meta({ description: 'Longitude and latitude, WGS 84.' }),
});

const moneySchema = z
  .object({ withoutVat: euros, withVat: euros })
  .nullable()
  .meta({ description: 'Euros; null: not offered.' });

const containerTableSchema = z.object({
  type: z.literal('containers'),
  wasteType: z.enum(wasteTypeIds),
  name: textsSchema,
  rows: z.array(
    z.object({
      container: z.string(),
      kind: z.enum(['bag', 'wheeled', 'deep']),
      volumeM3: z.number().positive(),
      emptying: moneySchema,
      rentPerMonth: moneySchema,
      sale: moneySchema,
    }),
  ),
});

const serviceTableSchema = z.object({
  type: z.literal('services'),
  name: textsSchema,
  rows: z.array(z.object({ name: textsSchema, unit: textsSchema, price: moneySchema })),
});

const untilSchema = calendarDateSchema
  .nullable()
  .meta({ description: 'Last day; null: until further notice.' });

const priceListSchema = z.object({
  id: z.int().positive(),
  service: z.enum(priceListServices),
  region: z.string().meta({ description: 'Municipality or place, in Estonian.' }),
  district: z.string().optional(),
  municipality: ehakSchema.optional(),
  validFrom: calendarDateSchema,
  validUntil: untilSchema,
  vatRate: z.number().meta({ description: 'Per cent.' }),
  tables: z.array(z.discriminatedUnion('type', [containerTableSchema, serviceTableSchema])),
  url: z.url(),
});

const municipalitySchema = z.object({
  code: ehakSchema,
  name: z.string(),
  russianName: z.string().optional(),
  type: z.enum(['vald', 'linn']),
  county: countySchema,
  contracts: z
    .array(
      z.object({
        district: z.string().optional().meta({ description: 'Absent: the whole municipality.' }),
        carrier: z.string(),
        biller: z.enum(['carrier', 'municipality']),
        from: calendarDateSchema,
        until: untilSchema,
        priceList: z.int().optional().meta({ description: 'Id in price-lists.json.' }),
      }),
    )
    .meta({ description: 'Organised waste collection. Empty where no carrier is known to us.' }),
});

const noticeSchema = z.object({
  id: z.string(),
  severity: z.enum(['information', 'emergency']),
  from: instantSchema,
  until: instantSchema,
  title: textsSchema,
  text: textsSchema,
  languages: z.array(z.enum(locales)).meta({
    description: 'Languages that it is written in. The texts of the others repeat the first of these.',
  }),
  url: z.url().optional().meta({ description: 'Page with more.' }),
});

const named = <Id extends z.ZodType>(id: Id) => z.array(z.object({ id, name: textsSchema }));

const sortingSchema = z.object({
  ...head,
  bins: named(z.enum(binIds)),
  places: named(z.enum(sortingPlaces)),
  steps: named(z.enum(sortingSteps)),
  reasons: named(z.enum(sortingReasons)),
  groups: z.array(
    z.object({
      id: z.string(),
      name: textsSchema,
      sources: z.array(z.object({ title: textsSchema, url: z.url(), date: calendarDateSchema })),
    }),
  ),
  objects: z.array(
    z.object({
      id: z.string(),
      group: z.string(),
      name: textsSchema,
      bin: z.enum(binIds).meta({ description: 'Where it goes first.' }),
      wasteType: z.enum(wasteTypeIds).optional(),
      wasteCodes: z.array(z.string()).optional(),
      elsewhere: z.array(z.enum(sortingPlaces)).meta({ description: 'Other places that take it.' }),
      steps: z.array(z.enum(sortingSteps)).meta({ description: 'What to do before, in this order.' }),
      never: z.array(z.object({ bin: z.enum(binIds), reason: z.enum(sortingReasons) })),
      answer: textsSchema,
      note: textsSchema.optional(),
      updated: calendarDateSchema.optional(),
      url: z.url(),
    }),
  ),
});

const unservedSchema = z.object({
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
      reason: textsSchema.optional().meta({ description: 'One of the usual reasons; absent for any other.' }),
      newDate: calendarDateSchema.optional().meta({ description: 'Next visit of the truck.' }),
    }),
  ),
});

/** By the name of the file: `/data/stations.json` has `/data/schema/stations.json`. */
export const openDataSchemas = {
  stations: z.object({ ...head, stations: z.array(stationSchema) }),
  'stations-geojson': z.object({
    ...head,
    type: z.literal('FeatureCollection'),
    features: z.array(
      z.object({
        type: z.literal('Feature'),
        id: z.int(),
        geometry: pointSchema,
        properties: stationSchema.omit({ id: true, coordinates: true }).extend({
          errorKm: z.number().nonnegative(),
        }),
      }),
    ),
  }),
  'price-lists': z.object({ ...head, priceLists: z.array(priceListSchema) }),
  municipalities: z.object({ ...head, municipalities: z.array(municipalitySchema) }),
  notices: z.object({ ...head, notices: z.array(noticeSchema) }),
  sorting: sortingSchema,
  unserved: unservedSchema,
} as const satisfies Readonly<Record<string, z.ZodType>>;

export type OpenDataName = keyof typeof openDataSchemas;

export type OpenData<Name extends OpenDataName> = z.output<(typeof openDataSchemas)[Name]>;

/** What a file holds besides its head. */
export type OpenDataBody<Name extends OpenDataName> = Omit<
  z.input<(typeof openDataSchemas)[Name]>,
  keyof typeof head
>;

export const openDataNames = Object.keys(openDataSchemas) as readonly OpenDataName[];

/** @throws {RangeError} */
export function parseOpenDataName(value: string): OpenDataName {
  const name = openDataNames.find((known) => known === value);
  if (name === undefined) throw new RangeError(`${value} is no schema of the open data.`);
  return name;
}

/** The JSON Schema of a file. Unknown fields are allowed, so that a file with a new field still fits an older copy of it.
 * @param id Address of the schema. */
export function toJsonSchema(name: OpenDataName, id: string): Readonly<Record<string, unknown>> {
  return { ...z.toJSONSchema(openDataSchemas[name], { io: 'input' }), $id: id };
}
