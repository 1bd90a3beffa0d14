import { found, type Found } from './finding.ts';
import type { WrittenText } from './written-text.ts';

const pictures = /<img\b[^>]*>/giu;

/** Pictures that say nothing to those who do not see them. Editors' systems write an empty text where nobody wrote one,
 * so an empty text counts as none. What is hidden from them by its attribute is no picture but an ornament. */
export function checkPictures({ subject, locale, place, html }: WrittenText): readonly Found[] {
  return [...html.matchAll(pictures)].flatMap(([tag]) => {
    if (/\salt\s*=\s*(?:"\s*[^"\s]|'\s*[^'\s]|[^\s"'>])/iu.test(tag)) return [];
    if (/\saria-hidden="true"/u.test(tag)) return [];
    const value = /\ssrc\s*=\s*["']?([^"'\s>]*)/iu.exec(tag)?.[1];
    return [found('picture-without-text', subject, { locale, place, value })];
  });
}
