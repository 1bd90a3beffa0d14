/** A twin: the same posts in a like layout, published by another generator. */
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '#model/locale.ts';
import type { PagePattern } from './page-pattern.ts';
import { type Article, articlesOf, type SyntheticPost } from './synthetic-post.ts';
import { BenchError } from './timed-run.ts';

export interface TwinPlan {
  /** Folder for the twin, empty before. */
  readonly folder: string;
  readonly patterns: Readonly<Record<Locale, PagePattern>>;
  readonly posts: readonly SyntheticPost[];
  readonly editedPost: SyntheticPost;
  /** Receives the posts in our format, for peers that read it; empty before. */
  readonly contentDir: string;
  readonly say: (line: string) => void;
}

/** Posts on a page of a list. */
export const twinListSize = 12;

export const articleFile = ({ locale, slug }: Pick<Article, 'locale' | 'slug'>): string =>
  join(...(locale === 'et' ? [] : [locale]), 'about', 'news', `${slug}.html`);

/** Average size of the article pages of a site.
 * @throws {BenchError} When one is missing: what is measured then is another site. */
export function bytesPerArticle(outDir: string, posts: readonly SyntheticPost[]): number {
  const files = posts.flatMap(articlesOf).map((article) => join(outDir, articleFile(article)));
  const missing = files.find((file) => !existsSync(file));
  if (missing !== undefined) throw new BenchError(`${missing} was not written.`);
  return files.reduce((total, file) => total + statSync(file).size, 0) / files.length;
}
