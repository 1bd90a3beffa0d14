import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { type Ended, type Folders, readSite, run, toFolders } from './site/command.ts';
import { makePublishedSite, paper, postFile } from './small-site.ts';

const post = postFile(paper);

type Json = Record<string, unknown>;
const jsonSchema = z.record(z.string(), z.unknown());
const listSchema = z.array(jsonSchema);

const read = ({ content }: Folders, file: string): unknown =>
  JSON.parse(readFileSync(join(content, file), 'utf8'));
const write = ({ content }: Folders, file: string, value: unknown): void =>
  writeFileSync(join(content, file), JSON.stringify(value, null, 2));

/** Changes the entry of a file with one entry. */
function edit(folders: Folders, file: string, change: (entry: Json) => Json): void {
  write(folders, file, change(jsonSchema.parse(read(folders, file))));
}

const without = (entry: Json, field: string): Json =>
  Object.fromEntries(Object.entries(entry).filter(([name]) => name !== field));

/** Builds broken content; the site must stay unchanged in every case. */
async function buildBroken(
  breakIt: (folders: Folders) => void,
): Promise<Ended & { readonly report: readonly string[] }> {
  const folders = toFolders(await makePublishedSite());
  const before = readSite(folders);
  breakIt(folders);
  const outcome = await run('build', folders, ['--json']);
  expect([outcome.code, outcome.stdout]).toEqual([1, '']);
  expect(readSite(folders)).toEqual(before);
  const [head = '', ...report] = outcome.stderr.trimEnd().split('\n');
  expect(head).toMatch(
    /^\S+Z error The content has \d+ problems?; the site was left as it was\. Fix them and build again:$/u,
  );
  return { ...outcome, report: report.map((line) => line.trim()) };
}

/** Lines of the report about a file. */
const about = (report: readonly string[], file: string): readonly string[] =>
  report.filter((line) => line.startsWith(file));

test('one report names everything that cannot be read, by file, entry, locale and field', async () => {
  const { report } = await buildBroken((folders) => {
    writeFileSync(join(folders.content, 'company.json'), '{ "id": "company", ');
    edit(folders, post, (entry) => ({
      ...without(entry, 'category'),
      id: 'four',
      date: '2025-02-30T07:50:00Z',
    }));
    edit(folders, 'pages/about.json', (entry) => ({
      ...entry,
      texts: without(jsonSchema.parse(entry.texts), 'ru'),
    }));
    edit(folders, 'price-lists/112.json', (entry) => ({ ...entry, validFrom: '2026-02-31' }));
    edit(folders, 'menus/72.json', (entry) => ({
      ...entry,
      items: listSchema
        .parse(entry.items)
        .map((menuItem, index) => (index === 2 ? { ...menuItem, menu_order: 0 } : menuItem)),
    }));
    write(folders, 'nonsense.json', {});
  });
  expect(about(report, 'company.json')).toEqual([
    expect.stringMatching(/^company\.json: is not valid JSON/u),
  ]);
  expect(about(report, post)).toEqual([
    expect.stringContaining('posts four, at category:'),
    expect.stringContaining('posts four, at date:'),
    expect.stringContaining('posts four, at id:'),
  ]);
  expect(about(report, 'pages/about.json')).toEqual([
    expect.stringContaining('pages /about, in ru, at texts.ru:'),
  ]);
  expect(about(report, 'price-lists/112.json')).toEqual([
    expect.stringContaining('price-lists 112, at validFrom:'),
  ]);
  expect(about(report, 'menus/72.json')).toEqual([
    expect.stringContaining('menus 72, at items.2.menu_order:'),
  ]);
  expect(about(report, 'nonsense.json')).toEqual([expect.stringContaining('nonsense is no kind of content')]);
  expect(report).toHaveLength(8);
});

test('an id or a slug that stands twice is reported with both places', async () => {
  const twin = 'posts/twin.json';
  const { report } = await buildBroken((folders) => {
    write(folders, twin, { ...jsonSchema.parse(read(folders, post)), id: 9999 });
    write(folders, 'faq/twin.json', listSchema.parse(read(folders, 'faq/billing.json')).slice(0, 1));
  });
  expect(report).toHaveLength(2);
  expect(report.join('\n')).toMatch(/posts (?:1|9999), at slug: /u);
  expect(report.join('\n')).toMatch(
    /faq\/(?:billing|twin)\.json, faq .*, at id: stands in faq\/(?:billing|twin)\.json too/u,
  );
});

test('one report names everything that does not fit together', async () => {
  const contracts = 'municipality-contracts/harju.json';
  const { report } = await buildBroken((folders) => {
    edit(folders, contracts, (entry) => ({ ...entry, municipality: '9999', priceList: 99_999 }));
    edit(folders, 'menus/17.json', (entry) => ({
      ...entry,
      items: listSchema
        .parse(entry.items)
        .map((menuItem, index) => (index === 1 ? { ...menuItem, url: '/no/such/page' } : menuItem)),
    }));
    edit(folders, post, (entry) => ({ ...entry, content: '<p>{{noSuchFigure}}</p>' }));
    rmSync(join(folders.content, 'pages/services.json'));
    write(folders, 'redirects.json', [
      ...listSchema.parse(read(folders, 'redirects.json')),
      { id: '/old', to: '/no/such/page' },
      { id: '/about', to: '/services' },
    ]);
  });
  expect(about(report, contracts)).toEqual([
    expect.stringMatching(/, at municipality: 9999 is nothing that the site knows/u),
    expect.stringMatching(/, at priceList: 99999 is nothing that the site knows/u),
  ]);
  expect(about(report, 'menus/17.json')).toEqual([
    expect.stringContaining('menus 17, at items.1.url: /no/such/page fits no route and no redirect'),
  ]);
  expect(about(report, post)).toEqual([
    expect.stringContaining('posts 1: it names the figure {{noSuchFigure}}'),
  ]);
  expect(about(report, 'pages')).toEqual([
    expect.stringContaining('pages /services: this route has no texts'),
  ]);
  expect(about(report, 'redirects.json')).toEqual([
    expect.stringContaining('redirects /about, at id: /about is a page of this site'),
    expect.stringContaining('redirects /old, at to: ends at /no/such/page, which is no page of this site'),
  ]);
  expect(report).toHaveLength(7);
});

test('what is no plain file is named and never published: a link, a linked folder, a pipe', async () => {
  const { report, stderr } = await buildBroken(({ content }) => {
    for (const folder of ['media/abc', 'media/tee']) mkdirSync(join(content, folder), { recursive: true });
    writeFileSync(join(content, 'media/abc/pilt.txt'), 'pilt');
    symlinkSync('/proc/self/environ', join(content, 'media/abc/env.txt'));
    symlinkSync('/etc', join(content, 'media/etc'));
    execFileSync('mkfifo', [join(content, 'media/tee/pipe.pdf')]);
    symlinkSync('/etc/passwd', join(content, 'posts/evil.json'));
    symlinkSync('/etc', join(content, 'faq/evil'));
  });
  expect(stderr).not.toContain('root:');
  const named = (message: string) => (file: string) =>
    expect.stringContaining(`${file}: ${message}`) as string;
  expect(report).toEqual([
    ...['faq/evil', 'media/abc/env.txt', 'media/etc'].map(named('is a link')),
    named('is neither a file nor a folder')('media/tee/pipe.pdf'),
    named('is a link')('posts/evil.json'),
  ]);
});

test('a picture beside the folders of media stops the build before anything is written', async () => {
  const { report } = await buildBroken(({ content }) => {
    mkdirSync(join(content, 'media/abc'), { recursive: true });
    writeFileSync(join(content, 'media/abc/pilt.txt'), 'pilt');
    writeFileSync(join(content, 'media/xyz.txt'), 'pilt');
  });
  expect(report).toEqual([expect.stringContaining('media/xyz.txt: is no folder.')]);
});

test('redirects that lead in a circle are reported with the whole circle', async () => {
  const { report } = await buildBroken((folders) => {
    write(folders, 'redirects.json', [
      ...listSchema.parse(read(folders, 'redirects.json')),
      { id: '/a', to: '/b' },
      { id: '/b/', to: '/c' },
      { id: '/c', to: '/a' },
    ]);
  });
  expect(report).toEqual([
    expect.stringMatching(/^redirects\.json, redirects \/a, at to: .*\/a → \/b → \/c → \/a/u),
  ]);
});

test('content that is fixed publishes again, and the report before leaves nothing behind', async () => {
  const folders = toFolders(await makePublishedSite());
  const before = readSite(folders);
  const file = join(folders.content, post);
  const whole = readFileSync(file);
  writeFileSync(file, '{');
  expect((await run('build', folders)).code).toBe(1);
  writeFileSync(file, whole);
  expect((await run('build', folders)).code).toBe(0);
  expect(readSite(folders)).toEqual(before);
  expect(readdirSync(folders.site).filter((name) => name.endsWith('.draft'))).toEqual([]);
});
