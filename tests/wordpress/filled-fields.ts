/** Fields of entries that the site takes. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { root } from '../site-settings.ts';

/** Of a waste station. */
export function stationFields(address: string): Readonly<Record<string, unknown>> {
  const shipped = readFileSync(join(root, 'src/content/waste-stations/laane.json'), 'utf8');
  const [station] = z
    .array(z.looseObject({ coordinates: z.object({ latitude: z.number(), longitude: z.number() }) }))
    .parse(JSON.parse(shipped));
  if (!station) throw new RangeError('There are no stations.');
  const { coordinates, acceptedWaste, ...fields } = station;
  return { ...fields, ...coordinates, address, accepted_waste: acceptedWaste, names: undefined, prices: [] };
}
