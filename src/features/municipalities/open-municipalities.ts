import { z } from 'zod';
import { countySchema } from '#shell/map/county.ts';
import { calendarDateSchema } from '#platform/time/date.ts';
import {
  ehakSchema,
  head,
  type OpenData,
  type OpenDataBody,
  type OpenDataFormat,
  untilSchema,
} from '#shell/open-data/format.ts';
import type { Queries } from '#platform/store/query.ts';
import { toCsv } from '#shell/open-data/csv.ts';
import { lastDay } from '#features/prices/open-price-lists.ts';

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

export const municipalitiesFormat = {
  name: 'municipalities',
  schema: z.object({ ...head, municipalities: z.array(municipalitySchema) }),
} as const satisfies OpenDataFormat;

export function municipalitiesBody(
  municipalities: ReturnType<Queries['openMunicipalities']>,
): OpenDataBody<typeof municipalitiesFormat> {
  return {
    municipalities: municipalities.map(({ id, russian, contracts, ...municipality }) => ({
      ...municipality,
      code: id,
      russianName: russian,
      contracts: contracts.map((contract) => ({ ...contract, until: lastDay(contract.until) })),
    })),
  };
}

/** A row for each contract; a municipality without one has a row with an empty carrier. */
export function municipalitiesCsv({ municipalities }: OpenData<typeof municipalitiesFormat>): string {
  const rows = municipalities.flatMap(({ contracts, ...municipality }) =>
    (contracts.length === 0 ? [undefined] : contracts).map((contract) => ({ municipality, contract })),
  );
  return toCsv<(typeof rows)[number]>(
    [
      { name: 'code', value: ({ municipality }) => municipality.code },
      { name: 'name', value: ({ municipality }) => municipality.name },
      { name: 'name_ru', value: ({ municipality }) => municipality.russianName },
      { name: 'type', value: ({ municipality }) => municipality.type },
      { name: 'county', value: ({ municipality }) => municipality.county },
      { name: 'district', value: ({ contract }) => contract?.district },
      { name: 'carrier', value: ({ contract }) => contract?.carrier },
      { name: 'biller', value: ({ contract }) => contract?.biller },
      { name: 'from', value: ({ contract }) => contract?.from },
      { name: 'until', value: ({ contract }) => contract?.until },
      { name: 'price_list', value: ({ contract }) => contract?.priceList },
    ],
    rows,
  );
}
