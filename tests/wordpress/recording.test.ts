/** Records what the real WordPress answers to the site, for runs without it (tests/recorded-wordpress). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { priceListSchema } from '#features/prices/price-list.ts';
import { locales } from '#platform/languages/locale.ts';
import { isOfToday, isOfTodaysPlugin } from '#scripts/steps/recorded-wordpress.ts';
import { loadPlacelessDraft, syncedFrom } from '../recorded-wordpress/recorded-results.ts';
import { loadRecording, type Phase, type Recording, saveRecording } from '../recorded-wordpress/recording.ts';
import { root } from '../site-settings.ts';
import { Administration } from './administration.ts';
import { configureCompanion, deleteCompanion, installCompanion } from './companion.ts';
import {
  contentBase,
  create,
  createTranslated,
  emptyContentBase,
  post,
  remove,
  setOptions,
  update,
  upload,
  wordpress,
} from './editor.ts';
import { isWithoutWordPress } from './programs.ts';
import { RestRecorder } from './rest-recorder.ts';
import { SyncedSite } from './synced-site.ts';
import { nextSecond } from './wait-until.ts';

const types =
  'kojv_olme kojv_ehitus waste_stations sorting_items sorting_groups sorting_differences notices page_texts';

beforeAll(async () => {
  if (isWithoutWordPress) return;
  await emptyContentBase();
  await setOptions({ shape: 'list', lacking: types });
  await installCompanion();
  // Nothing listens there: no event of these tests matters.
  const site = { url: 'http://127.0.0.1:9', content_types: '1' };
  await configureCompanion(await Administration.logIn('admin'), site);
});

afterAll(async () => {
  if (isWithoutWordPress) return;
  await emptyContentBase();
  await deleteCompanion();
});

const texts = (title: string) => ({ et: `${title} et`, ru: `${title} ru`, en: `${title} en` });

/** An article in three languages with a picture, a document and links. */
async function createArticle() {
  const png = sharp({ create: { width: 60, height: 40, channels: 3, background: '#227755' } }).png();
  const picture = await upload('auto.png', 'image/png', await png.toBuffer());
  const guide = await upload('juhend.pdf', 'application/pdf', Buffer.from('%PDF-1.4 juhend'));
  const content =
    `<p>Lükka <a href="${wordpress().url}/2026/11/teine/">lumi</a>, <a href="${guide.source_url}">juhend</a>.</p>` +
    `<img class="wp-image-${picture.id}" alt="Auto" src="${picture.source_url}">` +
    `<!-- wp:file --><div class="wp-block-file"><a href="${guide.source_url}">Juhend</a><a href="${guide.source_url}" class="wp-block-file__button" download>Laadi alla</a></div><!-- /wp:file -->` +
    '<!-- wp:group --><div class="wp-block-group has-background" style="background-color:#0b3d2e"><p style="color:#ff0000;font-family:Arial">Punane</p></div><!-- /wp:group -->';
  return createTranslated('posts', {
    et: { title: 'Lumi &amp; jää', slug: 'lumi', content, featured_media: picture.id },
    ru: { title: 'Снег', slug: 'lumi-ru', content: '<p>Уберите снег.</p>' },
    en: { title: 'Snow', slug: 'lumi-en', content: '<p>Clear the snow.</p>' },
  });
}

/** An entry of each kind. */
async function createOthers(): Promise<void> {
  const shipped = readFileSync(join(root, 'src/content/price-lists/112.json'), 'utf8');
  const { region, validFrom, validUntil, vatRate, tables } = priceListSchema.parse(JSON.parse(shipped));
  const dates = { valid_from: validFrom, valid_until: validUntil };
  await create('kojv_olme', { title: 'Nõmme', acf: { region, ...dates, vat_rate: vatRate, tables } });
  const term = {
    from: '2026-01-01T00:00:00+02:00',
    until: '2099-01-01T00:00:00+02:00',
    severity: 'emergency',
  };
  await createTranslated('notices', {
    et: { title: 'Torm', content: '<p>Vedu on peatatud.</p>', acf: term },
    ru: { title: 'Шторм', content: '<p>Вывоз остановлен.</p>' },
    en: { title: 'Storm', content: '<p>Collection has stopped.</p>' },
  });
  const page = (language: string) => ({
    title: `Hanked ${language}`,
    content: `<h2 id="kord">Kord ${language}</h2><p>Sisu ${language}.</p>`,
    acf: {
      route: '/about/procurement',
      description: `Hangete kirjeldus ${language} on siin.`,
      lead: 'Lühidalt.',
    },
  });
  await createTranslated('page_texts', { et: page('et'), ru: page('ru'), en: page('en') });
  const names = { name_ru: 'Коробка', name_en: 'Box' };
  const answer = { ...names, group: 'paper', bin: 'mixed', never: [{ bin: 'paper', reason: 'greasy' }] };
  const object = { ...answer, answer: texts('Vastus'), search_words: texts('sõna') };
  await create('sorting_items', { title: 'Karp', slug: 'karp', acf: object });
  const source = {
    source_title: texts('Allikas'),
    source_url: 'https://tartu.ee',
    source_date: '2026-01-01',
  };
  const difference = { municipality: '0793', bin: 'glass', text: texts('Teisiti'), ...source };
  await create('sorting_differences', { title: 'Tartu', slug: 'tartu-glass', acf: difference });
  const menuItem = { title: 'Hinnad', url: '/about', menus: 17, menu_order: 2, status: 'publish' };
  await post('wp/v2/menu-items', menuItem);
}

const listRequests = ({ answers }: Phase): readonly string[] => Object.keys(answers).sort();

test.skipIf(isWithoutWordPress)(
  'what WordPress answers to two syncs and to previews is recorded once for each version of plugin and sync',
  async () => {
    const article = await createArticle();
    const other = await create('posts', { title: 'Teine', slug: 'teine', content: '<p>Teine.</p>' });
    await create('posts', {
      title: 'Lukus',
      slug: 'lukus',
      content: '<p>Salajane.</p>',
      password: 'saladus',
    });
    const draft = await create('posts', { title: 'Mustand', status: 'draft', content: '<p>Mustand.</p>' });
    await createOthers();
    await nextSecond();
    const recorder = await RestRecorder.start();
    onTestFinished(recorder.close);
    const place = { ...contentBase(), url: recorder.url };
    const site = new SyncedSite();
    const record = async (): Promise<Phase> => {
      recorder.begin();
      const synced = await syncedFrom(site, place);
      expect(synced.problems).toEqual([]);
      return { synced, ...recorder.taken() };
    };
    const first = await record();
    await nextSecond();
    await update('posts', article.ru, { title: 'Снег и лёд' });
    await update('posts', other, { password: 'saladus' });
    await create('posts', { title: 'Kolmas', slug: 'kolmas', content: '<p>Kolmas.</p>' });
    await remove('posts', article.en);
    await nextSecond();
    const second = await record();
    await post(`wp/v2/posts/${article.et}/autosaves`, { title: 'Lumi!', content: '<p>Parandatud.</p>' });
    const wanted = [article.et, draft].flatMap((id) =>
      locales.map((locale) => ({ type: 'posts', id, locale })),
    );
    const drafts: Recording['drafts'] = [];
    for (const request of wanted) drafts.push({ request, draft: await loadPlacelessDraft(place, request) });
    const answers = { ...second.answers, ...recorder.taken().answers };
    const phases = [first, { ...second, answers }];
    if (!isOfToday() && process.env.CI !== 'true') saveRecording({ phases, drafts });
    expect(isOfTodaysPlugin(), 'Run `npm test -- tests/wordpress` and commit what it records.').toBe(true);
    // What the second asks for depends on whether an edit falls into the second of another one.
    expect(listRequests(first)).toEqual(loadRecording().phases.slice(0, 1).flatMap(listRequests));
  },
);
