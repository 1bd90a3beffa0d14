/** Unserved addresses of the demo: a different set each day, so the list follows the calendar. */
import { unservedDays } from '#shell/company/business-rules.ts';
import { addDays, tallinnDay } from '#platform/time/tallinn-day.ts';
import { unservedReasons } from '#shell/languages/unserved-reasons.ts';
import { contractAddress, makeUpInDays } from '#features/discharges/demonstrated-contracts.server.ts';
import type { DemonstratedAnswer } from '#platform/calls/demonstration.ts';

interface Town {
  readonly area: string;
  readonly city: string;
  /** One is missed each day, in turn. */
  readonly addresses: readonly string[];
}

const towns: readonly Town[] = [
  // Four addresses in turn: each is missed once in any four days.
  {
    area: 'Harju maakond',
    city: 'Keila',
    addresses: [contractAddress, 'Põllu tn 11', 'Tuule tn 23', 'Jaama tn 17'],
  },
  {
    area: 'Harju maakond',
    city: 'Rae vald',
    addresses: ['Tiigi tn 8, Jüri', 'Männimäe tee 3, Peetri', 'Kannikese tn 15, Jüri'],
  },
  {
    area: 'Tallinn',
    city: 'Nõmme',
    addresses: ['Vaarika tn 6', 'Kraavi tn 40', 'Hiiu tn 17a', 'Lembitu tn 2'],
  },
  { area: 'Tallinn', city: 'Pirita', addresses: ['Kloostri tee 21', 'Lodja tn 5', 'Ranniku tee 73'] },
  { area: 'Pärnu maakond', city: 'Pärnu', addresses: ['Kuuse tn 12', 'Suure-Jõe tn 64', 'Mai tn 9'] },
  { area: 'Saare maakond', city: 'Kuressaare', addresses: ['Aia tn 33', 'Pihtla tee 18', 'Kaevu tn 7'] },
  {
    area: 'Tartu maakond',
    city: 'Tartu',
    addresses: ['Ropka tn 19', 'Tähe tn 104', 'Herne tn 51', 'Aardla tn 27'],
  },
  {
    area: 'Tartu maakond',
    city: 'Tartu vald',
    addresses: ['Kesk tn 30, Kõrveküla', 'Nooruse tn 4, Äksi', 'Vaikne tn 12, Vahi'],
  },
  { area: 'Viljandi maakond', city: 'Viljandi', addresses: ['Uus tn 45', 'Riia mnt 38', 'Jakobsoni tn 20'] },
];

const garbage = ['Segaolmejäätmed', 'Biojäätmed', 'Paber ja kartong', 'Segapakendid'];

/** Days before today: one more than the site shows, which is left out. */
const daysListed = unservedDays + 1;

const dayMs = 24 * 60 * 60 * 1000;

export const demonstratedUnserved: DemonstratedAnswer = {
  path: 'general-purpose-api/failed-discharges',
  answer: (_, now) => Response.json(failedDischarges(tallinnDay(now))),
};

export function failedDischarges(today: string) {
  return Array.from({ length: daysListed + 1 }, (_, index) => addDays(today, -index)).flatMap((date) =>
    towns.map((town, index) => {
      const entry = missed(town, date, index);
      return entry.address === contractAddress ? { ...entry, newDate: addDays(today, makeUpInDays) } : entry;
    }),
  );
}

function missed({ area, city, addresses }: Town, date: string, index: number) {
  const turn = Date.parse(date) / dayMs;
  // Every third entry has no reason and every fourth no new date, as in real data.
  const reason = unservedReasons[(turn + index) % unservedReasons.length]?.et;
  return {
    id: `${date}-${index}`,
    area,
    city,
    address: addresses[turn % addresses.length] ?? '',
    date,
    garbage: garbage[(turn + index) % garbage.length],
    reason: index % 3 === 2 ? '' : reason,
    newDate: index % 4 === 3 ? null : addDays(date, 4 + (index % 2)),
  };
}
