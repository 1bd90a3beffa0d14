/** Compressed copies beside the files of the site, for a server that sends them as they are. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { filesBelow } from '#platform/base/file-marks.ts';
import { rollBack } from '#platform/publish/replaced-files.ts';
import { SiteFiles } from '#platform/server/site-files.ts';
import {
  copySmallSite,
  fillSmallSite,
  makePublishedSite,
  office,
  paper,
  postFile,
  type SmallSite,
} from './small-site.ts';

const precompressed = { settings: { isPrecompressed: true } };

/** Compressing takes longest, so it is done once. */
const compressed = fillSmallSite(join(inject('siteFolder'), 'compressed'), [paper, office]);
beforeAll(async () => {
  await compressed.publish(precompressed);
});

function copyCompressed(): SmallSite {
  const folder = mkdtempSync(join(tmpdir(), 'compressed-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return copySmallSite(compressed.folder, folder);
}

/** Every copy is of the file that it lies beside.
 * @returns Their names. */
function checkCopies({ settings: { outDir } }: SmallSite): readonly string[] {
  const copies = filesBelow(outDir, '').filter((file) => /\.(?:br|gz)$/u.test(file));
  const read = (file: string) => readFileSync(join(outDir, file));
  for (const copy of copies) {
    const decode = copy.endsWith('.br') ? brotliDecompressSync : gunzipSync;
    expect(decode(read(copy)), copy).toEqual(read(copy.replace(/\.\w+$/u, '')));
  }
  return copies;
}

test('what gets smaller has copies that hold the same, also after edits, removals and a rollback', async () => {
  const site = await makePublishedSite();
  expect(checkCopies(site)).toEqual([]);
  await site.publish(precompressed);
  const first = checkCopies(site);
  expect(first).toEqual(expect.arrayContaining(['index.html.br', 'index.html.gz', 'ru/about.html.br']));
  expect(first.filter((file) => /\.(?:png|woff2|pdf|ico)\.(?:br|gz)$/u.test(file))).toEqual([]);

  site.writePost({ ...paper, title: 'Uus paber' });
  site.remove(postFile(office));
  await site.publish(precompressed);
  const second = checkCopies(site);
  expect(second).not.toEqual(first);
  expect(second.filter((file) => file.includes(office.slug))).toEqual([]);

  rollBack(site.settings, () => undefined);
  checkCopies(site);
  await site.publish(precompressed);
  expect(checkCopies(site)).toEqual(second);
});

test('without the setting no copy is left beside a file that changed', async () => {
  const site = copyCompressed();
  site.writePost({ ...paper, title: 'Uus paber' });
  await site.publish();
  const page = join(site.settings.outDir, 'about/news', `${paper.slug}.html`);
  expect([existsSync(page), existsSync(`${page}.br`), existsSync(`${page}.gz`)]).toEqual([
    true,
    false,
    false,
  ]);
  checkCopies(site);
});

test('a copy that a crash left out is made by the next publish, though nothing is stale', async () => {
  const site = copyCompressed();
  const copy = join(site.settings.outDir, 'index.html.gz');
  rmSync(copy);
  expect((await site.publish(precompressed)).outcome.rendered).toBe(0);
  expect(existsSync(copy)).toBe(true);
});

test('a copy has no address of its own', () => {
  const site = copyCompressed();
  const files = new SiteFiles(site.settings.outDir);
  expect([files.read('index.html')?.contentType, files.read('index.html.gz')]).toEqual([
    'text/html; charset=utf-8',
    undefined,
  ]);
});
