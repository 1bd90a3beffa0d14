/** A poster of collection days, with the names of the shipped content. */
import { readFileSync } from 'node:fs';
import { parseJson } from '#platform/base/json.ts';
import type { PosterContext, PosterOrder } from '#features/calendar/poster-content.server.ts';
import type { Discharge } from '#features/discharges/discharges-answer.ts';
import { wasteTypeSchema } from '#shell/waste/waste-types.ts';
import { translator } from '#shell/languages/messages.ts';
import { sourceNames } from '#shell/languages/source-names.ts';

const wastesFile = new URL('../../src/content/waste-types.json', import.meta.url);

const discharge: Discharge = {
  contractNumber: '1000003',
  garbage: 'Segaolmejäätmed',
  itemType: 'Konteiner 0,24 m³',
  address: 'Kase tn 4, Keila',
  date: '2026-12-01',
};

/** @param discharges Soonest first; what they lack is that of an emptying of mixed waste. */
export function posterOrder(
  discharges: readonly Partial<Discharge>[],
  order: Partial<PosterOrder> = {},
): PosterOrder {
  return {
    discharges: discharges.map((one) => ({ ...discharge, ...one })),
    isDemonstration: false,
    isStale: false,
    asOf: '2026-11-24T10:00:00.000Z',
    languages: ['et'],
    size: 'a4',
    today: '2026-11-24',
    ...order,
  };
}

export function posterContext(): PosterContext {
  const wastes = parseJson(readFileSync(wastesFile, 'utf8'), wasteTypeSchema.array());
  return {
    namesIn: (locale) => sourceNames(wastes, { locale, t: translator(locale) }),
    pageUrl: 'https://www.example.ee/customer-support/next-shipping-day',
    sortingUrl: 'https://www.example.ee/sorting',
    company: { name: 'Näidis', infoPhone: '1919' },
    movedDays: new Map(),
  };
}
