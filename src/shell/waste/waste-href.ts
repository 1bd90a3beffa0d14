import type { Page } from '#shell/layout/page.ts';
import type { wasteTypeIds } from './waste-types.ts';

/** @returns Address of the page that says what belongs to a kind of waste. */
export type WasteHref = (page: Page, kind: (typeof wasteTypeIds)[number]) => string;
