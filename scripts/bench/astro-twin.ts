/** The same posts for `astro build`: static pages from getStaticPaths, which reads our export. */
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { nodeCommand } from '#platform/base/node-command.ts';
import type { Command } from '../steps/command.ts';
import { projectFolder } from './folders.ts';
import { byLocale } from '#platform/languages/locale.ts';
import { type PatternPart, relatedSection, twinListSize, type TwinPlan } from './twin.ts';

const limitMs = 30 * 60_000;

export function writeAstroSite({ folder, patterns, contentDir }: TwinPlan): void {
  const files: Readonly<Record<string, string>> = {
    'package.json': '{ "type": "module", "private": true }',
    'astro.config.mjs': config,
    'build.mjs': build,
    'src/patterns.json': JSON.stringify(byLocale((locale) => patterns[locale].flatMap(markRelated))),
    'src/posts.mjs': posts(contentDir),
    'src/Page.astro': page,
    'src/pages/[...locale]/about/news/[slug].astro': article,
    'src/pages/[...locale]/about/news/page/[...list].astro': list,
    'src/pages/[...locale]/about/news/index.json.js': searchIndex,
    'src/pages/[...locale]/about/news/[...category]/feed.xml.js': feed,
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  symlinkSync(join(projectFolder, 'node_modules'), join(folder, 'node_modules'), 'junction');
}

/** Makes the list of related posts of the pattern a part of its own. */
function markRelated(part: PatternPart): readonly (PatternPart | RelatedPart)[] {
  if (part.type !== 'text') return [part];
  const [list, heading = ''] = relatedSection.exec(part.text) ?? [];
  if (list === undefined) return [part];
  const [before = '', after = ''] = part.text.split(list);
  return [
    { type: 'text', text: before },
    { type: 'related', heading },
    { type: 'text', text: after },
  ];
}

interface RelatedPart {
  readonly type: 'related';
  readonly heading: string;
}

/** @param folder Folder of the twin; its site is in `dist` below it. */
export function astroCommand(folder: string): Command {
  return {
    ...nodeCommand([join(folder, 'build.mjs')]),
    environment: { NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' },
    limitMs,
  };
}

const config = `import { defineConfig } from 'astro/config';
export default defineConfig({
  site: 'https://www.example.ee',
  build: { format: 'file' },
  trailingSlash: 'never',
  cacheDir: './cache',
  vite: { cacheDir: './cache/vite' },
});
`;

// If the site is elsewhere, Astro bundles into the working directory.
const build = `process.chdir(import.meta.dirname);
const { build } = await import('astro');
await build({ root: import.meta.dirname, logLevel: 'warn' });
`;

const posts = (contentDir: string) => `import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = ${JSON.stringify(join(contentDir, 'posts'))};

const files = readdirSync(root, { recursive: true }).filter((path) => path.endsWith('.json'));
const exported = files.map((path) => JSON.parse(readFileSync(join(root, path), 'utf8')));
exported.sort((a, b) => (a.date < b.date ? 1 : -1));
const articlesIn = (locale) =>
  exported.map((post) => {
    const { title, content, excerpt } = locale === 'et' ? post : post.translations[locale];
    const [year, month, day] = post.date.slice(0, 10).split('-');
    const { id, slug, date, category } = post;
    return { locale, id, slug, date, category, day: [day, month, year].join('.'), title, content, excerpt };
  });
export const articles = { et: articlesIn('et'), ru: articlesIn('ru'), en: articlesIn('en') };
export const categories = [...new Set(exported.map(({ category }) => category))];
export const addressOf = ({ locale, slug }) => (locale === 'et' ? '' : '/' + locale) + '/about/news/' + slug;
export const card = ({ locale, slug, title, excerpt, day, date }) =>
  '<li class="card"><p class="card-meta"><time datetime="' + date.slice(0, 10) + '">' + day + '</time></p>' +
  '<h3><a href="' + addressOf({ locale, slug }) + '">' + title + '</a></h3><p>' + excerpt + '</p></li>';
`;

const page = `---
import patterns from './patterns.json';
import { card } from './posts.mjs';
const { locale, related = [], ...fields } = Astro.props;
const list = (heading) =>
  \`<section aria-labelledby="related">\${heading}<ul class="cards">\${related.map(card).join('')}</ul></section>\`;
---
{patterns[locale].map((part) =>
  part.type === 'text' ? <Fragment set:html={part.text} />
  : part.type === 'related' ? <Fragment set:html={list(part.heading)} />
  : part.field === 'content' ? <Fragment set:html={fields.content} />
  : fields[part.field])}
`;

const article = `---
import Page from '../../../../Page.astro';
import { articles } from '../../../../posts.mjs';
export function getStaticPaths() {
  return Object.entries(articles).flatMap(([locale, list]) =>
    list.map((article, place) => {
      // Three older posts, as in the twin of Hugo.
      const related = list.slice(place + 1, place + 4).map(({ content, ...rest }) => rest);
      return {
        params: { locale: locale === 'et' ? undefined : locale, slug: article.slug },
        props: { ...article, related },
      };
    }),
  );
}
---
<Page {...Astro.props} />
`;

const list = `---
import Page from '../../../../../Page.astro';
import { articles, card, categories } from '../../../../../posts.mjs';
export function getStaticPaths() {
  const size = ${twinListSize};
  const lists = Object.entries(articles).flatMap(([locale, all]) => [
    { locale, name: '', all },
    ...categories.map((name) => ({ locale, name, all: all.filter(({ category }) => category === name) })),
  ]);
  return lists.flatMap(({ locale, name, all }) =>
    Array.from({ length: Math.ceil(all.length / size) }, (_, place) => {
      const cards = all
        .slice(place * size, (place + 1) * size)
        .map(({ slug, title, excerpt, day, date }) => ({ locale, slug, title, excerpt, day, date }));
      return {
        params: { locale: locale === 'et' ? undefined : locale, list: (name && name + '/') + (place + 1) },
        props: { locale, cards },
      };
    }),
  );
}
const { locale, cards } = Astro.props;
const content = \`<ul class="cards">\${cards.map(card).join('')}</ul>\`;
---
<Page locale={locale} title="News" excerpt="News" slug="page" id="0" date="" day="" content={content} />
`;

const paths = `export const getStaticPaths = () =>
  Object.keys(articles).map((locale) => ({ params: { locale: locale === 'et' ? undefined : locale } }));
`;

const searchIndex = `import { addressOf, articles } from '../../../../posts.mjs';
${paths}
const plain = (html) => html.replace(/<[^>]*>/gu, ' ');
export const GET = ({ params: { locale = 'et' } }) =>
  Response.json(
    articles[locale].map((article) => ({
      url: addressOf(article),
      title: article.title,
      text: plain(article.content),
    })),
  );
`;

/** The 20 newest of all and of each category, as on our site. */
const feed = `import { addressOf, articles, categories } from '../../../../../posts.mjs';
export const getStaticPaths = () =>
  Object.keys(articles).flatMap((locale) =>
    [undefined, ...categories].map((category) => ({
      params: { locale: locale === 'et' ? undefined : locale, category },
    })),
  );
const item = (article) =>
  '<item><title>' + article.title + '</title><link>https://www.example.ee' + addressOf(article) + '</link>' +
  '<pubDate>' + new Date(article.date).toUTCString() + '</pubDate><description>' + article.excerpt + '</description></item>';
export const GET = ({ params: { locale = 'et', category } }) => {
  const newest = articles[locale].filter((one) => !category || one.category === category).slice(0, 20);
  return new Response(
    '<?xml version="1.0" encoding="UTF-8"?><rss version="2.0"><channel><title>Twin</title>' +
      newest.map(item).join('') + '</channel></rss>',
    { headers: { 'Content-Type': 'application/rss+xml' } },
  );
};
`;
