import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { isMunicipalityName } from './municipality-names.ts';
import { municipalitySchema } from '#features/municipalities/municipality.ts';

const content = readFileSync(new URL('../../content/municipalities.json', import.meta.url), 'utf8');

test('every municipality of the content is known by its name alone', () => {
  const names = z
    .array(municipalitySchema)
    .parse(JSON.parse(content))
    .map(({ name }) => name.replace(/ (?:linn|vald)$/u, ''));
  expect(names.filter((name) => !isMunicipalityName(name))).toEqual([]);
  expect(['Juurikas', 'Harku vald', ''].filter(isMunicipalityName)).toEqual([]);
});
