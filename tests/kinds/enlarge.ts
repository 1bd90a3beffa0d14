/** Text of twice the size, as readers set it: nothing leaves a narrow window (WCAG 2.2, 1.4.4 and 1.4.10). */
import type { Page } from 'playwright-core';

const widths = [390, 360, 320] as const;

/** The root's font is what every length of the site is made of. */
export const twiceTheSize = ':root { font-size: 200% }';

/** What is beyond the window, but for what scrolls in a frame of its own and for drawings cut on purpose. */
export async function beyondWindow(page: Page, where: string): Promise<readonly string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 740 });
    const beyond = await page.evaluate(() => {
      const { clientWidth, scrollWidth } = document.documentElement;
      const isFramed = (element: Element): boolean => {
        for (let parent = element.parentElement; parent; parent = parent.parentElement) {
          if (/auto|scroll/u.test(getComputedStyle(parent).overflowX)) return true;
        }
        return false;
      };
      const out = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
        if (!(element instanceof HTMLElement) || !element.checkVisibility({ visibilityProperty: true }))
          return false;
        if (element.closest('.visually-hidden')) return false;
        const { left, right, width: own } = element.getBoundingClientRect();
        return own > 1 && (right > clientWidth + 1 || left < -1) && !isFramed(element);
      });
      const names = out.map(({ outerHTML }) => outerHTML.slice(0, 60));
      return scrollWidth > clientWidth ? [`scrolls to ${scrollWidth}`, ...names] : names;
    });
    found.push(...beyond.slice(0, 3).map((what) => `${where} at ${width}: ${what}`));
  }
  return found;
}
