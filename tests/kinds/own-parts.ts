/** Which pages show all that there is: a page that is made of the same parts as others looks like them. What a page does not share is
 * found here from its HTML, without a browser. */
import { HtmlElement } from '../site/html-element.ts';
import type { SitePage } from '../site/pages.ts';

/** @returns As few pages as have all parts of all of them: elements with their classes, each in its parent. */
export function choosePages<Page extends Pick<SitePage, 'document'>>(
  pages: readonly Page[],
): readonly Page[] {
  const unseen = new Map(pages.map((page) => [page, new Set(partsBelow(page.document))]));
  const chosen: Page[] = [];
  for (;;) {
    const [first] = [...unseen].toSorted(([, a], [, b]) => b.size - a.size);
    if (!first || first[1].size === 0) return chosen;
    const [page, shown] = first;
    chosen.push(page);
    for (const [other, parts] of unseen) unseen.set(other, parts.difference(shown));
  }
}

function partsBelow(parent: HtmlElement): readonly string[] {
  const elements = parent.childNodes.filter((node) => node instanceof HtmlElement);
  return elements
    .filter(({ tagName }) => tagName !== 'head')
    .flatMap((element) => [`${describe(parent)} ${describe(element)}`, ...partsBelow(element)]);
}

function describe({ tagName, classes }: HtmlElement): string {
  return [tagName, ...classes.toSorted()].join('.');
}
