import type { QueryContext } from '#shell/layout/site.ts';

export function openStations({ reader }: QueryContext) {
  return reader.range('waste-stations', 'waste-stations');
}
