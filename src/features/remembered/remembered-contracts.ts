/** The contracts that a visitor has asked this device to remember, as they are stored. What is read may come from another
 * version of the site, from another program or from somebody's hand: whatever does not fit is dropped, one by one.
 *
 * There are two entries, because tabs do not see at once what others store: the visitor's list, which only the visitor
 * changes, and what tabs note by themselves, of which any part may be lost. */
import * as z from 'zod/mini';
import { tryJson } from '#platform/base/json.ts';
import { type ContractNumber, parseContractNumber } from '#shell/company/contract-number.ts';
import type { DischargesAnswer } from '#features/discharges/discharges-answer.ts';
import type { MissedDay } from '#features/unserved/missed-days.ts';

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

/** Reasons are short sentences. */
const maxReasonLength = 200;

/** An emptying that did not happen, without its address. */
const keptMissedSchema = z.object({
  /** Day of the missed emptying. */
  date: z.iso.date(),
  garbage: z.optional(z.string()),
  /** In Estonian; absent when the source gives none. */
  reason: z.optional(z.string()),
  /** Day of the truck's next visit, if known. */
  newDate: z.optional(z.iso.date()),
  /** The list names an address that is only almost the same. */
  isDoubtful: z.boolean(),
});

export type KeptMissed = z.output<typeof keptMissedSchema>;

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
  /** Emptyings that did not happen, as far as they were known with the answer. The days are right without them. */
  missed: z.optional(z.array(keptMissedSchema)),
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

const listSchema = z.object({ version: z.int(), contracts: z.array(z.unknown()) });

const listedSchema = z.object({ number: z.string(), name: z.string() });

const notedSchema = z.object({ version: z.int(), height: z.int(), answers: z.array(z.unknown()) });

const notedAnswerSchema = z.object({ number: z.string(), answer: keptAnswerSchema });

/** Both entries, null where there is none. */
export interface StoredTexts {
  readonly list: string | null;
  readonly noted: string | null;
}

export function parseRemembered({ list, noted }: StoredTexts): Remembered {
  const listed = listSchema.safeParse(tryJson(list ?? 'null')).data;
  if (listed?.version !== version) return nothingRemembered;
  const { height, answers } = parseNoted(noted);
  const contracts = listed.contracts.flatMap((value) => {
    const contract = listedSchema.safeParse(value).data;
    const number = parseContractNumber(contract?.number ?? '');
    if (!contract || !number) return [];
    return [{ number, name: cleanName(contract.name, number), answer: answers.get(number) }];
  });
  return { height, contracts: uniqueNumbers(contracts).slice(0, maxContracts) };
}

/** Whether there is an answer of a contract that is not remembered. */
export function notesForgotten({ list, noted }: StoredTexts): boolean {
  const { contracts } = parseRemembered({ list, noted });
  return [...parseNoted(noted).answers.keys()].some(
    (known) => !contracts.some(({ number }) => number === known),
  );
}

function parseNoted(text: string | null) {
  const noted = notedSchema.safeParse(tryJson(text ?? 'null')).data;
  if (noted?.version !== version) return { height: 0, answers: new Map<string, KeptAnswer>() };
  const answers = noted.answers.flatMap((value) => {
    const known = notedAnswerSchema.safeParse(value).data;
    return known ? [[known.number, known.answer] as const] : [];
  });
  return { height: Math.min(Math.max(noted.height, 0), maxHeight), answers: new Map(answers) };
}

function uniqueNumbers(contracts: readonly RememberedContract[]): readonly RememberedContract[] {
  return [...new Map(contracts.map((contract) => [contract.number, contract])).values()];
}

/** Entries are null where nothing need be stored. */
export function serialiseRemembered({ height, contracts }: Remembered): StoredTexts {
  if (contracts.length === 0) return { list: null, noted: null };
  const listed = contracts.map(({ number, name }) => ({ number, name }));
  const answers = contracts.flatMap(({ number, answer }) => (answer ? [{ number, answer }] : []));
  return {
    list: JSON.stringify({ version, contracts: listed }),
    // The entry script reads the height without parsing the rest.
    noted: JSON.stringify({ version, height, answers }),
  };
}

/** Breaks the line, or is invisible: it could turn the direction of the line. */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;

/** @param instead For an empty name. */
export function cleanName(typed: string, instead: string): string {
  const line = typed.replace(unseen, ' ').trim();
  return Array.from(line).slice(0, maxNameLength).join('').trim() || instead;
}

/** The street of the first emptying, which tells one contract from another.
 * @param instead Where no emptying is planned. */
export function suggestedName({ discharges: [first] }: DischargesAnswer, instead: string): string {
  return cleanName(first?.address.split(',', 1)[0] ?? '', instead);
}

/** @param now Milliseconds since the Unix epoch. */
export function toKeptAnswer(
  answer: DischargesAnswer,
  now: number,
  missed?: readonly KeptMissed[],
): KeptAnswer {
  const { isDemonstration, isStale, asOf, discharges } = answer;
  const days = discharges.slice(0, maxDays).map(({ date, plannedDate, garbage }) => ({
    date,
    ...(plannedDate !== undefined && { plannedDate }),
    garbage: garbage.slice(0, maxWasteLength),
  }));
  return { isDemonstration, isStale, asOf, receivedAt: now, days, ...(missed && { missed: [...missed] }) };
}

/** Of what was missed the address is not kept. */
export function toKeptMissed(days: readonly MissedDay[]): readonly KeptMissed[] {
  return days.map(({ missed: { date, garbage, reason, newDate }, match }) => ({
    date,
    ...(garbage !== undefined && { garbage: garbage.slice(0, maxWasteLength) }),
    ...(reason !== undefined && { reason: reason.slice(0, maxReasonLength) }),
    ...(newDate !== undefined && { newDate }),
    isDoubtful: match === 'perhaps',
  }));
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
