/** All checks of pages. */
import type { Check } from './check.ts';
import { estonian } from './checks/estonian.ts';
import { fonts } from './checks/fonts.ts';
import { frame } from './checks/frame.ts';
import { heads } from './checks/heads.ts';
import { home } from './checks/home.ts';
import { links } from './checks/links.ts';
import { sorting } from './checks/sorting.ts';
import { structuredData } from './checks/structured-data.ts';
import { structuredEntries } from './checks/structured-entries.ts';
import { translations } from './checks/translations.ts';
import { validity } from './checks/validity.ts';
import { words } from './checks/words.ts';

export const checks: readonly Check[] = [
  ...validity,
  ...heads,
  ...translations,
  ...frame,
  ...home,
  ...fonts,
  ...words,
  ...estonian,
  ...links,
  ...structuredData,
  ...structuredEntries,
  ...sorting,
];
