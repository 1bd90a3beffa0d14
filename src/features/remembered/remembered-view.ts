/** The days of all remembered contracts as one list, and what must be said about how far they can be trusted. */
import { compareCodes } from '#platform/base/code-order.ts';
import { unservedDays } from '#shell/company/business-rules.ts';
import { type ContractNumber, formatContractNumber } from '#shell/company/contract-number.ts';
import { addDays } from '#platform/time/tallinn-day.ts';
import type { LoadFailure } from '#shell/browser/load-json.browser.ts';
import type { KeptAnswer, KeptMissed, RememberedContract } from './remembered-contracts.ts';

/** Spec §9: discharges are cached for 10 minutes. */
const freshMs = 10 * 60 * 1000;
/** The content base fails; it may have recovered. */
const staleMs = 60 * 1000;

/** Whether an answer need not be asked for again.
 * @param now Milliseconds since the Unix epoch. */
export function isFresh(answer: KeptAnswer | undefined, now: number): boolean {
  if (!answer) return false;
  const ageMs = now - answer.receivedAt;
  // The clock of the device may have been changed.
  return ageMs >= 0 && ageMs < (answer.isStale ? staleMs : freshMs);
}

/** The request for a contract on this page; absent before the first. */
export type Load =
  | { readonly type: 'loading' }
  /** @property answer Newer than what storage may hold, if that is full. */
  | { readonly type: 'answered'; readonly answer: KeptAnswer }
  /** @property at Milliseconds since the Unix epoch. */
  | { readonly type: 'failed'; readonly reason: LoadFailure; readonly at: number };

/** By contract number. */
export type Loads = ReadonlyMap<string, Load>;

export interface RememberedView {
  /** What did not happen, the newest first. */
  readonly missed: readonly MissedEmptying[];
  /** The next few. */
  readonly near: readonly RememberedDay[];
  /** All days after them. */
  readonly later: readonly RememberedDay[];
  /** The next emptying of each contract that is not among the near days. */
  readonly distant: readonly Emptying[];
  readonly notes: readonly Note[];
  readonly isLoading: boolean;
  /** Something failed, so trying again is of use. */
  readonly canRetry: boolean;
  readonly isDemonstration: boolean;
}

export interface RememberedDay {
  /** yyyy-MM-dd. */
  readonly date: string;
  readonly emptyings: readonly Emptying[];
}

export interface Emptying {
  /** yyyy-MM-dd. */
  readonly date: string;
  /** Kind of waste in Estonian. */
  readonly garbage: string;
  /** Of the contract. */
  readonly name: string;
  readonly plannedDate: string | undefined;
}

export interface MissedEmptying extends KeptMissed {
  /** Of the contract. */
  readonly name: string;
  readonly number: ContractNumber;
}

/** The reason of an answer that the server itself had to take from its memory. */
export type OldReason = LoadFailure | 'stale';

/** A sentence about contracts; times are ISO instants. */
export type Note = { readonly names: readonly string[] } & (
  | { /** There is no answer to show. */ readonly type: 'failed'; readonly reason: LoadFailure }
  | {
      /** The last answer is shown, not confirmed. */ readonly type: 'old';
      readonly reason: OldReason;
      readonly asOf: string;
    }
  | { /** Not confirmed, and every day of the last answer has passed. */ readonly type: 'over' }
  | { readonly type: 'none-planned'; readonly asOf: string }
  | { /** Confirmed answers, the oldest of them. */ readonly type: 'as-of'; readonly asOf: string }
);

/** Always as many, so that the list is about as high every day. */
const nearCount = 4;

const noteOrder: readonly Note['type'][] = ['failed', 'old', 'over', 'none-planned', 'as-of'];

/** @param today yyyy-MM-dd: days before it are dropped. */
export function toRememberedView(
  contracts: readonly RememberedContract[],
  loads: Loads,
  today: string,
): RememberedView {
  const states = withOwnNames(contracts).map((contract) =>
    toContractState(contract, loads.get(contract.number), today),
  );
  const days = groupByDay(states);
  return {
    missed: states
      .flatMap(({ missed }) => missed)
      .toSorted((a, b) => Number(a.isDoubtful) - Number(b.isDoubtful) || compareCodes(b.date, a.date)),
    near: days.slice(0, nearCount),
    later: days.slice(nearCount),
    distant: listDistant(states, days[nearCount]),
    notes: mergeNotes(states.flatMap(notesAbout)),
    isLoading: states.some(({ isLoading }) => isLoading),
    canRetry: states.some(({ failure }) => failure !== undefined),
    isDemonstration: states.some(({ answer }) => answer?.isDemonstration === true),
  };
}

/** Contracts of one address often have the same name, so their numbers tell them apart. */
function withOwnNames(contracts: readonly RememberedContract[]): readonly RememberedContract[] {
  const byName = Map.groupBy(contracts, ({ name }) => name.trim().toLowerCase());
  return contracts.map((contract) => {
    const isShared = (byName.get(contract.name.trim().toLowerCase()) ?? []).length > 1;
    return isShared
      ? { ...contract, name: `${contract.name.trim()} (${formatContractNumber(contract.number)})` }
      : contract;
  });
}

interface ContractState {
  readonly name: string;
  readonly answer: KeptAnswer | undefined;
  readonly isLoading: boolean;
  /** Why the answer is not confirmed. */
  readonly failure: OldReason | undefined;
  /** Soonest first. */
  readonly emptyings: readonly Emptying[];
  readonly missed: readonly MissedEmptying[];
}

function toContractState(
  { number, name, answer: kept }: RememberedContract,
  load: Load | undefined,
  today: string,
): ContractState {
  const answer = newer(kept, load?.type === 'answered' ? load.answer : undefined);
  const emptyings = (answer?.days ?? [])
    .filter(({ date }) => date >= today)
    .map(({ date, plannedDate, garbage }) => ({ date, plannedDate, garbage, name }));
  // The list has no older days: nobody is told of them for ever where there is no connection.
  const since = addDays(today, -unservedDays);
  const missed = (answer?.missed ?? []).flatMap((one) =>
    one.date >= since && one.date <= today ? [{ ...one, name, number }] : [],
  );
  const isLoading = load?.type === 'loading';
  return { name, answer, isLoading, failure: chooseOldReason(load, answer), emptyings, missed };
}

function newer(kept: KeptAnswer | undefined, loaded: KeptAnswer | undefined): KeptAnswer | undefined {
  if (!kept || !loaded) return kept ?? loaded;
  return kept.receivedAt > loaded.receivedAt ? kept : loaded;
}

function chooseOldReason(load: Load | undefined, answer: KeptAnswer | undefined): OldReason | undefined {
  if (load?.type === 'loading') return undefined;
  // Another tab, or the form of this page, may have been answered since.
  if (load?.type === 'failed' && load.at >= (answer?.receivedAt ?? 0)) return load.reason;
  return answer?.isStale === true ? 'stale' : undefined;
}

function groupByDay(states: readonly ContractState[]): readonly RememberedDay[] {
  const all = states.flatMap(({ emptyings }) => emptyings);
  const dates = [...new Set(all.map(({ date }) => date))].toSorted();
  return dates.map((day) => ({ date: day, emptyings: all.filter(({ date }) => date === day) }));
}

function listDistant(
  states: readonly ContractState[],
  firstLater: RememberedDay | undefined,
): readonly Emptying[] {
  if (!firstLater) return [];
  return states.flatMap(({ emptyings: [next] }) => (next && next.date >= firstLater.date ? [next] : []));
}

function notesAbout({ name, answer, failure, emptyings }: ContractState): readonly Note[] {
  const names = [name];
  if (!answer)
    return failure === undefined || failure === 'stale' ? [] : [{ type: 'failed', names, reason: failure }];
  const { asOf, days } = answer;
  const isEmpty = emptyings.length === 0;
  if (failure === undefined) return [{ type: isEmpty ? 'none-planned' : 'as-of', names, asOf }];
  const old: Note = { type: 'old', names, reason: failure, asOf };
  if (!isEmpty) return [old];
  return [old, days.length > 0 ? { type: 'over', names } : { type: 'none-planned', names, asOf }];
}

/** One sentence for all contracts of which the same is true. */
function mergeNotes(notes: readonly Note[]): readonly Note[] {
  const merged = new Map<string, Note>();
  for (const note of notes) {
    const key = toKey(note);
    const same = merged.get(key);
    merged.set(key, same ? mergeNames(note, same) : note);
  }
  return [...merged.values()].toSorted((a, b) => noteOrder.indexOf(a.type) - noteOrder.indexOf(b.type));
}

function toKey(note: Note): string {
  // Of all confirmed answers the time of the oldest is told; of others each time, to the minute.
  const time = 'asOf' in note && note.type !== 'as-of' ? note.asOf.slice(0, 16) : '';
  return `${note.type} ${'reason' in note ? note.reason : ''} ${time}`;
}

function mergeNames(note: Note, first: Note): Note {
  const oldest =
    'asOf' in note && 'asOf' in first && Date.parse(note.asOf) < Date.parse(first.asOf) ? note : first;
  return { ...oldest, names: [...first.names, ...note.names] };
}
