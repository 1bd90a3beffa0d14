/** The company's figures as drawings in which each sign stands for the same amount. */
import { formatFact } from '#shell/languages/format.ts';
import type { Locale } from '#platform/languages/locale.ts';
import { lookup } from '#platform/base/lookup.ts';
import type { QueryContext } from '#platform/store/query.ts';
import { readCompany } from './site.ts';

/** What one sign stands for: `person` 10 employees, `house` 1000 customers, `truck` one load of 10 tonnes a day, `barrel` 10
 * tonnes a year. */
export type Sign = keyof typeof amounts;

/** In persons, customers, and tonnes a year. */
const amounts = { person: 10, house: 1000, truck: 10 * 365, barrel: 10 } as const;

const signOfFact = {
  employees: 'person',
  customers: 'house',
  wasteTonnes: 'truck',
  incineratorTonnes: 'barrel',
} as const satisfies Readonly<Record<string, Sign>>;

export interface FigureToScale {
  /** As texts show it: `250 000`. */
  readonly figure: string;
  readonly sign: Sign;
  /** Number of signs. */
  readonly count: number;
}

/** Those of the company's figures that are drawn, as texts in a language show them. */
export function figuresToScale(context: QueryContext, locale: Locale): readonly FigureToScale[] {
  const { facts } = readCompany(context);
  return Object.entries(signOfFact).flatMap(([name, sign]) => {
    const fact = lookup(facts, name);
    if (fact?.type !== 'count' && fact?.type !== 'measure') return [];
    return { figure: formatFact(fact, locale), sign, count: Math.round(fact.value / amounts[sign]) };
  });
}
