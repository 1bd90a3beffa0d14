/** All checks of pages. */
import type { Check } from './check.ts';
import { heads } from './checks/heads.ts';
import { validity } from './checks/validity.ts';

export const checks: readonly Check[] = [...validity, ...heads];
