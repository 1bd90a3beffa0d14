/** The same posts for Hugo: one content file per post and language, with templates that contain the rendered
 * layout. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { locales } from '#platform/languages/locale.ts';
import type { Command } from '../steps/command.ts';
import {
  type Field,
  type PagePattern,
  articleFile,
  relatedSection,
  twinListSize,
  type TwinPlan,
} from './twin.ts';
import { type Article, type SyntheticPost, toArticles } from './synthetic-post.ts';

const limitMs = 30 * 60_000;

export function writeHugoSite({
  folder,
  patterns,
  posts,
}: Pick<TwinPlan, 'folder' | 'patterns' | 'posts'>): void {
  write(join(folder, 'config.json'), JSON.stringify(config));
  for (const locale of locales) {
    const layout = join(folder, 'layouts', '_default');
    write(join(layout, `single.${locale}.html`), toTemplate(patterns[locale], single));
    write(join(layout, `list.${locale}.html`), toTemplate(patterns[locale], list));
    write(join(folder, 'layouts', `index.${locale}.json`), searchIndex);
  }
  for (const post of posts) writeHugoPost(folder, post);
}

export function writeHugoPost(folder: string, post: SyntheticPost): void {
  for (const article of toArticles(post)) write(contentFile(folder, article), toContent(article));
}

/** @param folder Folder of the twin; its site is in `public` below it. */
export function hugoCommand(folder: string, program: string): Command {
  return {
    program,
    arguments: [
      '--source',
      folder,
      '--destination',
      join(folder, 'public'),
      '--cacheDir',
      join(folder, 'cache'),
    ],
    limitMs,
  };
}

const config = {
  baseURL: 'https://www.example.ee/',
  title: 'Twin',
  defaultContentLanguage: 'et',
  uglyURLs: true,
  // As on our site: a list and a feed for each category, the 20 newest posts in a feed, all texts in a search
  // index.
  taxonomies: { category: 'categories' },
  disableKinds: ['taxonomy'],
  // Hugo warns unless lists of categories are declared.
  ignoreErrors: ['error-disable-taxonomy'],
  // The posts are HTML.
  security: { allowContent: ['.*'] },
  services: { rss: { limit: 20 } },
  outputs: { home: ['HTML', 'RSS', 'JSON'] },
  languages: Object.fromEntries(
    locales.map((locale, place) => [locale, { contentDir: `content/${locale}`, weight: place + 1 }]),
  ),
};

const single: Readonly<Record<Field, string>> = {
  title: '{{ .Title }}',
  excerpt: '{{ .Description }}',
  content: '{{ .Content }}',
  slug: '{{ .Slug }}',
  id: '{{ .Params.number }}',
  date: '{{ .Date.Format "2006-01-02T15:04:05.000Z" }}',
  day: '{{ .Date.Format "02.01.2006" }}',
};

const card =
  '<li class="card"><p class="card-meta"><time datetime="{{ .Date.Format "2006-01-02" }}">' +
  '{{ .Date.Format "02.01.2006" }}</time></p>' +
  '<h3><a href="{{ .RelPermalink }}">{{ .Title }}</a></h3><p>{{ .Description }}</p></li>';

/** Three older posts, precomputed: a search for posts of the same category would visit all posts. */
const related =
  '{{ $older := .PrevInSection }}{{ with $older }}<section aria-labelledby="related">$1<ul class="cards">' +
  `{{ range seq 3 }}{{ with $older }}${card}{{ $older = .PrevInSection }}{{ end }}{{ end }}</ul></section>{{ end }}`;

const searchIndex =
  '[{{ range $place, $page := .Site.RegularPages }}{{ if $place }},{{ end }}' +
  '{{ dict "url" .RelPermalink "title" .Title "text" .Plain | jsonify }}{{ end }}]';

/** A list has the same layout, with cards as its content. */
const list: Readonly<Record<Field, string>> = {
  ...single,
  content:
    `{{ $pages := .Paginate .Pages ${twinListSize} }}<ul class="cards">{{ range $pages.Pages }}${card}{{ end }}</ul>` +
    '{{ with $pages.Next }}<a href="{{ .URL }}">{{ .PageNumber }}</a>{{ end }}',
  id: '0',
};

function toTemplate(pattern: PagePattern, values: Readonly<Record<Field, string>>): string {
  return pattern
    .map((part) => (part.type === 'field' ? values[part.field] : part.text.replaceAll('{{', '{{ "{{" }}')))
    .join('')
    .replace(relatedSection, related);
}

const contentFile = (folder: string, { locale, slug }: Article): string =>
  join(folder, 'content', locale, articleFile({ locale: 'et', slug }));

function toContent({ title, excerpt, content, slug, id, date, category }: Article): string {
  const matter = { title, description: excerpt, date, slug, number: String(id), categories: [category] };
  return `${JSON.stringify(matter)}\n\n${content}\n`;
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
