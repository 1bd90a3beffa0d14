/** Every statement and value of the specification, by section, with its proof on this site.
 * `node tests/specification.ts` prints how many rows are in which state. */
import type { Row } from './specification/row.ts';
import { purpose } from './specification/section-1.ts';
import { contactForm } from './specification/section-2-contact-form.ts';
import { languageAndRedirects } from './specification/section-2-language-and-redirects.ts';
import { menuAndHeader } from './specification/section-2-menu.ts';
import { routeTable } from './specification/section-2-routes.ts';
import { screens } from './specification/section-2-screens.ts';
import { menuItemsAndPosts } from './specification/section-3-menu-and-post.ts';
import { otherEntities } from './specification/section-3-other-entities.ts';
import { states } from './specification/section-4.ts';
import { validation } from './specification/section-5.ts';
import { permissions } from './specification/section-6.ts';
import { contentCalls } from './specification/section-7-content-calls.ts';
import { otherCalls } from './specification/section-7-other-calls.ts';
import { errors } from './specification/section-8.ts';
import { businessConstants } from './specification/section-9-business.ts';
import { interfaceLimits } from './specification/section-9-limits.ts';

/** One section of the specification; `number` is its number there. */
export interface Section {
  readonly number: number;
  readonly title: string;
  readonly rows: readonly Row[];
}

export const specification: readonly Section[] = [
  { number: 1, title: 'What the product does and for whom', rows: purpose },
  {
    number: 2,
    title: 'Screens and routes',
    rows: [...languageAndRedirects, ...routeTable, ...menuAndHeader, ...screens, ...contactForm],
  },
  { number: 3, title: 'Entities and their fields', rows: [...menuItemsAndPosts, ...otherEntities] },
  { number: 4, title: 'States and transitions', rows: states },
  { number: 5, title: 'Validation rules', rows: validation },
  { number: 6, title: 'Roles and permissions', rows: permissions },
  { number: 7, title: 'Calls', rows: [...contentCalls, ...otherCalls] },
  { number: 8, title: 'Error catalogue', rows: errors },
  { number: 9, title: 'Business constants and limits', rows: [...interfaceLimits, ...businessConstants] },
];

/** Counts the rows of each state.
 * @returns `shown`, `deviates`, and `planned: ISSUE` for each issue that still has rows; absent means none. */
export function countRows(rows: readonly Row[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const row of rows) {
    const state = stateOf(row);
    counts.set(state, (counts.get(state) ?? 0) + 1);
  }
  return counts;
}

function stateOf(row: Row): string {
  if ('planned' in row) return `planned: ${row.planned}`;
  return 'deviates' in row ? 'deviates' : 'shown';
}

if (import.meta.main) {
  for (const [state, count] of countRows(specification.flatMap(({ rows }) => rows))) {
    process.stdout.write(`${String(count).padStart(4)} ${state}\n`);
  }
}
