/** Entries are changed in a spreadsheet: what would change is seen first, and written with "Apply". */
import { expect, onTestFinished, test } from 'vitest';
import { site } from '#features/site.ts';
import { toTakenEntry } from '#platform/cms/wordpress/forms/entry-form.ts';
import { shippedOf } from '../texts/form-site.ts';
import {
  apply,
  createAll,
  download,
  list,
  openSheet,
  phones,
  plain,
  preview,
  readAll,
  writeCsv,
} from './csv-sheet.ts';
import { setOptions, update } from './editor.ts';
import { openFormBase } from './form-base.ts';
import { Person } from './people.ts';
import { isWithoutWordPress } from './programs.ts';

const base = openFormBase('kojv_olme regional_phones offices notices');

const row = (container: string, emptying: number) => ({
  container,
  emptying,
  rent_per_month: null,
  sale: 45,
});
const tables = [
  { type: 'containers', waste_type: 'mixed', rows: [row('bag', 1.5), row('wheeled-0.14', 1.71)] },
  { type: 'containers', waste_type: 'bio', rows: [row('bag', 2)] },
];
const prices = {
  region: 'Tallinn',
  valid_from: '2026-01-01',
  valid_until: '2999-01-01',
  vat_rate: 24,
  tables,
};

const sheet = async (type: string) => openSheet(base.administration, type);

test.skipIf(isWithoutWordPress)(
  'prices are changed in a spreadsheet: seen first, written with “Apply”, and told to the website once',
  async () => {
    const [first = 0, second = 0] = await createAll('kojv_olme', [
      { title: 'Nõmme', acf: prices },
      { title: 'Pirita', acf: prices },
    ]);
    const sent = base.notified.webhooks.length;
    const file = await sheet('kojv_olme');
    expect(file.rows.map(([id]) => Number(id))).toEqual([first, first, first, second, second, second]);
    expect([file.get(0, 'Last day'), file.get(0, 'Valid from')]).toEqual([
      'Until further notice',
      '01.01.2026',
    ]);
    expect(file.get(1, 'Emptying, €')).toBe('1,71');
    file.set(1, 'Emptying, €', '1 234,50 €');
    file.set(2, 'Emptying, €', '-');
    file.set(0, 'Last day', '31.12.2027');
    file.rows.splice(3, 3);
    const { counts, rows, text } = await preview(base.administration, 'kojv_olme', file.text(';', '\n'));
    expect(counts).toEqual([0, 1, 0, 0]);
    expect(rows).toEqual([
      ['Nõmme', 'Last day', 'Until further notice', '31.12.2027'],
      [
        'Nõmme',
        expect.stringMatching(/^Price tables \(.*140 l.*\), row 2: Emptying, €$/u),
        '1,71',
        '1234,50',
      ],
      ['Nõmme', expect.stringMatching(/^Price tables \(.+\), row 3: Emptying, €$/u), '2,00', ''],
    ]);
    expect(text).toContain('Entries that are not in the file: 1. They stay as they are.');
    expect(plain(await readAll('kojv_olme'))[0]).toContain('"emptying":"1.71"');
    expect(base.notified.webhooks).toHaveLength(sent);

    expect(await apply(base.administration, 'kojv_olme')).toContain('Added: 0. Changed: 1.');
    const [list] = await readAll('kojv_olme');
    expect(list).toMatchObject({ id: first, acf: { valid_until: '2027-12-31', region: 'Tallinn' } });
    expect(list?.acf.tables).toMatchObject([
      { type: 'containers', waste_type: 'mixed', rows: [{ emptying: 1.5 }, { emptying: 1234.5, sale: 45 }] },
      { type: 'containers', waste_type: 'bio', rows: [{ emptying: null, sale: 45 }] },
    ]);
    expect(base.notified.webhooks.slice(sent).map(({ notifications }) => notifications)).toEqual([
      { action: 'update', postType: 'kojv_olme', id: first },
    ]);
  },
);

test.skipIf(isWithoutWordPress)(
  'what the form would refuse is said with its row and column, and nothing of that entry is written',
  async () => {
    await createAll('regional_phones', phones);
    const file = await sheet('regional_phones');
    file.set(0, 'Telephone', 'pole');
    file.set(0, 'Region on the map of contacts', 'Kuu');
    file.set(1, 'Telephone', '+372 600 0999');
    file.rows.push(['', 'Pärnu', '', 'Пярну', 'Pärnu', "'+372 600 0103", 'Viljandi'], ['123456', 'Olematu']);
    const { counts, rows } = await preview(base.administration, 'regional_phones', file.text(','));
    expect(counts).toEqual([1, 1, 0, 2]);
    const refused = rows.filter(([line = '']) => /^\d+$/u.test(line));
    expect(refused).toEqual([
      ['2', 'Telephone', 'Narva', 'A number looks like +372 600 0100.'],
      ['2', 'Region on the map of contacts', 'Narva', 'The website has no such choice: Kuu'],
      ['5', 'ID', 'Olematu', expect.stringContaining('There is no entry 123456 here')],
      ...refused.slice(3),
    ]);
    expect(await apply(base.administration, 'regional_phones')).toContain('Added: 1. Changed: 1.');
    const after = await readAll('regional_phones');
    const told = after.map(({ title, status, acf }) => [title.raw, status, acf.phone]).sort();
    expect(told).toEqual([
      ['Narva', 'publish', '+372 600 0102'],
      ['Pärnu', 'publish', '+372 600 0103'],
      ['Tartu', 'publish', '+372 600 0999'],
    ]);
    expect(base.notified.webhooks.at(-1)?.notifications).toEqual({
      action: 'publish',
      postType: 'regional_phones',
    });
  },
);

test.skipIf(isWithoutWordPress)(
  'an entry that somebody changes after the preview stays as it is, and that is said',
  async () => {
    const [narva = 0, tartu = 0] = await createAll('regional_phones', phones.toReversed());
    const file = await sheet('regional_phones');
    file.set(0, 'Telephone', '+372 600 0998');
    file.set(1, 'Telephone', '+372 600 0999');
    await preview(base.administration, 'regional_phones', file.text());
    await update('regional_phones', narva, { acf: { ...phones[1]?.acf, phone: '+372 600 0111' } });
    expect(await apply(base.administration, 'regional_phones')).toContain(
      'Narva: somebody has changed this meanwhile',
    );
    const after = await readAll('regional_phones');
    expect(Object.fromEntries(after.map(({ id, acf }) => [id, acf.phone]))).toEqual({
      [narva]: '+372 600 0111',
      [tartu]: '+372 600 0999',
    });
  },
);

test.skipIf(isWithoutWordPress)(
  'a file of a Russian editor is read by an Estonian one, with some columns only',
  async () => {
    const { kind, form } = site.collections.offices;
    if (!form) throw new TypeError('Offices have no form.');
    await createAll(
      'offices',
      shippedOf(kind)
        .slice(0, 3)
        .map((entry) => toTakenEntry(form, entry)),
    );
    onTestFinished(async () => setOptions({ locale: '' }));
    await setOptions({ locale: 'ru_RU' });
    const russian = await download(base.administration, 'offices');
    expect(russian).toMatch(/^ID;"Город на эстонском";/u);
    await setOptions({ locale: 'et' });
    await base.administration.sendFiles(
      '/wp-admin/edit.php?post_type=offices&site_publisher_csv=1',
      'site_publisher_csv',
      { 'a.csv': russian },
    );
    const page = (await base.administration.get('/wp-admin/edit.php?post_type=offices&site_publisher_csv=1'))
      .html;
    expect(page).toContain('Lisandub: 0. Muutub: 0. Jääb samaks: 3. Vigaseid: 0.');
    await setOptions({ locale: '' });

    const { rows } = await sheet('offices');
    const [id = ''] = rows[0] ?? [];
    const before = await readAll('offices');
    const given = await preview(
      base.administration,
      'offices',
      writeCsv([
        ['ID', 'märkus', 'address'],
        [id, 'x', 'Uus 1'],
      ]),
    );
    expect(given.counts).toEqual([0, 1, 0, 0]);
    expect(given.text).toContain('These columns are not read: märkus.');
    await apply(base.administration, 'offices');
    const expected = before.map((entry) =>
      entry.id === Number(id) ? { ...entry, acf: { ...entry.acf, address: 'Uus 1' } } : entry,
    );
    expect(await readAll('offices')).toEqual(expected);
    // Of rows, all columns or none.
    const half = await preview(
      base.administration,
      'offices',
      writeCsv([
        ['ID', 'Monday'],
        [id, '9-17'],
      ]),
    );
    expect(half.text).toContain('The file lacks columns:');
  },
);

test.skipIf(isWithoutWordPress)('files that are none are refused with what to do', async () => {
  const type = 'regional_phones';
  const said = async (file: string | Uint8Array<ArrayBuffer>) =>
    (await preview(base.administration, type, file)).text;
  expect(await said('PK\u0003\u0004')).toContain('This is a file of the spreadsheet itself.');
  expect(await said(new Uint8Array([0x49, 0x44, 0x3b, 0xd5]))).toContain('The file is not in UTF-8');
  expect(await said('a;b\n1;2\n')).toContain('The first row has none of the columns.');
  expect(await said('')).toContain('The first row has none of the columns.');
  expect(await said('ID;Region in Estonian;region in estonian\n')).toContain(
    'A column is there twice: Region in Estonian. Delete one of them.',
  );
  // Each would take more memory than a page of WordPress has.
  for (const file of [`ID;Region in Estonian\n${'1\n'.repeat(1_000_000)}`, `ID\n1${';'.repeat(2_000_000)}`])
    expect(await said(file)).toContain('Too much changes at once. Divide the file into parts.');
  expect(await said(';'.repeat(2_000_000))).toContain('The first row has none of the columns.');
  expect(await said(`ID;Region in Estonian\n${'x'.repeat(2_100_000)}`)).toContain(
    'The file is too large: up to 2 MB is allowed.',
  );
});

test.skipIf(isWithoutWordPress)(
  'who may not edit a type has no buttons, gets no file and writes nothing; nor does a request without its nonce',
  async () => {
    await createAll('regional_phones', phones);
    const author = await Person.hire('author');
    onTestFinished(async () => author.leave());
    const administration = await author.logIn();
    const at = (action: string) => `/wp-admin/admin-post.php?action=${action}&type=regional_phones`;
    for (const action of ['site_publisher_csv_export', 'site_publisher_csv', 'site_publisher_csv_apply'])
      expect([action, (await administration.post(at(action), {})).status]).toEqual([action, 403]);
    expect((await base.administration.get(list('regional_phones'))).html).toContain('Change from CSV');
    const file = await sheet('regional_phones');
    file.set(0, 'Telephone', '+372 600 0998');
    await preview(base.administration, 'regional_phones', file.text());
    expect((await base.administration.post(at('site_publisher_csv_apply'), {})).status).toBe(403);
    expect((await readAll('regional_phones')).map(({ acf }) => acf.phone)).not.toContain('+372 600 0998');
  },
);

test.skipIf(isWithoutWordPress)(
  'texts of the page and notices have a column for their language and text',
  async () => {
    const acf = { from: '2026-01-01T00:00:00+02:00', until: '2099-01-01T00:00:00+02:00', severity: 'info' };
    await createAll('notices', [
      { title: 'Torm; "suur"', content: '<!-- wp:paragraph -->\n<p>Vedu.</p>\n<!-- /wp:paragraph -->', acf },
    ]);
    const file = await sheet('notices');
    expect(file.get(0, 'Language')).toBe('et');
    expect((await preview(base.administration, 'notices', file.text())).counts).toEqual([0, 0, 1, 0]);
    file.set(0, 'Text (HTML)', '<p>Muu.</p>');
    file.set(0, 'Status', 'mustand');
    expect((await preview(base.administration, 'notices', file.text())).rows).toEqual([
      ['Torm; "suur"', 'Status', 'published', 'draft'],
      [
        'Torm; "suur"',
        'Text (HTML)',
        '<!-- wp:paragraph -->\n<p>Vedu.</p>\n<!-- /wp:paragraph -->',
        '<p>Muu.</p>',
      ],
    ]);
    await apply(base.administration, 'notices');
    expect(await readAll('notices')).toMatchObject([{ status: 'draft', acf }]);
    file.set(0, 'Language', 'ru');
    expect((await preview(base.administration, 'notices', file.text())).counts).toEqual([0, 0, 0, 1]);
  },
);
