import type { QueryContext } from '#platform/store/query.ts';

export function openStations({ reader }: QueryContext) {
  return reader.range('waste-stations', 'waste-stations');
}
