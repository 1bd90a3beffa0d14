import { expect, test } from 'vitest';
import { importFiles, openSampleStore, sampleEntry } from '#fakes/sample-content.ts';
import { Content } from '#platform/publish/stored-content.ts';
import { checkKinds } from '#platform/publish/check-entries.ts';
import { entryChecks } from './entry-checks.ts';

test('a contract names its carrier by an id: that of the company, or of another one that is known', () => {
  const database = openSampleStore();
  const contract = (id: string, carrier: string) =>
    sampleEntry('municipality-contracts', {
      id,
      municipality: '0296',
      carrier,
      biller: 'carrier',
      from: '2026-01-01',
      until: '2027-01-01',
    });
  importFiles(database, {
    'municipalities.json': [
      sampleEntry('municipalities', {
        id: '0296',
        name: 'Keila linn',
        russian: 'Кейла',
        type: 'linn',
        county: 'Harju maakond',
      }),
    ],
    'carriers.json': [sampleEntry('carriers', { id: 'muu', name: 'Muu AS' })],
    'municipality-contracts.json': [contract('a', 'company'), contract('b', 'muu'), contract('c', 'Ring AS')],
  });
  expect(
    checkKinds([entryChecks], new Content(database), { isKnown: () => true }).map(
      ({ entry, field, message }) => [entry, field, message],
    ),
  ).toEqual([
    [
      'municipality-contracts c',
      'carrier',
      'Ring AS is nothing that the site knows. Choose one that exists.',
    ],
  ]);
});
