/** Days that calendars have shown. The content base only tells what is ahead, so a calendar would lose each day when it
 * is over, and could not tell that a day was cancelled. Kept are hashes and dates only, and only while the process lives:
 * after a restart a calendar begins anew with the days ahead. */
import { compareCodes } from '#platform/base/code-order.ts';
import { BoundedCache } from '#platform/base/bounded-cache.ts';
import { digest } from '#platform/base/digest.ts';
import type { CalendarEntry } from './calendar-entries.ts';
import type { ContractNumber } from '#shell/company/contract-number.ts';
import type { Discharge } from '#features/discharges/discharges-answer.ts';
import { addressKey, matchAddresses, parseAddress } from '#shell/places/street-address.ts';
import { addDays } from '#platform/time/tallinn-day.ts';
import { type DayId, type DayIds, wasteWord } from './day-ids.server.ts';

/** How long a day stays in a calendar after it is over. */
const keptDays = 60;

/** Days of one contract that are kept and shown, the nearest first; a house with twelve containers has fewer. */
const maxDays = 400;

interface SeenDay extends DayId {
  /** Hash of the kind of waste (`digestWaste`). */
  readonly waste: string;
  readonly date: string;
  readonly sequence: number;
  readonly isCancelled: boolean;
}

interface Day extends SeenDay {
  readonly discharge: Discharge;
}

/** Bytes of one day, measured. */
const dayBytes = 400;

/** @param garbage Kind of waste as the content base names it.
 * @returns Stands for the kind of waste in tokens and in what is kept. */
export function wasteKey(garbage: string): string {
  return digest(garbage.trim().toLowerCase()).slice(0, 6);
}

/** @param wasteKeys Of a token; empty for all.
 * @param wasteNames Estonian names of kinds of waste.
 * @returns Whether a calendar shows the kind of waste, also spelled in another way; one that nobody knows is never left out. */
export function isWanted(
  garbage: string,
  wasteKeys: readonly string[],
  wasteNames: readonly string[],
): boolean {
  const word = wasteWord(garbage);
  if (wasteKeys.length === 0 || word === '') return true;
  const spellings = [garbage, ...wasteNames.filter((name) => wasteWord(name) === word)];
  return spellings.some((spelling) => wasteKeys.includes(wasteKey(spelling)));
}

/** Tokens hold the other key, which depends on signs. */
const digestWaste = (garbage: string): string => digest(wasteWord(garbage)).slice(0, 6);

const unknownWaste = digestWaste('');

export interface SeenContext {
  /** Today in Tallinn, yyyy-MM-dd. */
  readonly today: string;
  /** Estonian names of kinds of waste, for days whose container has no other day. */
  readonly wasteNames: readonly string[];
  /** The content base has told all days of the contract: one that it does not tell is cancelled. */
  readonly isWhole: boolean;
}

export class SeenDays {
  readonly #ids: DayIds;
  readonly #seen = new BoundedCache<readonly SeenDay[]>({
    name: 'days that calendars have shown',
    maxBytes: 32 * 1024 * 1024,
    maxEntries: 100_000,
    countBytes: (days) => days.length * dayBytes,
  });

  constructor(ids: DayIds) {
    this.#ids = ids;
  }

  /** @param discharges Of the contract, from today on, soonest first.
   * @returns Entries of a calendar by day: the given ones, those that are over, and those that were cancelled. */
  merge(
    contractNumber: ContractNumber,
    discharges: readonly Discharge[],
    { today, wasteNames, isWhole }: SeenContext,
  ): readonly CalendarEntry[] {
    const key = digest(`contract ${contractNumber}`);
    const before = new Map((this.#seen.get(key) ?? []).map((day) => [day.uid, day]));
    const all = toDays(this.#recognise(discharges, before, wasteNames), before);
    const ahead = all.slice(0, maxDays);
    const present = new Set(all.map(({ uid }) => uid));
    const rest = [...before.values()]
      .filter(({ uid, date }) => !present.has(uid) && date >= addDays(today, -keptDays))
      // The content base says the same day in other words, so it is not cancelled.
      .filter((day) => day.date < today || !all.some((other) => isSameDay(day, other)))
      .map((day) => (day.date < today || !isWhole ? day : cancelled(day)));
    const days = [...rest, ...ahead.map(({ discharge: _, ...day }) => day)];
    this.#seen.set(key, days.slice(-maxDays));
    const known = new Map(ahead.map(({ stream, discharge }) => [stream, discharge]));
    const names = new Map(
      [...wasteNames, ...discharges.map(({ garbage }) => garbage)].map((name) => [digestWaste(name), name]),
    );
    return [...rest.map((day) => recalled(day, known, names)), ...ahead.map(toEntry)].toSorted((a, b) =>
      compareCodes(a.date, b.date),
    );
  }

  /** Gives a day that calendars have in other words the id that they know, and the kind of waste if it is left out. */
  #recognise(
    discharges: readonly Discharge[],
    before: ReadonlyMap<string, SeenDay>,
    wasteNames: readonly string[],
  ): readonly Identified[] {
    const identified = identify(discharges, this.#ids);
    const taken = new Set(identified.map(({ id }) => id.uid));
    const names = new Map(
      [...wasteNames, ...discharges.map(({ garbage }) => garbage)].map((name) => [digestWaste(name), name]),
    );
    return identified.map((one) => {
      const { id, discharge } = one;
      if (before.has(id.uid)) return one;
      const day = { date: discharge.date, waste: digestWaste(discharge.garbage) };
      const known = [...before.values()].find((seen) => !taken.has(seen.uid) && isSameDay(seen, day));
      if (!known) return one;
      taken.add(known.uid);
      const garbage =
        wasteWord(discharge.garbage) === '' ? (names.get(known.waste) ?? '') : discharge.garbage;
      const { uid, stream } = known;
      return { id: { uid, stream }, discharge: { ...discharge, garbage } };
    });
  }
}

/** @param discharges Of one or more contracts, soonest first.
 * @returns Entries of a calendar that shows only what is ahead. */
export function entriesAhead(discharges: readonly Discharge[], ids: DayIds): readonly CalendarEntry[] {
  return toDays(identify(discharges, ids), new Map()).slice(0, maxDays).map(toEntry);
}

interface Identified {
  readonly id: DayId;
  readonly discharge: Discharge;
}

/** @returns Each emptying once, also if the content base tells it twice. */
function identify(discharges: readonly Discharge[], ids: DayIds): readonly Identified[] {
  const all = discharges.map((discharge) => ({ discharge, id: ids(discharge) }));
  const byId = Map.groupBy(all, ({ id }) => id.uid);
  return [...byId.values()]
    .flatMap(apart)
    .toSorted((a, b) => compareCodes(a.discharge.date, b.discharge.date));
}

/** Houses that differ in what the key of an address leaves out, such as the place. */
function apart(same: readonly Identified[]): readonly Identified[] {
  const houses: Identified[] = [];
  for (const one of same)
    if (houses.every((house) => isOtherHouse(house.discharge.address, one.discharge.address)))
      houses.push(one);
  return houses
    .toSorted((a, b) => compareCodes(a.discharge.address.toLowerCase(), b.discharge.address.toLowerCase()))
    .map(({ discharge, id }, index) => ({ discharge, id: numbered(id, index) }));
}

const isOtherHouse = (one: string, other: string): boolean =>
  one !== other &&
  matchAddresses(parseAddress(one), parseAddress(other)) === 'other' &&
  addressKey(one) !== '';

const numbered = ({ uid, stream }: DayId, index: number): DayId =>
  index === 0 ? { uid, stream } : { uid: `${uid}-${index + 1}`, stream: `${stream}-${index + 1}` };

function toDays(identified: readonly Identified[], before: ReadonlyMap<string, SeenDay>): readonly Day[] {
  return identified.map(({ discharge, id }) => toDay(discharge, id, before));
}

/** Whether both may be the emptying of one container: a kind of waste that is left out once may be any. */
function isSameDay(one: Pick<SeenDay, 'date' | 'waste'>, other: Pick<SeenDay, 'date' | 'waste'>): boolean {
  if (one.date !== other.date) return false;
  return one.waste === other.waste || one.waste === unknownWaste || other.waste === unknownWaste;
}

function toDay(discharge: Discharge, id: DayId, before: ReadonlyMap<string, SeenDay>): Day {
  const { garbage, date, plannedDate } = discharge;
  const seen = before.get(id.uid);
  const isChanged = seen && (seen.date !== date || seen.isCancelled);
  const sequence = (seen?.sequence ?? (plannedDate === undefined ? 0 : 1)) + (isChanged ? 1 : 0);
  return { ...id, waste: digestWaste(garbage), date, sequence, isCancelled: false, discharge };
}

function cancelled(day: SeenDay): SeenDay {
  return day.isCancelled ? day : { ...day, isCancelled: true, sequence: day.sequence + 1 };
}

function toEntry({ uid, sequence, discharge: { contractNumber: _, ...shown } }: Day): CalendarEntry {
  return { ...shown, uid, sequence, isCancelled: false };
}

/** What is told of a day of which only hashes are left. */
function recalled(
  { uid, date, sequence, isCancelled, stream, waste }: SeenDay,
  known: ReadonlyMap<string, Discharge>,
  names: ReadonlyMap<string, string>,
): CalendarEntry {
  const { garbage = names.get(waste) ?? '', itemType = '', address = '' } = known.get(stream) ?? {};
  return { uid, date, sequence, isCancelled, garbage, itemType, address };
}
