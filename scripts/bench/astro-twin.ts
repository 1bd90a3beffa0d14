/** The same posts for `astro build`: static pages from getStaticPaths, which reads our export. */
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { nodeCommand } from '#base/node-command.ts';
import type { Command } from '../steps/command.ts';
import { projectFolder } from './folders.ts';
import { twinListSize, type TwinPlan } from './twin.ts';

const limitMs = 30 * 60_000;

export function writeAstroSite({ folder, patterns, contentDir }: TwinPlan): void {
  const files: Readonly<Record<string, string>> = {
    'package.json': '{ "type": "module", "private": true }',
    'astro.config.mjs': config,
    'build.mjs': build,
    'src/patterns.json': JSON.stringify(patterns),
    'src/posts.mjs': posts(contentDir),
    'src/Page.astro': page,
    'src/pages/[...locale]/about/news/[slug].astro': article,
    'src/pages/[...locale]/about/news/page/[page].astro': list,
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  symlinkSync(join(projectFolder, 'node_modules'), join(folder, 'node_modules'), 'junction');
}

export function astroCommand(
  folder: string,
  { isIncremental }: { readonly isIncremental: boolean },
): Command {
  return {
    ...nodeCommand([join(folder, 'build.mjs')]),
    environment: {
      NODE_ENV: 'production',
      ASTRO_TELEMETRY_DISABLED: '1',
      TWIN_INCREMENTAL: isIncremental ? '1' : '',
    },
    limitMs,
  };
}

export const astroOutput = (folder: string): string => join(folder, 'dist');

const config = `import { defineConfig } from 'astro/config';
export default defineConfig({
  site: 'https://www.example.ee',
  build: { format: 'file' },
  trailingSlash: 'never',
  cacheDir: './cache',
  vite: { cacheDir: './cache/vite' },
  experimental: { incrementalBuild: process.env.TWIN_INCREMENTAL === '1' },
});
`;

// If the site is elsewhere, Astro bundles into the working directory.
const build = `process.chdir(import.meta.dirname);
const { build } = await import('astro');
await build({ root: import.meta.dirname, logLevel: 'warn' });
`;

const posts = (contentDir: string) => `import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = ${JSON.stringify(join(contentDir, 'posts'))};
export const digest = (value) => createHash('sha256').update(JSON.stringify(value)).digest('base64url');

const files = readdirSync(root, { recursive: true }).filter((path) => path.endsWith('.json'));
const exported = files.map((path) => JSON.parse(readFileSync(join(root, path), 'utf8')));
exported.sort((a, b) => (a.date < b.date ? 1 : -1));
const articlesIn = (locale) =>
  exported.map((post) => {
    const { title, content, excerpt } = locale === 'et' ? post : post.translations[locale];
    const [year, month, day] = post.date.slice(0, 10).split('-');
    const { id, slug, date } = post;
    return { locale, id, slug, date, day: [day, month, year].join('.'), title, content, excerpt };
  });
export const articles = { et: articlesIn('et'), ru: articlesIn('ru'), en: articlesIn('en') };
`;

const page = `---
import patterns from './patterns.json';
const { locale, ...fields } = Astro.props;
---
{patterns[locale].map((part) =>
  part.type === 'text' ? <Fragment set:html={part.text} />
  : part.field === 'content' ? <Fragment set:html={fields.content} />
  : fields[part.field])}
`;

const article = `---
import Page from '../../../../Page.astro';
import { articles, digest } from '../../../../posts.mjs';
export function getStaticPaths() {
  return Object.entries(articles).flatMap(([locale, list]) =>
    list.map((article) => ({
      params: { locale: locale === 'et' ? undefined : locale, slug: article.slug },
      props: article,
      cacheKey: digest(article),
    })),
  );
}
---
<Page {...Astro.props} />
`;

const list = `---
import Page from '../../../../../Page.astro';
import { articles, digest } from '../../../../../posts.mjs';
export function getStaticPaths() {
  const size = ${twinListSize};
  return Object.entries(articles).flatMap(([locale, all]) =>
    Array.from({ length: Math.ceil(all.length / size) }, (_, place) => {
      const cards = all
        .slice(place * size, (place + 1) * size)
        .map(({ slug, title, excerpt, day }) => ({ slug, title, excerpt, day }));
      return {
        params: { locale: locale === 'et' ? undefined : locale, page: String(place + 1) },
        props: { locale, cards },
        cacheKey: digest(cards),
      };
    }),
  );
}
const { locale, cards } = Astro.props;
const content = cards
  .map(({ slug, title, excerpt, day }) =>
    \`<li class="card"><p class="card-meta"><time>\${day}</time></p><h3><a href="\${slug}">\${title}</a></h3><p>\${excerpt}</p></li>\`)
  .join('');
---
<Page locale={locale} title="News" excerpt="News" slug="page" id="0" date="" day="" content={\`<ul class="cards">\${content}</ul>\`} />
`;
