/** Runs all attacks in sequence, each beside a bystander. */
import { setTimeout as pause } from 'node:timers/promises';
import { addressAttacks } from './address-attacks.ts';
import { type Answers, type Attack, toClientAddress } from './attack.ts';
import { openBystander, type Waits } from './bystander.ts';
import { callAttacks } from './call-attacks.ts';
import { dayAttacks } from './day-attacks.ts';
import { guessAttacks } from './guess-attacks.ts';
import { postAttacks } from './post-attacks.ts';
import { programAttacks } from './program-attacks.ts';
import { wireAttacks } from './wire-attacks.ts';

export interface Outcome {
  readonly attack: Attack;
  readonly answers: Answers;
  /** Response times of the bystander in the seconds before. */
  readonly peace: Waits;
  readonly meanwhile: Waits;
  /** Memory of the server's process: before, peak, and after. */
  readonly memory: { readonly before: number; readonly peak: number; readonly after: number };
}

export interface RunContext {
  readonly port: number;
  readonly loadMemory: () => number;
  readonly report: (line: string) => void;
}

const peaceMs = 1500;

/** Minimum observation time of an attack: its effects may be delayed. */
const minAttackMs = 2500;

/** Interval of memory samples during an attack, in milliseconds. */
const memoryMs = 50;

/** Source addresses of one round: each attack has a different one in each round. */
const addressesOfRound = 250;

/** Share of the requests in the warm-up round, which is not measured: start-up costs and compilation are not
 * costs of an attack. */
const warmUpScale = 0.1;

export async function warmUp(attacks: readonly Attack[], { port, report }: RunContext): Promise<void> {
  for (const [index, attack] of attacks.entries()) {
    await attack.run({ port, from: toClientAddress(index), scale: warmUpScale });
    report(`in small: ${attack.name}`);
  }
}

export async function runAttacks(
  attacks: readonly Attack[],
  { port, loadMemory, report }: RunContext,
): Promise<readonly Outcome[]> {
  const bystander = openBystander(port);
  const outcomes: Outcome[] = [];
  try {
    for (const [index, attack] of attacks.entries()) {
      bystander.begin();
      await pause(peaceMs);
      const peace = await bystander.end();
      const endMemory = watch(loadMemory);
      bystander.begin();
      const target = { port, from: toClientAddress(addressesOfRound + index), scale: 1 };
      const [answers] = await Promise.all([attack.run(target), pause(minAttackMs)]);
      const meanwhile = await bystander.end();
      outcomes.push({ attack, answers, peace, meanwhile, memory: endMemory() });
      report(attack.name);
    }
    return outcomes;
  } finally {
    bystander.leave();
  }
}

function watch(loadMemory: () => number): () => Outcome['memory'] {
  const before = loadMemory();
  let peak = before;
  const timer = setInterval(() => {
    peak = Math.max(peak, loadMemory());
  }, memoryMs);
  return () => {
    clearInterval(timer);
    const after = loadMemory();
    return { before, peak: Math.max(peak, after), after };
  };
}

export const attacks: readonly Attack[] = [
  ...addressAttacks,
  ...postAttacks,
  ...callAttacks,
  ...dayAttacks,
  ...guessAttacks,
  ...programAttacks,
  ...wireAttacks,
];
