/** The content types, fields and routes that the companion plugin adds to a WordPress where they are missing. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { Administration } from './administration.ts';
import { configureCompanion, deleteCompanion, installCompanion } from './companion.ts';
import { create, createTranslated, emptyContentBase, post, setOptions, wordpress } from './editor.ts';
import { editPage, faultsOf, readForm, typed } from './form-page.ts';
import { isWithoutWordPress } from './programs.ts';
import { SyncedSite } from './synced-site.ts';
import { NotifiedSite } from './notified-site.ts';

const site = new NotifiedSite();
let administration: Administration;
let url = '';

beforeAll(async () => {
  if (isWithoutWordPress) return;
  url = await site.start();
  await emptyContentBase();
  await installCompanion();
  administration = await Administration.logIn('admin');
});

afterAll(async () => {
  if (isWithoutWordPress) return;
  await emptyContentBase();
  await deleteCompanion();
  site.stop();
});

beforeEach(async () => {
  if (isWithoutWordPress) return;
  await emptyContentBase();
  await configureCompanion(administration, { url });
});

/** Values of every kind, for fields of every kind. */
const strange: readonly unknown[] = [
  'text',
  7,
  true,
  null,
  ['a', ['b']],
  [7],
  { et: ['a'] },
  { et: { a: 1 } },
  [{ bin: ['paper'] }],
  '',
];

const fieldsSchema = z.record(z.string(), z.unknown());

test.skipIf(isWithoutWordPress)(
  'a value of another kind than its field is refused by name, and reaches nothing',
  async () => {
    const types = [
      'kojv_olme',
      'waste_stations',
      'notices',
      'page_texts',
      'sorting_items',
      'sorting_differences',
      'sorting_groups',
    ];
    await setOptions({ lacking: types.join(' ') });
    await configureCompanion(administration, { url, content_types: '1' });
    const names: Readonly<Record<string, readonly string[]>> = z
      .record(z.string(), z.array(z.string()))
      .parse(await post('tests/v1/fields', undefined, 'GET'));
    for (const type of types) {
      const id = await create(type, { title: 'Nimi' });
      for (const value of strange) {
        const acf = Object.fromEntries((names[type] ?? []).map((name) => [name, value]));
        const answer = await post(`wp/v2/${type}/${id}`, { acf }).catch((cause: unknown) => String(cause));
        expect([type, value, answer]).toEqual([
          type,
          value,
          expect.not.stringMatching(/"status": ?500|critical error/u),
        ]);
        const { acf: stored } = z
          .object({ acf: fieldsSchema })
          .parse(await post(`wp/v2/${type}/${id}?_fields=acf`, undefined, 'GET'));
        // What is stored is what was sent, or nothing.
        for (const [name, kept] of Object.entries(stored))
          expect([type, name, kept]).toEqual([type, name, value]);
        expect((await administration.get(`/wp-admin/post.php?post=${id}&action=edit`)).html).not.toMatch(
          /Fatal error|Warning: |Array to string/u,
        );
      }
    }
  },
);

test.skipIf(isWithoutWordPress)(
  'content types and routes are registered where they are missing, and only when asked for',
  async () => {
    const { url: root } = wordpress();
    const status = async (path: string) => (await fetch(`${root}/wp-json/${path}`)).status;
    await setOptions({ lacking: 'notices kojv_olme', route: 'failed-discharges' });
    expect(await status('wp/v2/notices')).toBe(404);
    await configureCompanion(administration, { url, content_types: '1' });
    const acf = {
      from: '2026-01-01T00:00:00+02:00',
      until: '2099-01-01T00:00:00+02:00',
      severity: 'emergency',
    };
    const texts = (title: string) => ({ title, content: `<p>${title}.</p>`, acf: { ...acf, other: 'x' } });
    const { et: id } = await createTranslated('notices', {
      et: texts('Torm'),
      ru: texts('Шторм'),
      en: texts('Storm'),
    });
    const notifications = await fetch(`${root}/wp-json/wp/v2/notices/${id}?_fields=acf`);
    expect(await notifications.json()).toEqual({ acf });
    // Existing types keep their own fields.
    const station = await create('waste_stations', { title: 'Tartu jaam', acf: { kept: 'as it is' } });
    const theirs = await fetch(`${root}/wp-json/wp/v2/waste_stations/${station}?_fields=acf`);
    expect(await theirs.json()).toEqual({ acf: { kept: 'as it is' } });
    const synced = new SyncedSite();
    expect((await synced.sync()).written).toContain(`notices/teade-${id}.json`);
    const search = await fetch(`${root}/wp-json/general-purpose-api/search?query=Tartu`);
    expect(await search.json()).toMatchObject({
      kojv_olme: [],
      waste_stations: [{ id: station, name: 'Tartu jaam' }],
      total: 1,
      totalPages: 1,
    });
    const failed = await fetch(`${root}/wp-json/general-purpose-api/failed-discharges`);
    expect(await failed.json()).toEqual(['theirs']);
    expect(await status('general-purpose-api/upcoming-discharges?contractNumber=L1')).toBe(401);
    expect(await post('general-purpose-api/upcoming-discharges?contractNumber=L1', undefined, 'GET')).toEqual(
      [],
    );
  },
);

test.skipIf(isWithoutWordPress)(
  'editors fill in the fields of a type, and what cannot be read is not lost',
  async () => {
    await setOptions({ lacking: 'kojv_olme waste_stations' });
    await configureCompanion(administration, { url, content_types: '1' });
    const page = '/wp-admin/post-new.php?post_type=kojv_olme';
    const saved = await administration.send(page, 'post.php', {
      post_title: 'Nõmme',
      publish: 'Publish',
      ...typed({
        '[region]': 'Tallinn',
        '[vat_rate]': '24',
        '[service]': 'organised',
        '[tables][0][type]': 'containers',
        '[tables][0][rows][4][emptying]': '1,01',
        '[tables][1][type]': 'services',
      }),
    });
    const id = Number(/[?&]post=(\d+)/u.exec(saved.location ?? '')?.[1]);
    const fieldsOf = async (route: string) =>
      z.object({ acf: fieldsSchema }).parse(await post(`wp/v2/${route}?_fields=acf`, undefined, 'GET')).acf;
    expect(await fieldsOf(`kojv_olme/${id}`)).toEqual({
      region: 'Tallinn',
      vat_rate: 24,
      service: 'organised',
      valid_until: '2999-01-01',
      tables: [{ type: 'containers', rows: [{ emptying: 1.01, rent_per_month: null, sale: null }] }],
    });
    const wrong = typed({ '[region]': 'Tallinn', '[vat_rate]': 'kakskümmend' });
    await administration.send(editPage(id), 'post.php', wrong);
    expect(await fieldsOf(`kojv_olme/${id}`)).toEqual({
      region: 'Tallinn',
      vat_rate: 'kakskümmend',
      valid_until: '2999-01-01',
    });
    const form = await readForm(administration, id);
    expect(form.querySelector('#site_publisher_fields_vat_rate')?.getAttribute('value')).toBe('kakskümmend');
    expect(faultsOf(form).vat_rate).toContain('This is not a number.');
    const days = { '[closed_on]': '24.12\r\n 31.12. \r\n', '[latitude]': '58,5' };
    const other = await administration.send('/wp-admin/post-new.php?post_type=waste_stations', 'post.php', {
      post_title: 'Jaam',
      ...typed(days),
    });
    const stationId = /[?&]post=(\d+)/u.exec(other.location ?? '')?.[1] ?? '';
    expect(await fieldsOf(`waste_stations/${stationId}`)).toEqual({
      closed_on: ['12-24', '12-31'],
      latitude: 58.5,
      are_hours_sample: '0',
    });
  },
);
