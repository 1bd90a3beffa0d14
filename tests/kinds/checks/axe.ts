import { allLooks, audit } from '../../accessibility/audit.ts';
import { isFull } from '../../site/driven.ts';
import { type Check, looking } from '../check.ts';

/** Both widths and both themes take turns. The full run has all four combinations of each page. */
const looksAt = (place: number) =>
  isFull ? allLooks : allLooks.filter((_, look) => look === place % allLooks.length);

export const axe: Check = {
  name: 'no kind of page has a fault that axe knows, light and dark, wide and narrow',
  isCheap: false,
  begin: looking(async (page, address, place) => {
    const found: string[] = [];
    for (const { width, theme } of looksAt(place)) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme: theme });
      found.push(...(await audit(page, `${address} ${theme} ${String(width)}`)));
    }
    return found;
  }),
  spoil: () => {
    document.querySelector('main')?.append(document.createElement('button'));
  },
};
