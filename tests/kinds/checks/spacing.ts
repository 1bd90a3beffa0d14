import { type Check, looking, widerThan, withSheet } from '../check.ts';

/** WCAG 2.2, 1.4.12: text spacing that a reader may set. */
const textSpacing =
  '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}';

export const spacing: Check = {
  name: 'text that a reader spaces out is neither cut off nor wider than the page',
  isCheap: true,
  begin: looking((page, address) =>
    withSheet(page, textSpacing, async () => {
      const wide = await widerThan(page, address, 360);
      const cut = await page.evaluate(() =>
        [...document.querySelectorAll('body, body *')].flatMap((element) => {
          const { overflowX, overflowY, position } = getComputedStyle(element);
          // The still picture of a map fills its frame and is cut by it.
          const isPicture = element.matches('.map-frame:has(> .map-still)');
          const isHiddenOnPurpose = isPicture || (position === 'absolute' && element.clientWidth <= 1);
          const isCut =
            (/hidden|clip/u.test(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
            (/hidden|clip/u.test(overflowY) && element.scrollHeight > element.clientHeight + 1);
          const isVisible = element.checkVisibility() && element instanceof HTMLElement;
          return isCut && isVisible && !isHiddenOnPurpose ? [element.outerHTML.slice(0, 80)] : [];
        }),
      );
      return [...wide, ...cut.map((html) => `${address}: ${html}`)];
    }),
  ),
  spoil: () => {
    const cut = document.createElement('p');
    cut.style.cssText = 'line-height: 1; height: 1em; overflow: hidden';
    cut.textContent = 'Tekst';
    document.body.append(cut);
  },
};
