/** Rules of the business that the code keeps and texts state. Each stands here and nowhere else: pages, forms, refusals, the
 * description of the live calls and the figures of texts (shell/company/company.ts) follow. */
import { reckonedPlural } from '#platform/languages/locale.ts';

/** Spec §5 and §9: orders for a day close at this time on the working day before, in Europe/Tallinn. */
export const cutOffTime = '15:00';

/** From this time on a round empties containers. */
export const binsOutBy = '06:00';

/** Spec §9 and docs/upstreams.md §5: the list of unserved addresses has today and so many calendar days before. */
export const unservedDays = 3;

/** With the noun, as it stands in `in the last 3 days`; Estonian has one form after all numbers. */
export const unservedDaysInEnglish = `${unservedDays} ${reckonedPlural(unservedDays, 'en') === 'one' ? 'day' : 'days'}`;

const russianDays: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = { one: 'день', few: 'дня' };

/** In Russian, which declines by the number: `3 дня`. */
export const unservedDaysInRussian = `${unservedDays} ${russianDays[reckonedPlural(unservedDays, 'ru') ?? 'many'] ?? 'дней'}`;
