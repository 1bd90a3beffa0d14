/** An attack and its outcome. */

export interface Target {
  /** Port of a server on loopback. */
  readonly port: number;
  /** Source address on this machine, so rate limits count each attack separately. */
  readonly from: string;
  /** Share of the requests that are sent: 1 in the benchmark, little in a test. */
  readonly scale: number;
}

/** Responses by status; `cut` for a connection that was closed without one, `none` for a timeout. */
export type Answers = Map<string, number>;

export interface Attack {
  /** Description in a row of the table. */
  readonly name: string;
  /** Ends by itself in less than half a minute. */
  readonly run: (target: Target) => Promise<Answers>;
}

export function countAnswer(answers: Answers, status: string, times = 1): void {
  answers.set(status, (answers.get(status) ?? 0) + times);
}

/** Statuses of server errors. 503 and 502 report a temporary condition and do not count. */
export function ownFaults(answers: Answers): number {
  return [...answers].reduce((sum, [status, times]) => sum + (/^50[0145-9]$/u.test(status) ? times : 0), 0);
}

export function countRequests(answers: Answers): number {
  return [...answers.values()].reduce((sum, times) => sum + times, 0);
}

export function formatAnswers(answers: Answers): string {
  return [...answers]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([status, times]) => `${times} × ${status}`)
    .join(', ');
}

/** An address of a network of its own, which no attack from one address uses. */
export function toNetworkAddress(index: number): string {
  return process.platform === 'linux' ? `127.1.${index}.1` : '127.0.0.1';
}

/** A separate loopback address for each attack, if the system has more than one. */
export function toClientAddress(index: number): string {
  return process.platform === 'linux'
    ? `127.0.${1 + Math.floor(index / 250)}.${1 + (index % 250)}`
    : '127.0.0.1';
}
