/** Counts every request of the server. This is on the path of the fastest responses, so it is arrays and additions; labels
 * are made when somebody reads. */
import { Durations, type Labels } from './durations.ts';

/** What kind of response it was. No address and nothing about a visitor. */
export const requestKinds = [
  /** A page from its file, redirects and pages that do not exist included. */
  'page',
  /** Any other file. */
  'file',
  /** A page made for the request: lookups, searches and forms without JavaScript. */
  'made',
  /** A feed, a calendar or a sheet. */
  'feed',
  'api',
  'preview',
  'status',
  'metrics',
  /** A malformed request, a wrong method, and what failed. */
  'other',
] as const;

export type RequestKind = (typeof requestKinds)[number];

const numbers = Object.fromEntries(requestKinds.map((kind, index) => [kind, index])) as Readonly<
  Record<RequestKind, number>
>;

/** Statuses below this are counted as they are. */
const maxStatus = 600;

export class Traffic {
  /** By kind and status. */
  readonly #requests = new Float64Array(requestKinds.length * maxStatus);
  /** By kind. */
  readonly #durations = requestKinds.map(() => new Durations());
  #hot = 0;

  /** @param ms Until the response was handed to the connection. */
  count(kind: RequestKind, status: number, ms: number): void {
    const number = numbers[kind];
    const index = number * maxStatus + (status < maxStatus ? status : 0);
    this.#requests[index] = (this.#requests[index] ?? 0) + 1;
    this.#durations[number]?.observe(ms);
  }

  /** A response that was given a moment ago, too: always whole and 200. */
  countHot(kind: RequestKind, ms: number): void {
    this.#hot += 1;
    this.count(kind, 200, ms);
  }

  /** Responses that needed no look at a file. */
  get hot(): number {
    return this.#hot;
  }

  requests(): readonly { readonly labels: Labels; readonly value: number }[] {
    return requestKinds.flatMap((kind, number) =>
      [...this.#requests.subarray(number * maxStatus, (number + 1) * maxStatus)].flatMap((value, status) =>
        value === 0 ? [] : [{ labels: { kind, status: String(status) }, value }],
      ),
    );
  }

  durations(): readonly { readonly labels: Labels; readonly value: Durations }[] {
    return requestKinds.flatMap((kind, number) => {
      const value = this.#durations[number];
      return value === undefined || value.count === 0 ? [] : [{ labels: { kind }, value }];
    });
  }
}
