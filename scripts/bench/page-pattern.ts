/** What the peers' templates are made of: an article that our publisher rendered from marks instead of texts, cut at
 * the marks. So the twins keep up when the layout of the site grows. */
import type { Locale } from '#model/locale.ts';
import { formatDate } from '#site/format.ts';
import type { SyntheticPost } from './synthetic-post.ts';

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
    translations: { ru: text, en: text },
  };
}

/** @throws {PatternError} When the page lacks title, content or slug. */
export function cutPattern(html: string, locale: Locale): PagePattern {
  const all: Readonly<Record<Field, string>> = { ...marks, day: formatDate(marks.date, locale) };
  const parts = fields.reduce<PagePattern>(
    (cut, field) => cut.flatMap(cutAt(field, all[field])),
    [{ type: 'text', text: html }],
  );
  for (const field of ['title', 'content', 'slug'] as const) {
    if (!parts.some((part) => part.type === 'field' && part.field === field)) {
      throw new PatternError(`The rendered article has no ${field}; look at scripts/bench/page-pattern.ts.`);
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
