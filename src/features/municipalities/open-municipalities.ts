import type { OpenData, OpenDataBody } from '#features/open-data/open-data.ts';
import type { Queries } from '#platform/store/query.ts';
import { toCsv } from '#features/open-data/csv.ts';
import { lastDay } from '#features/prices/open-price-lists.ts';

export function municipalitiesBody(
  municipalities: ReturnType<Queries['openMunicipalities']>,
): OpenDataBody<'municipalities'> {
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
export function municipalitiesCsv({ municipalities }: OpenData<'municipalities'>): string {
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
