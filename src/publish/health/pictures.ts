import { attributeOf, readTokens } from '#base/html/tokens.ts';
import { found, type Found } from './finding.ts';
import type { WrittenText } from './written-text.ts';

/** Pictures that say nothing to those who do not see them. Editors' systems write an empty text where nobody wrote one,
 * so an empty text counts as none. What is hidden from them by its attribute is no picture but an ornament. */
export function checkPictures({ subject, locale, place, html }: WrittenText): readonly Found[] {
  return readTokens(html).flatMap((token) => {
    if (token.type !== 'open' || token.name !== 'img') return [];
    if ((attributeOf(token, 'alt') ?? '').trim() !== '') return [];
    if (attributeOf(token, 'aria-hidden') === 'true') return [];
    const value = attributeOf(token, 'src');
    return [found('picture-without-text', subject, { locale, place, value })];
  });
}
