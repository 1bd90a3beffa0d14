/** What an attack is, and its outcome. */

export interface Target {
  /** Of a server on loopback. */
  readonly port: number;
  /** Address of this machine that the requests come from, so that each attack is counted by itself. */
  readonly from: string;
  /** Share of the requests that are sent: 1 in the bench, little in a test. */
  readonly scale: number;
}

/** Answers by status; `cut` for a connection that was closed without one, `none` for one that had none in time. */
export type Answers = Map<string, number>;

export interface Attack {
  /** What is sent, as a row of the table says it. */
  readonly name: string;
  /** Ends by itself, in less than half a minute. */
  readonly run: (target: Target) => Promise<Answers>;
}

export function countAnswer(answers: Answers, status: string, times = 1): void {
  answers.set(status, (answers.get(status) ?? 0) + times);
}

/** Statuses of the server's own faults. Of 503 and 502 it says that it cannot at this moment; that is no fault. */
export function ownFaults(answers: Answers): number {
  return [...answers].reduce((sum, [status, times]) => sum + (/^50[0145-9]$/u.test(status) ? times : 0), 0);
}

export function requestsOf(answers: Answers): number {
  return [...answers.values()].reduce((sum, times) => sum + times, 0);
}

export function formatAnswers(answers: Answers): string {
  return [...answers]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([status, times]) => `${times} × ${status}`)
    .join(', ');
}

/** A loopback address of its own for each attack, where the system has more than one. */
export function clientAddressOf(index: number): string {
  return process.platform === 'linux'
    ? `127.0.${1 + Math.floor(index / 250)}.${1 + (index % 250)}`
    : '127.0.0.1';
}
