import type { wasteTypeIds } from '#shell/waste/waste-types.ts';
import { type Page, pathTo } from '#shell/layout/page.ts';
import { binOfWasteType } from './sorting.ts';

/** What belongs to a kind of waste: the page of its bin, and what goes to a station only by its kind. */
export function binHref(page: Page, kind: (typeof wasteTypeIds)[number]): string {
  const bin = binOfWasteType[kind];
  const href = pathTo(page, '/sorting/bin/{bin}', { bin });
  return bin === 'station' ? `${href}#${kind}` : href;
}
