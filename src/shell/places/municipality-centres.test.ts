import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { municipalitySchema } from '#features/municipalities/municipality.ts';
import { municipalityCentres } from './municipality-centres.ts';

const content = 'src/content';
const read = (file: string): unknown => JSON.parse(readFileSync(join(content, file), 'utf8'));

test('every municipality has a centre', () => {
  const municipalities = z.array(municipalitySchema).parse(read('municipalities.json'));
  expect([...municipalityCentres.keys()].toSorted()).toEqual(municipalities.map(({ id }) => id).toSorted());
});
