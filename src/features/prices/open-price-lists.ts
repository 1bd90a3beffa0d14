import { z } from 'zod';
import { calendarDateSchema } from '#platform/time/date.ts';
import { wasteTypeIds } from '#shell/waste/waste-types.ts';
import {
  ehakSchema,
  euros,
  head,
  type OpenData,
  type OpenDataBody,
  type OpenDataFormat,
  textsSchema,
  untilSchema,
} from '#shell/open-data/format.ts';
import { priceListServices } from '#shell/addresses/routes.ts';
import { lookup } from '#platform/base/lookup.ts';
import { locales } from '#platform/languages/locale.ts';
import { localizedPath } from '#platform/addresses/paths.ts';
import { fillTemplate, priceListRoutes } from '#shell/addresses/routes.ts';
import type { Queries } from '#platform/store/query.ts';
import { addVat } from './shown-prices.ts';
import { toCsv, type CsvColumn, type CsvValue } from '#shell/open-data/csv.ts';

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

export const priceListsFormat = {
  name: 'price-lists',
  schema: z.object({ ...head, priceLists: z.array(priceListSchema) }),
} as const satisfies OpenDataFormat;

type Lists = ReturnType<Queries['openPriceLists']>;
type Table = Lists['lists'][number]['tables'][number];
type OpenList = OpenData<typeof priceListsFormat>['priceLists'][number];

/** Price lists say so until somebody gives a last day. */
const furtherNotice = '2999-01-01';

export const lastDay = (until: string): string | null => (until >= furtherNotice ? null : until);

export function priceListsBody(content: Lists, siteUrl: string): OpenDataBody<typeof priceListsFormat> {
  return {
    priceLists: content.lists.map(({ tables, ...list }) => ({
      ...list,
      validUntil: lastDay(list.validUntil),
      tables: tables.map((table) => openTable(table, { ...content, vatRate: list.vatRate })),
      url: siteUrl + localizedPath(fillTemplate(priceListRoutes[list.service], { priceId: list.id }), 'et'),
    })),
  };
}

function openTable(
  table: Table,
  {
    vatRate,
    wasteNames,
    containers,
  }: Pick<Lists, 'wasteNames' | 'containers'> & { readonly vatRate: number },
): OpenDataBody<typeof priceListsFormat>['priceLists'][number]['tables'][number] {
  const money = (price: number | null) =>
    price === null ? null : { withoutVat: price, withVat: addVat(price, vatRate) };
  if (table.type === 'services')
    return {
      type: table.type,
      name: table.title,
      rows: table.rows.map(({ name, unit, price }) => ({ name, unit, price: money(price) })),
    };
  const { type, wasteType } = table;
  const name = lookup(wasteNames, wasteType);
  if (!name) throw new RangeError(`There is no kind of waste ${wasteType}.`);
  const rows = table.rows.map(({ container, emptying, rentPerMonth, sale }) => {
    const kind = lookup(containers, container);
    if (!kind) throw new RangeError(`There is no container ${container}.`);
    const prices = { emptying: money(emptying), rentPerMonth: money(rentPerMonth), sale: money(sale) };
    return { container, ...kind, ...prices };
  });
  return { type, wasteType, name, rows };
}

interface PriceRow {
  readonly list: OpenList;
  readonly wasteType?: string;
  readonly container?: string;
  readonly volumeM3?: number;
  readonly names: Readonly<Partial<Record<string, string>>>;
  readonly price: string;
  readonly unit: string;
  readonly amount: { readonly withoutVat: number; readonly withVat: number };
}

/** A row for each price. */
export function priceListsCsv({ priceLists }: OpenData<typeof priceListsFormat>): string {
  const own = (name: string, value: (list: OpenList) => CsvValue): CsvColumn<PriceRow> => ({
    name,
    value: ({ list }) => value(list),
  });
  return toCsv<PriceRow>(
    [
      own('price_list', ({ id }) => id),
      own('service', ({ service }) => service),
      own('region', ({ region }) => region),
      own('district', ({ district }) => district),
      own('municipality', ({ municipality }) => municipality),
      own('valid_from', ({ validFrom }) => validFrom),
      own('valid_until', ({ validUntil }) => validUntil),
      { name: 'waste_type', value: ({ wasteType }) => wasteType },
      { name: 'container', value: ({ container }) => container },
      { name: 'volume_m3', value: ({ volumeM3 }) => volumeM3 },
      ...locales.map((locale): CsvColumn<PriceRow> => ({
        name: `name_${locale}`,
        value: ({ names }) => names[locale],
      })),
      { name: 'price', value: ({ price }) => price },
      { name: 'unit', value: ({ unit }) => unit },
      { name: 'without_vat', value: ({ amount }) => amount.withoutVat },
      { name: 'with_vat', value: ({ amount }) => amount.withVat },
      own('vat_rate', ({ vatRate }) => vatRate),
    ],
    priceLists.flatMap((list) => list.tables.flatMap((table) => toRows(list, table))),
  );
}

function toRows(list: OpenList, table: OpenList['tables'][number]): readonly PriceRow[] {
  if (table.type === 'services')
    return table.rows.flatMap(({ name, unit, price }) =>
      price ? [{ list, names: name, price: 'service', unit: unit.et, amount: price }] : [],
    );
  return table.rows.flatMap(({ container, volumeM3, emptying, rentPerMonth, sale }) =>
    Object.entries({ emptying, rent: rentPerMonth, sale }).flatMap(([price, amount]) => {
      const unit = price === 'rent' ? 'month' : 'piece';
      const { wasteType, name } = table;
      return amount ? [{ list, wasteType, container, volumeM3, names: name, price, unit, amount }] : [];
    }),
  );
}
