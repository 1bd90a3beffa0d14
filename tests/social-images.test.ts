/** Social images: which exist, and which changes generate them again. Which page names which: tests/pages/checks/heads.ts. */
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { locales } from '#platform/languages/locale.ts';
import { kindImageAddress, socialKindNames } from '#shell/addresses/social-images.ts';
import { readPublished, differences } from './published-files.ts';
import { buildSite } from './site/built-site.ts';
import { makeSmallSite, paper, type SmallSite, storm } from './small-site.ts';

const { settings, files } = await buildSite();

const articles = { settings: { socialImages: 'articles' } } as const;

/** Of each kind of page in each language. */
const kinds = socialKindNames.flatMap((kind) => locales.map((locale) => kindImageAddress(kind, locale)));

const pictures = (site: SmallSite): readonly string[] =>
  [...readPublished(site.settings.outDir).keys()].filter((file) => file.startsWith('social/'));

test('each kind of page has a picture of 1200 by 630 pixels in each language', async () => {
  const images = files.filter((file) => file.startsWith('social/') && !file.includes('/post-'));
  expect(images).toHaveLength(socialKindNames.length * locales.length);
  for (const image of images) {
    const { format, width, height } = await sharp(join(settings.outDir, image)).metadata();
    expect([image, format, width, height]).toEqual([image, 'png', 1200, 630]);
  }
});

test('each article has a picture in each of its languages, drawn again when its title changes and not otherwise, or none', async () => {
  const withoutRussian = { ...storm, translations: { en: storm.translations.en } };
  const site = makeSmallSite([paper, withoutRussian], { also: kinds });
  await site.publish(articles);
  const posts = pictures(site).filter((file) => file.includes('/post-'));
  expect(posts).toEqual(
    [
      ...locales.map((locale) => `social/${locale}/post-${paper.id}.png`),
      ...['et', 'en'].map((locale) => `social/${locale}/post-${storm.id}.png`),
    ].sort(),
  );
  const drawn = async () => {
    const { rendered } = await site.publish(articles);
    return Object.keys(rendered).filter((address) => address.endsWith('.png'));
  };
  site.writePost({ ...paper, content: '<p>Teine tekst.</p>' });
  expect(await drawn()).toEqual([]);
  const title = 'Ümber „Šokolaadi“ õu';
  site.writePost({ ...paper, title });
  expect(await drawn()).toEqual([`/social/et/post-${paper.id}.png`]);

  const full = makeSmallSite([{ ...paper, title }, withoutRussian], { also: kinds });
  await full.publish(articles);
  const changed = differences(readPublished(site.settings.outDir), readPublished(full.settings.outDir));
  expect(changed.filter((line) => line.startsWith('social/'))).toEqual([]);

  // The same site with one picture per kind of page, and with none.
  await site.publish();
  expect(pictures(site)).toHaveLength(socialKindNames.length * locales.length);
  expect(site.published(`about/news/${paper.slug}.html`)).toContain('/social/et/news.png"');
  await site.publish({ settings: { socialImages: 'off' } });
  expect(pictures(site)).toEqual([]);
  expect(site.published('index.html')).not.toContain('og:image');
});
