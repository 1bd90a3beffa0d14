/** Site search of the demo: some price lists and stations of the shipped content, and the unserved addresses. */
import { type GroupedResult, type SearchGroup, searchGroups } from './search-answer.ts';
import { tallinnDay } from '#platform/time/tallinn-day.ts';
import type { DemonstratedAnswer } from '#platform/calls/demonstration.ts';
import { failedDischarges } from '#features/unserved/demonstrated-unserved.server.ts';

const perPage = 10;

/** Finds more than two pages of results in one group. */
const manyWords = 'demo many';

type Groups = Readonly<Record<SearchGroup, readonly GroupedResult[]>>;

function entry(id: number, name: string, address: string): GroupedResult {
  return { id: String(id), name, address };
}

/** Ids in the shipped export (src/content); a test checks them. */
export const shipped = {
  kojv_olme: [
    entry(112, 'Tallinn, Nõmme', 'Nõmme linnaosa, Tallinn'),
    entry(118, 'Tallinn, Pirita', 'Pirita linnaosa, Tallinn'),
    entry(134, 'Tartu linn', 'Tartu'),
    entry(141, 'Viljandi linn', 'Viljandi'),
    entry(152, 'Pärnu linn', 'Pärnu'),
    entry(158, 'Saaremaa vald', 'Kuressaare, Saaremaa'),
    entry(179, 'Keila linn', 'Keila'),
  ],
  kojv_ehitus: [
    entry(241, 'Tallinn', 'Tallinn'),
    entry(242, 'Tartu', 'Tartu'),
    entry(243, 'Viljandi', 'Viljandi'),
  ],
  waste_stations: [
    entry(301, 'Paljassaare jäätmejaam', 'Paljassaare põik 5, Tallinn'),
    entry(304, 'Pääsküla jäätmejaam', 'Raba tn 40, Tallinn'),
    entry(307, 'Keila jäätmejaam', 'Uus-Paldiski tee 6, Keila'),
    entry(312, 'Tartu Jaama tänava jäätmejaam', 'Jaama 72c, Tartu'),
    entry(315, 'Viljandi jäätmejaam', 'Pärnu mnt 36, Viljandi'),
    entry(316, 'Kudjape jäätmejaam', 'Pähklimetsa tee, Kudjape alevik'),
  ],
} as const satisfies Partial<Groups>;

export const demonstratedSearch: DemonstratedAnswer = {
  path: 'general-purpose-api/search',
  answer: (query, now) => {
    const today = tallinnDay(now);
    const missed = failedDischarges(today).filter(({ date }) => date < today);
    return Response.json(search(query.get('query') ?? '', Number(query.get('page') ?? 1), missed));
  },
};

type Missed = ReturnType<typeof failedDischarges>[number];

function search(query: string, page: number, all: readonly Missed[]) {
  const found = find(query.toLowerCase(), all);
  const from = (page - 1) * perPage;
  const cut = (group: SearchGroup) => found[group].slice(from, from + perPage);
  const lengths = searchGroups.map((group) => found[group].length);
  return {
    kojv_olme: cut('kojv_olme'),
    kojv_ehitus: cut('kojv_ehitus'),
    waste_stations: cut('waste_stations'),
    failed_discharges: cut('failed_discharges'),
    total: lengths.reduce((sum, length) => sum + length, 0),
    totalPages: Math.ceil(Math.max(...lengths) / perPage),
  };
}

function find(words: string, all: readonly Missed[]): Groups {
  const missed = all.map(({ id, address, city, area }) => ({
    id,
    name: address,
    address: `${city}, ${area}`,
  }));
  if (words === manyWords) return { ...shipped, failed_discharges: missed };
  const match = (all: readonly GroupedResult[]) =>
    all.filter(({ name, address }) => `${name} ${address}`.toLowerCase().includes(words));
  return {
    kojv_olme: match(shipped.kojv_olme),
    kojv_ehitus: match(shipped.kojv_ehitus),
    waste_stations: match(shipped.waste_stations),
    failed_discharges: match(missed),
  };
}
