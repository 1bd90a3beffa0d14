/** The contracts that a visitor has asked this device to remember, as they are stored. What is read may come from another
 * version of the site, from another program or from somebody's hand: whatever does not fit is dropped, one by one. */
import * as z from 'zod/mini';
import { tryJson } from '#base/json.ts';
import { type ContractNumber, parseContractNumber } from '#model/contract-number.ts';
import type { DischargesAnswer } from '#model/live-answer.ts';

/** Increase it when the shape changes: what is stored in another shape is not read. */
const version = 1;

export const maxContracts = 8;
export const maxNameLength = 40;
/** More than a year of the most frequent cycle. */
const maxDays = 60;
const maxWasteLength = 100;
/** Pixels of a list that somebody may have on a screen. */
const maxHeight = 2000;

const keptDaySchema = z.object({
  date: z.iso.date(),
  /** The day of the schedule, if the emptying was moved from it. */
  plannedDate: z.optional(z.iso.date()),
  /** Kind of waste in Estonian, as the content base names it. */
  garbage: z.string(),
});

const keptAnswerSchema = z.object({
  isDemonstration: z.boolean(),
  /** The content base failed; the answer was its last good one. */
  isStale: z.boolean(),
  /** When the content base answered, as an ISO instant. */
  asOf: z.iso.datetime(),
  /** When this device received it, in milliseconds since the Unix epoch. */
  receivedAt: z.int(),
  /** Soonest first. */
  days: z.array(keptDaySchema),
});

/** The last answer about a contract, without what the list of days does not show. */
export type KeptAnswer = z.output<typeof keptAnswerSchema>;

export interface RememberedContract {
  readonly number: ContractNumber;
  /** The visitor's own word for it; never empty. */
  readonly name: string;
  readonly answer: KeptAnswer | undefined;
}

export interface Remembered {
  /** Of the list of days when it was last shown, in pixels. */
  readonly height: number;
  /** In the order in which they were remembered; each number once. */
  readonly contracts: readonly RememberedContract[];
}

export const nothingRemembered: Remembered = { height: 0, contracts: [] };

const storedSchema = z.object({
  version: z.int(),
  height: z.int(),
  contracts: z.array(z.unknown()),
});

const storedContractSchema = z.object({ number: z.string(), name: z.string(), answer: z.unknown() });

/** @param text null: nothing is stored. */
export function parseRemembered(text: string | null): Remembered {
  const stored = storedSchema.safeParse(tryJson(text ?? 'null')).data;
  if (stored?.version !== version) return nothingRemembered;
  const contracts = stored.contracts.map(parseContract).filter((contract) => contract !== undefined);
  const height = Math.min(Math.max(stored.height, 0), maxHeight);
  return { height, contracts: uniqueNumbers(contracts).slice(0, maxContracts) };
}

function parseContract(value: unknown): RememberedContract | undefined {
  const stored = storedContractSchema.safeParse(value).data;
  const number = parseContractNumber(stored?.number ?? '');
  if (!stored || !number) return undefined;
  const answer = keptAnswerSchema.safeParse(stored.answer).data;
  return { number, name: cleanName(stored.name, number), answer };
}

function uniqueNumbers(contracts: readonly RememberedContract[]): readonly RememberedContract[] {
  return [...new Map(contracts.map((contract) => [contract.number, contract])).values()];
}

/** @returns Undefined: nothing need be stored. */
export function serialiseRemembered({ height, contracts }: Remembered): string | undefined {
  // The entry script reads the height without parsing the rest.
  return contracts.length === 0 ? undefined : JSON.stringify({ version, height, contracts });
}

/** Breaks the line, or is invisible: it could turn the direction of the line. */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;

/** @param instead For an empty name. */
export function cleanName(typed: string, instead: string): string {
  const line = typed.replace(unseen, ' ').trim();
  return [...line].slice(0, maxNameLength).join('').trim() || instead;
}

/** The street of the first emptying, which tells one contract from another.
 * @param instead Where no emptying is planned. */
export function suggestedName({ discharges: [first] }: DischargesAnswer, instead: string): string {
  return cleanName(first?.address.split(',', 1)[0] ?? '', instead);
}

/** @param now Milliseconds since the Unix epoch. */
export function keptAnswerOf(answer: DischargesAnswer, now: number): KeptAnswer {
  const { isDemonstration, isStale, asOf, discharges } = answer;
  const days = discharges.slice(0, maxDays).map(({ date, plannedDate, garbage }) => ({
    date,
    ...(plannedDate !== undefined && { plannedDate }),
    garbage: garbage.slice(0, maxWasteLength),
  }));
  return { isDemonstration, isStale, asOf, receivedAt: now, days };
}

export function withContract(remembered: Remembered, contract: RememberedContract): Remembered {
  // Another list has another height.
  return { height: 0, contracts: uniqueNumbers([...remembered.contracts, contract]) };
}

export function withoutContract({ contracts }: Remembered, number: ContractNumber): Remembered {
  return { height: 0, contracts: contracts.filter((contract) => contract.number !== number) };
}

/** @param change What becomes of the contract, if it is remembered. */
export function withChanged(
  remembered: Remembered,
  number: ContractNumber,
  change: Partial<Pick<RememberedContract, 'name' | 'answer'>>,
): Remembered {
  const contracts = remembered.contracts.map((contract) =>
    contract.number === number ? { ...contract, ...change } : contract,
  );
  return { ...remembered, contracts };
}
