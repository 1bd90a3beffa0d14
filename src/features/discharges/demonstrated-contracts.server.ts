/** Contracts of the demo. All other numbers are unknown and have no discharges. */
import { addDays, tallinnDay } from '#platform/time/tallinn-day.ts';
import type { DemonstratedAnswer, Fault } from '#platform/calls/demonstration.ts';

interface Emptying {
  /** Days from today. */
  readonly inDays: number;
  /** The day that it was moved from. */
  readonly plannedInDays?: number;
  readonly garbage: string;
  readonly itemType: string;
}

interface Contract {
  readonly address: string;
  readonly emptyings: readonly Emptying[];
  readonly fault?: Fault;
}

const mixed = { garbage: 'Segaolmejäätmed', itemType: 'Konteiner 0,24 m³' };
const paper = { garbage: 'Paber ja kartong', itemType: 'Konteiner 0,66 m³' };
const bio = { garbage: 'Biojäätmed', itemType: 'Konteiner 0,14 m³' };
const packaging = { garbage: 'Segapakendid', itemType: 'Konteiner 0,37 m³' };

/** Keila, Kase tn 4 is also an unserved address (demonstrated-unserved.server.ts). */
export const contractAddress = 'Kase tn 4';

const home = `${contractAddress}, Keila`;

/** When what was missed there is emptied: a day of the contracts with this address and waste. */
export const makeUpInDays = 4;

/** Listed in docs/live-calls.md. They include today, tomorrow and a day with two discharges. */
export const contracts: ReadonlyMap<string, Contract> = new Map([
  ['1000001', { address: home, emptyings: [] }],
  ['1000002', { address: 'Kevade tn 9, Keila', emptyings: [{ inDays: 2, ...mixed }] }],
  [
    '1000003',
    {
      address: home,
      emptyings: [
        { inDays: 0, ...mixed },
        { inDays: 1, ...bio },
        { inDays: makeUpInDays, ...mixed, itemType: 'Konteiner 0,66 m³' },
        { inDays: 4, ...paper },
        { inDays: 8, ...bio },
        { inDays: 14, ...mixed },
        { inDays: 15, ...packaging },
        { inDays: 18, plannedInDays: 17, ...paper },
        { inDays: 28, ...mixed },
      ],
    },
  ],
  ['1000004', { address: home, emptyings: [], fault: 'failing' }],
  ['1000005', { address: home, emptyings: [{ inDays: 5, ...paper }], fault: 'slow' }],
  ['1000006', { address: home, emptyings: [], fault: 'malformed' }],
  ['1000007', { address: home, emptyings: [], fault: 'silent' }],
]);

const contractIn = (query: URLSearchParams): string => query.get('contractNumber') ?? '';

export const demonstratedDischarges: DemonstratedAnswer = {
  path: 'general-purpose-api/upcoming-discharges',
  answer: (query, now) => Response.json(upcomingDischarges(contractIn(query), tallinnDay(now))),
  faultIn: (query) => contracts.get(contractIn(query))?.fault,
};

function upcomingDischarges(contractNumber: string, today: string) {
  const { address = '', emptyings = [] } = contracts.get(contractNumber) ?? {};
  return emptyings.map(({ inDays, plannedInDays, garbage, itemType }) => ({
    contractNumber,
    garbage,
    itemType,
    address,
    date: addDays(today, inDays),
    ...(plannedInDays !== undefined && { plannedDate: addDays(today, plannedInDays) }),
  }));
}
