/** What `npm run wordpress` puts into a WordPress, in that of the tests: the shipped content comes back from it as it is. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { jsonFiles } from '#platform/base/file-marks.ts';
import type { Kind } from '#platform/cms/export/export.ts';
import { parseFile } from '#platform/cms/export/parse-file.ts';
import { readSynced } from '#fakes/synced-content.ts';
import { createRest } from '#fakes/wordpress-rest.ts';
import { childEnvironment } from '#scripts/steps/own-environment.ts';
import { shippedContent } from '#scripts/wordpress/shipped-entries.ts';
import { root } from '../site-settings.ts';
import { pluginFolder } from './companion.ts';
import { prepareCopy, wordpressEnvironment } from './prepared-copy.ts';
import { isWithoutWordPress, programs } from './programs.ts';
import { startWordPress } from './running-wordpress.ts';
import { SyncedSite } from './synced-site.ts';
import { site } from '#features/site.ts';
import { locales } from '#platform/languages/locale.ts';

const { kinds } = site;

const content = join(root, 'src/content');
/** Their entries are fields only. */
const comparable: readonly Kind[] = [
  'price-lists',
  'waste-stations',
  'sorting-groups',
  'sorting-items',
  'sorting-differences',
];

const accessSchema = z.object({ admin: z.string(), reader: z.string() });
const articlesSchema = z.array(z.object({ id: z.int(), slug: z.string() }));

/** Lays out a WordPress of its own, since other tests count on theirs, and fills it.
 * @returns The content base that the site is to read, and its REST routes for who edits there. */
async function startFilled() {
  const stateDir = join(root, '.state');
  const { access, stop } = await startWordPress(stateDir);
  onTestFinished(stop);
  const trial = mkdtempSync(join(tmpdir(), 'trial-'));
  onTestFinished(() => rmSync(trial, { recursive: true, force: true }));
  // The types that the plugin adds.
  const types =
    'kojv_olme kojv_ehitus waste_stations sorting_items sorting_groups sorting_differences notices page_texts';
  const constants = JSON.stringify({ SITE_PUBLISHER_CONTENT_TYPES: '1' });
  await createRest(access)('tests/v1/options', { lacking: types, constants });
  mkdirSync(join(access.contentDir, 'plugins'), { recursive: true });
  cpSync(pluginFolder, join(access.contentDir, 'plugins/site-publisher'), { recursive: true });
  cpSync(join(root, 'scripts/wordpress/php/setup.php'), join(trial, 'setup.php'));
  writeFileSync(join(trial, 'content.json'), JSON.stringify(shippedContent(content)));
  const { wordpress } = await prepareCopy(stateDir);
  const code = `require '${wordpress}/wp-load.php'; require '${trial}/setup.php';`;
  const { status, stdout, stderr } = spawnSync(programs.php, ['-d', 'display_errors=1', '-r', code], {
    encoding: 'utf8',
    env: childEnvironment(wordpressEnvironment(access.url, dirname(access.contentDir))),
  });
  expect([status, stdout, stderr]).toEqual([0, '', '']);
  const { reader } = accessSchema.parse(JSON.parse(readFileSync(join(trial, 'access.json'), 'utf8')));
  const contentBase = { url: `${access.url}/wp-json/`, credentials: { user: 'reader', password: reader } };
  return { contentBase, rest: createRest(access) };
}

/** Entries of some kinds in the export format, by kind and id. */
function entriesIn(files: Iterable<readonly [string, string]>): Readonly<Record<string, unknown>> {
  const entries = [...files].flatMap(([file, text]) =>
    parseFile(file, text, kinds).entries.filter(({ kind }) => comparable.includes(kind)),
  );
  return Object.fromEntries(
    entries.map(({ kind, id, value }) => [`${kind} ${id}`, kinds[kind].parse(value)]),
  );
}

test.skipIf(isWithoutWordPress)('the shipped content is in a WordPress that somebody tries', async () => {
  const { contentBase, rest } = await startFilled();
  const site = new SyncedSite();
  expect(await site.sync({ contentBase })).toMatchObject({ problems: [], warnings: [] });
  const files = jsonFiles(content).map((file) => [file, readFileSync(join(content, file), 'utf8')] as const);
  expect(entriesIn(readSynced(site.settings.stateDir))).toEqual(entriesIn(files));

  // Whoever saves an article for the first time does not rename it, although its translations have the same address.
  for (const locale of locales) {
    const [article] = articlesSchema.parse(
      await rest(`wp/v2/posts?lang=${locale}&per_page=1&_fields=id,slug`, undefined, 'GET'),
    );
    if (!article) expect.fail(`No article in ${locale}.`);
    const saved = await rest(`wp/v2/posts/${article.id}`, { title: 'Salvestatud' });
    expect(saved).toMatchObject({ slug: article.slug });
  }
});
