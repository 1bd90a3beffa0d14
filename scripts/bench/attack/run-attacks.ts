/** All attacks, one after the other, each beside a bystander. */
import { setTimeout as pause } from 'node:timers/promises';
import { type Answers, type Attack, clientAddressOf } from './attack.ts';
import { openBystander, type Waits } from './bystander.ts';

export interface Outcome {
  readonly attack: Attack;
  readonly answers: Answers;
  /** Of the bystander in the seconds before. */
  readonly peace: Waits;
  readonly meanwhile: Waits;
  /** Bytes of the server's process. */
  readonly before: number;
  readonly after: number;
}

interface Running {
  readonly port: number;
  readonly loadMemory: () => number;
  /** Attacks are told apart by their address from round to round. */
  readonly round: number;
  readonly report: (line: string) => void;
}

const peaceMs = 1500;

/** An attack that is over sooner is looked at so long nevertheless: what it left behind may take its time. */
const minAttackMs = 2500;

export async function runAttacks(attacks: readonly Attack[], running: Running): Promise<readonly Outcome[]> {
  const bystander = openBystander(running.port);
  const outcomes: Outcome[] = [];
  try {
    for (const [index, attack] of attacks.entries()) {
      bystander.begin();
      await pause(peaceMs);
      const peace = await bystander.end();
      const before = running.loadMemory();
      bystander.begin();
      const from = clientAddressOf(running.round * 250 + index);
      const [answers] = await Promise.all([
        attack.run({ port: running.port, from, scale: 1 }),
        pause(minAttackMs),
      ]);
      const meanwhile = await bystander.end();
      outcomes.push({ attack, answers, peace, meanwhile, before, after: running.loadMemory() });
      running.report(attack.name);
    }
    return outcomes;
  } finally {
    bystander.leave();
  }
}
