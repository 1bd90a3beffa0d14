/** A twin: the same posts in a similar layout, published by another generator. Its templates are an article
 * rendered by our publisher with marks instead of texts, split at the marks, so twins follow changes of the
 * layout. */
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { byTranslatedLocale, type Locale } from '#platform/languages/locale.ts';
import { formatDate } from '#shell/languages/format.ts';
import { type SyntheticPost, type Article, toArticles } from './synthetic-post.ts';
import { BenchError } from './timed-run.ts';

export const fields = ['title', 'excerpt', 'content', 'slug', 'id', 'date', 'day'] as const;

export type Field = (typeof fields)[number];

export type PatternPart =
  { readonly type: 'text'; readonly text: string } | { readonly type: 'field'; readonly field: Field };

export type PagePattern = readonly PatternPart[];

/** A rendered page that lacks a mark cannot be a template. */
export class PatternError extends Error {
  override readonly name = 'PatternError';
}

const marks = {
  title: 'Zqtitlezq',
  excerpt: 'Zqexcerptzq',
  content: '<p>Zqcontentzq</p>',
  slug: 'zqslugzq',
  id: '919191919',
  date: '2019-09-19T09:19:19.000Z',
} as const;

/** The post to render the pattern from. */
export function markedPost(): SyntheticPost {
  const { title, excerpt, content, slug, id, date } = marks;
  const text = { title, excerpt, content };
  return {
    id: Number(id),
    slug,
    status: 'publish',
    date,
    modified: date,
    category: 'company-news',
    ...text,
    translations: byTranslatedLocale(() => text),
  };
}

/** @throws {PatternError} If the page lacks title, content or slug. */
export function cutPattern(html: string, locale: Locale): PagePattern {
  const all: Readonly<Record<Field, string>> = { ...marks, day: formatDate(marks.date, locale) };
  const parts = fields.reduce<PagePattern>(
    (cut, field) => cut.flatMap(cutAt(field, all[field])),
    [{ type: 'text', text: html }],
  );
  for (const field of ['title', 'content', 'slug'] as const) {
    if (!parts.some((part) => part.type === 'field' && part.field === field)) {
      throw new PatternError(`The rendered article has no ${field}; look at scripts/bench/twin.ts.`);
    }
  }
  return parts;
}

function cutAt(field: Field, mark: string): (part: PatternPart) => readonly PatternPart[] {
  return (part) => {
    if (part.type !== 'text') return [part];
    const texts = part.text.split(mark).map((text): PatternPart => ({ type: 'text', text }));
    return texts.flatMap((text, index) => (index === 0 ? [text] : [{ type: 'field', field }, text]));
  };
}

export interface TwinPlan {
  /** Folder for the twin, initially empty. */
  readonly folder: string;
  readonly patterns: Readonly<Record<Locale, PagePattern>>;
  readonly posts: readonly SyntheticPost[];
  /** Edited one after another, in a peer that is measured with it. */
  readonly editedPosts: readonly SyntheticPost[];
  /** Receives the posts in our format, for a peer that reads it; initially empty. */
  readonly contentDir: string;
}

/** Posts per list page. */
export const twinListSize = 12;

/** The list of related posts in a pattern; $1 is its heading. */
export const relatedSection =
  /<section aria-labelledby="related">(<h2[^>]*>[^<]*<\/h2>)<ul class="cards">.*?<\/ul><\/section>/su;

export const articleFile = ({ locale, slug }: Pick<Article, 'locale' | 'slug'>): string =>
  join(...(locale === 'et' ? [] : [locale]), 'about', 'news', `${slug}.html`);

/** Average size of the article pages of a site.
 * @throws {BenchError} If one is missing: the measurement would be of another site. */
export function bytesPerArticle(outDir: string, posts: readonly SyntheticPost[]): number {
  const files = posts.flatMap(toArticles).map((article) => join(outDir, articleFile(article)));
  const missing = files.find((file) => !existsSync(file));
  if (missing !== undefined) throw new BenchError(`${missing} was not written.`);
  return files.reduce((total, file) => total + statSync(file).size, 0) / files.length;
}
