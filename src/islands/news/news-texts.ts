import { lookup } from '#base/lookup.ts';
import type { ProvenanceTexts } from '../fetcher/Provenance.tsx';
import type { PostsTexts } from '../posts/PostsProvider.tsx';

/** Texts of the news in the language of the page. */
export interface NewsTexts {
  /** Title of all news, and with `{category}` of those of a category. */
  readonly title: string;
  readonly categoryTitle: string;
  /** With `{title}` and `{page}`. */
  readonly archiveTitle: string;
  /** Names of categories by slug. */
  readonly categories: Readonly<Record<string, string>>;
  /** Names of the ways to newer and older posts, and of both. */
  readonly newer: string;
  readonly older: string;
  readonly pages: string;
  readonly posts: PostsTexts;
  readonly provenance: ProvenanceTexts;
}

/** Heading of a page of news. */
export function newsTitle(
  { category, archive }: { readonly category?: string; readonly archive?: number },
  { title, categoryTitle, archiveTitle, categories }: NewsTexts,
): string {
  const list =
    category === undefined
      ? title
      : categoryTitle.replace('{category}', lookup(categories, category) ?? category);
  return archive === undefined
    ? list
    : archiveTitle.replace('{title}', list).replace('{page}', String(archive));
}
