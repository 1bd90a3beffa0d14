/** The form of waste stations in a real WordPress: choices by name, and the hours of a week as a table. */
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { WasteStation } from '#features/stations/waste-station.ts';
import { site } from '#features/site.ts';
import type { HtmlElement } from '../site/html-element.ts';
import { shippedEntries } from '../texts/shipped-texts.ts';
import { create, post, setOptions } from './editor.ts';
import { isWithoutWordPress } from './programs.ts';
import { openFormBase } from './form-base.ts';
import { faultsOf, prefix, readForm, saveForm, type TypedFields } from './form-page.ts';
import { stationFields } from './station-fields.ts';
import { SyncedSite } from './synced-site.ts';

const base = openFormBase('kojv_olme waste_stations');

const municipalities = shippedEntries('municipalities', site.kinds.municipalities);
const stations = shippedEntries('waste-stations', site.kinds['waste-stations']);

const save = async (id: number, changes: TypedFields = {}) => saveForm(base.administration, id, changes);

const storedFields = async (type: string, id: number) =>
  z
    .object({ acf: z.record(z.string(), z.unknown()) })
    .parse(await post(`wp/v2/${type}/${id}?_fields=acf`, undefined, 'GET')).acf;

const hasSeasons = ({ hours }: WasteStation) => hours.some(({ season }) => season);
const hasBreak = ({ hours }: WasteStation) => {
  const days = hours.filter(({ season }) => !season).flatMap(({ days: own }) => own);
  return new Set(days).size < days.length;
};

test.skipIf(isWithoutWordPress)(
  'what the form of a station shows is what it keeps: seasons, a break at noon, names, waste, days on which it is closed',
  async () => {
    const kinds = [hasSeasons, hasBreak, ({ closedOn }: WasteStation) => closedOn !== undefined];
    for (const isOfKind of kinds) {
      const station = stations.find(isOfKind);
      if (!station) throw new RangeError('No station is like that.');
      const acf = stationFields(station);
      const id = await create('waste_stations', { title: station.name, acf });
      expect(await storedFields('waste_stations', id)).toEqual(acf);
      expect(faultsOf(await save(id))).toEqual({});
      expect(await storedFields('waste_stations', id)).toEqual(acf);
    }
  },
);

/** Times of one day.
 * @param where Names of both fields, without their ends. */
const times = (where: string, opens: string, closes: string): TypedFields => ({
  [`${where}[opens]`]: opens,
  [`${where}[closes]`]: closes,
});

const hours = [
  { days: [1, 2], opens: '10:00', closes: '12:30' },
  { days: [1, 2], opens: '13:00', closes: '18:00' },
  { days: [6], opens: '09:00', closes: '14:00' },
];

test.skipIf(isWithoutWordPress)(
  'choices of a station have the names of the website in the language of the editor',
  async () => {
    const id = await create('waste_stations', { title: 'Jaam' });
    await setOptions({ locale: 'et' });
    const empty = await readForm(base.administration, id);
    expect(Object.keys(faultsOf(empty))).toHaveLength(7);
    const choices = (form: HtmlElement, name: string) =>
      form
        .querySelectorAll(`select[name="${prefix}[${name}]"] option`)
        .map((option) => option.textContent)
        .slice(1);
    expect(choices(empty, 'county')).toContain('Harjumaa');
    expect(choices(empty, 'municipality')).toContain('Tartu linn');
    expect(choices(empty, 'municipality')).toHaveLength(municipalities.length);
    expect(empty.textContent).toContain('Esmaspäev');
    await setOptions({ locale: 'ru_RU' });
    expect(choices(await readForm(base.administration, id), 'municipality')).toContain('Тарту (Tartu linn)');
    await setOptions({ locale: '' });
  },
);

test.skipIf(isWithoutWordPress)(
  'an editor chooses where a station is, what it takes and how one pays, and fills in a week',
  async () => {
    const id = await create('waste_stations', { title: 'Jaam' });
    const filled = {
      '[names][ru]': 'Станция',
      '[names][en]': 'Station',
      '[address]': 'Tee 1',
      '[municipality]': '0793',
      '[county]': 'Tartu maakond',
      '[latitude]': '58.4',
      '[longitude]': '26.7',
      '[accepted_waste][0]': 'paper',
      '[accepted_waste][1]': 'metal',
      '[payment][0]': 'card',
      ...times('[hours][0][days][1][0]', '10:00', '12:30'),
      ...times('[hours][0][days][1][1]', '13:00', '18:00'),
      ...times('[hours][0][days][2][0]', '10:00', '12:30'),
      ...times('[hours][0][days][2][1]', '13:00', '18:00'),
      ...times('[hours][0][days][6][0]', '09:00', '14:00'),
    };
    expect(faultsOf(await save(id, filled))).toEqual({});
    const synced = new SyncedSite();
    expect((await synced.sync()).problems).toEqual([]);
    expect(synced.read(`waste-stations/${id}.json`)).toMatchObject({
      names: { ru: 'Станция', en: 'Station' },
      municipality: '0793',
      county: 'Tartu maakond',
      acceptedWaste: ['paper', 'metal'],
      payment: ['card'],
      hours,
    });

    // Another season, in the part below.
    const winter = {
      '[hours][0][season][from]': '01.04',
      '[hours][0][season][until]': '30.9.',
      '[hours][1][season][from]': '01.10',
      '[hours][1][season][until]': '31.03',
      ...times('[hours][1][days][6][0]', '10:00', '12:00'),
    };
    expect(faultsOf(await save(id, winter))).toEqual({});
    expect((await synced.sync()).problems).toEqual([]);
    expect(synced.read(`waste-stations/${id}.json`)).toMatchObject({
      hours: [
        ...hours.map((entry) => ({ ...entry, season: { from: '04-01', until: '09-30' } })),
        { days: [6], opens: '10:00', closes: '12:00', season: { from: '10-01', until: '03-31' } },
      ],
    });
  },
);

test.skipIf(isWithoutWordPress)('what is wrong with opening hours is said below them', async () => {
  const [station] = stations;
  if (!station) throw new RangeError('There are no stations.');
  const usual = [{ days: [1, 3], opens: '10:00', closes: '18:00' }];
  const id = await create('waste_stations', {
    title: 'Jaam',
    acf: { ...stationFields(station), hours: usual },
  });
  const season = 'A season needs a first and a last day';
  const wrong: readonly (readonly [changes: TypedFields, faults: Readonly<Record<string, unknown>>])[] = [
    [
      { '[hours][0][days][3][0][closes]': '' },
      { hours_0_days_3_0_closes: expect.stringContaining('A time is missing: Wednesday. So the website') },
    ],
    [
      { '[hours][0][days][3][0][closes]': '09:00' },
      { hours_0_days_3_0_closes: 'It closes before it opens: Wednesday.' },
    ],
    [{ '[hours][0][season][from]': '01.04' }, { hours_0_season_until: expect.stringContaining(season) }],
    [
      { '[hours][0][season][from]': '31.04', '[hours][0][season][until]': '30.09' },
      { hours_0_season_from: expect.stringContaining(season) },
    ],
  ];
  for (const [change, faults] of wrong) {
    expect(faultsOf(await save(id, change))).toEqual(faults);
    await post(`wp/v2/waste_stations/${id}`, { acf: { ...stationFields(station), hours: usual } });
  }
  // What a season without days of its own would mean is not clear.
  const second = times('[hours][1][days][6][0]', '10:00', '12:00');
  const winter = { '[hours][1][season][from]': '01.10', '[hours][1][season][until]': '31.03' };
  const said = expect.stringContaining('With several seasons, each of them does.') as unknown;
  expect(faultsOf(await save(id, { ...second, ...winter }))).toEqual({
    hours_0_season_from: said,
    hours_0_season_until: said,
  });
});

test.skipIf(isWithoutWordPress)(
  'a price list without a last day is valid until further notice, and a choice that is no more stays',
  async () => {
    const id = await create('kojv_olme', { title: 'Nõmme', acf: { region: 'Tallinn' } });
    const open = await readForm(base.administration, id);
    expect(open.querySelector(`input[name="${prefix}[valid_until][day]"]`)?.attributes).toMatchObject({
      type: 'date',
      value: '',
    });
    await save(id);
    expect(await storedFields('kojv_olme', id)).toMatchObject({ valid_until: '2999-01-01' });
    await save(id, { '[valid_until][day]': '31.12.2027' });
    expect(await storedFields('kojv_olme', id)).toMatchObject({ valid_until: '2027-12-31' });
    await save(id, { '[valid_until][day]': '', '[valid_until][open]': '1' });
    expect(await storedFields('kojv_olme', id)).toMatchObject({ valid_until: '2999-01-01' });
    const merged = await create('waste_stations', { title: 'Jaam', acf: { county: 'Võnnu maakond' } });
    const form = await save(merged);
    expect(await storedFields('waste_stations', merged)).toMatchObject({ county: 'Võnnu maakond' });
    expect(faultsOf(form).county).toBe('The website has no such choice: Võnnu maakond');
  },
);
