import { expect, test } from 'vitest';
import { type MunicipalityPlace, municipalityOfRow } from './municipality-rows.ts';

const place = (code: string, name: string, county: MunicipalityPlace['county']): MunicipalityPlace => ({
  code,
  name,
  type: name.endsWith('linn') || name === 'Tallinn' ? 'linn' : 'vald',
  county,
  districts: name === 'Tallinn' ? ['Nõmme', 'Kesklinn'] : [],
  label: name,
});

const all = [
  place('0784', 'Tallinn', 'Harju maakond'),
  place('0719', 'Saku vald', 'Harju maakond'),
  place('0198', 'Harku vald', 'Harju maakond'),
  place('0793', 'Tartu linn', 'Tartu maakond'),
  place('0796', 'Tartu vald', 'Tartu maakond'),
  place('0714', 'Saaremaa vald', 'Saare maakond'),
];

test('a row is found by its city, its district, its town and its municipality, and a bare name is that of the city', () => {
  const rows = [
    ['Tallinn', 'Nõmme', 'Vaarika tn 6', '0784'],
    ['Tallinna linn', 'Nõmme linnaosa', 'Vaarika tn 6', '0784'],
    ['Harju maakond', 'Tallinn', 'Narva mnt 1', '0784'],
    ['Harju maakond', 'Saku', 'Tiigi tn 8', '0719'],
    ['Harjumaa', 'Tabasalu', 'Kooli tn 1', '0198'],
    ['Harju maakond', 'Kajamaa', 'Metsa tn 1, Saku vald', '0719'],
    ['Tartu maakond', 'Tartu', 'Ropka tn 19', '0793'],
    ['Tartu maakond', 'Tartu vald', 'Kase tn 1', '0796'],
    ['Saare maakond', 'Kuressaare', 'Aia tn 33', '0714'],
    ['Harju maakond', 'Kajamaa', 'Metsa tn 1', undefined],
    ['Tartu maakond', 'Nõmme', 'Metsa tn 1', undefined],
  ] as const;
  expect(
    rows.map(([area, city, address]) => [
      area,
      city,
      address,
      municipalityOfRow({ area, city, address }, all),
    ]),
  ).toEqual(rows);
});
