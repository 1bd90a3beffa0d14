import type { Check } from './check.ts';
import { axe } from './checks/axe.ts';
import { enlarged } from './checks/enlarged.ts';
import { errors } from './checks/errors.ts';
import { spacing } from './checks/spacing.ts';
import { violations } from './checks/violations.ts';
import { width } from './checks/width.ts';

/** In this order on each page: what it has recorded is read at the end. */
export const checks: readonly Check[] = [axe, width, spacing, enlarged, violations, errors];
