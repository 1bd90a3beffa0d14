/** Days that calendars have shown. The content base only tells what is ahead, so a calendar would lose each day when it
 * is over, and could not tell that a day was cancelled. Kept are hashes and dates only, and only while the process lives:
 * after a restart a calendar begins anew with the days ahead. */
import { compareCodes } from '#base/code-order.ts';
import { BoundedCache } from '#base/bounded-cache.ts';
import { digest } from '#base/digest.ts';
import type { CalendarEntry } from '#model/calendar-entries.ts';
import type { ContractNumber } from '#model/contract-number.ts';
import type { Discharge } from '#model/discharges-answer.ts';
import { addDays } from '#model/tallinn-day.ts';
import type { DayId, DayIds } from './day-ids.ts';

/** How long a day stays in a calendar after it is over. */
const keptDays = 60;

/** Days of one contract that are kept and shown, the nearest first; a house with twelve containers has fewer. */
const maxDays = 400;

interface SeenDay extends DayId {
  /** Hash of the kind of waste (`wasteKey`). */
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
    sizeOf: (days) => days.length * dayBytes,
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
    const all = daysOf(discharges, this.#ids, before);
    const ahead = all.slice(0, maxDays);
    const present = new Set(all.map(({ uid }) => uid));
    const rest = [...before.values()]
      .filter(({ uid, date }) => !present.has(uid) && date >= addDays(today, -keptDays))
      .map((day) => (day.date < today || !isWhole ? day : cancelled(day)));
    const days = [...rest, ...ahead.map(({ discharge: _, ...day }) => day)];
    this.#seen.set(key, days.slice(-maxDays));
    const known = new Map(ahead.map(({ stream, discharge }) => [stream, discharge]));
    const names = new Map(
      [...wasteNames, ...discharges.map(({ garbage }) => garbage)].map((name) => [wasteKey(name), name]),
    );
    return [...rest.map((day) => recalled(day, known, names)), ...ahead.map(entryOf)].toSorted((a, b) =>
      compareCodes(a.date, b.date),
    );
  }
}

/** @param discharges Of one or more contracts, soonest first.
 * @returns Entries of a calendar that shows only what is ahead. */
export function entriesAhead(discharges: readonly Discharge[], ids: DayIds): readonly CalendarEntry[] {
  return daysOf(discharges, ids, new Map()).slice(0, maxDays).map(entryOf);
}

/** @returns Each day once, also if the content base tells it twice. */
function daysOf(
  discharges: readonly Discharge[],
  ids: DayIds,
  before: ReadonlyMap<string, SeenDay>,
): readonly Day[] {
  const days = discharges.map((discharge) => dayOf(discharge, ids(discharge), before));
  return [...new Map(days.map((day) => [day.uid, day])).values()];
}

function dayOf(discharge: Discharge, id: DayId, before: ReadonlyMap<string, SeenDay>): Day {
  const { garbage, date, plannedDate } = discharge;
  const seen = before.get(id.uid);
  const isChanged = seen && (seen.date !== date || seen.isCancelled);
  const sequence = (seen?.sequence ?? (plannedDate === undefined ? 0 : 1)) + (isChanged ? 1 : 0);
  return { ...id, waste: wasteKey(garbage), date, sequence, isCancelled: false, discharge };
}

function cancelled(day: SeenDay): SeenDay {
  return day.isCancelled ? day : { ...day, isCancelled: true, sequence: day.sequence + 1 };
}

function entryOf({ uid, sequence, discharge: { contractNumber: _, ...shown } }: Day): CalendarEntry {
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
