import {
  articleImageAddress,
  kindImageAddress,
  type SocialImageChoice,
  socialKindOf,
} from '#site/social-images.ts';
import type { PageHead } from './page.ts';

/** The preview image of a page: its own for an article, that of its kind for any other page.
 * @returns Absolute address; undefined if no images are drawn. */
export function socialImageOf(
  { page, article }: Pick<PageHead, 'page' | 'article'>,
  { siteUrl, socialImages }: { readonly siteUrl: string; readonly socialImages: SocialImageChoice },
): string | undefined {
  if (socialImages === 'off') return undefined;
  if (article && socialImages === 'articles') return siteUrl + articleImageAddress(article.id, page.locale);
  return siteUrl + kindImageAddress(socialKindOf(page.path), page.locale);
}
