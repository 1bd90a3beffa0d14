/** Protects contract numbers from guessing. The rate limit slows down one address; this class counts unknown numbers
 * over the whole site and per network. Above a limit a lookup needs a proof of work, which browsers compute without
 * the visitor, so guessing becomes expensive and the lookup stays open for everyone.
 * A number without upcoming discharges counts as "unknown". Neither the response nor this class distinguishes whether
 * such a number has a contract, and whether a proof is needed is decided before the number is looked at. Until it is known,
 * a number counts as unknown for its network: many requests at once are no way around a limit.
 * Each process counts for itself; where there are several, they share only that there is a flood. */
import { BoundedCache } from '#base/bounded-cache.ts';
import type { Clock } from '#base/clock.ts';
import { failure, type Result, success } from '#base/result.ts';
import { noProof } from '#model/proof-header.ts';
import type { Guess } from '../endpoint.ts';
import { neighbourhoodOf, networkOf } from '../request.ts';
import type { Refusal } from '../refusal.ts';
import type { AnswerStorage } from '../storage.ts';
import type { ProofOfWork } from './proof-of-work.ts';

export interface GuessLimits {
  /** Unknown numbers per minute, of the whole site. */
  readonly site: number;
  /** Unknown numbers in ten minutes, of one network. */
  readonly network: number;
}

export interface GuessGuardOptions {
  readonly limits: GuessLimits;
  readonly proofs: ProofOfWork;
  readonly clock: Clock;
  /** Shares the flood state between processes; absent where there is one process. */
  readonly shared?: AnswerStorage | undefined;
}

const minuteMs = 60 * 1000;

export interface Lookup {
  /** Client address. */
  readonly address: string;
  /** The requested parameters as JSON. */
  readonly asked: string;
  /** How many numbers it asks for: a proof for several costs as much as proofs for each. */
  readonly numbers: number;
  /** Value of the proof header; `none` from a page without JavaScript. */
  readonly proof: string | null;
}

/** A lookup that was let through. */
interface OpenLookup {
  /** Must be called when the lookup has ended, in whatever way.
   * @param guesses Of the numbers that the cache did not answer. */
  readonly close: (guesses: readonly Guess[]) => Promise<void>;
}

/** How long proofs are required after the site's limit was last exceeded. */
const floodMs = 2 * minuteMs;

/** Counting window of one network. */
const networkWindowMs = 10 * minuteMs;

/** A network may make this many lookups per allowed unknown number. Where contract numbers are consecutive, few
 * guesses are unknown. */
const lookupShare = 5;

/** How long a network that found a contract counts as known. */
const knownMs = 24 * 60 * minuteMs;

/** Unknown numbers of a known network that count as typing errors. */
const maxSlips = 2;

/** During a flood, this fraction of the site's limit is left per minute for visitors without JavaScript from unknown
 * networks. */
const formShare = 6;

/** Hash rounds per attempt, with 16 attempts on average: 0.1 s on a computer, 0.5 s on a slow phone. */
const baseCost = 15_000;

/** The cost doubles each time a network doubles its guesses, at most this often. */
const maxDoublings = 6;

/** Whoever verifies a proof does a sixteenth of its work, so there is a limit for several numbers, too. */
const maxCost = baseCost * 2 ** maxDoublings;

/** Key of the flood state that processes share. */
const floodKey = 'lookup-flood';

/** How long a process relies on the last flood state it read. */
const floodStateMs = 10 * 1000;

export class GuessGuard {
  readonly #options: GuessGuardOptions;
  readonly #site: CountWindows;
  readonly #forms: CountWindows;
  readonly #unknown: CountWindows;
  readonly #lookups: CountWindows;
  readonly #known: CountWindows;
  /** Bounded by the requests in progress. Numbers that are being looked up, by network. */
  readonly #open = new Map<string, number>();
  #floodUntilMs = 0;
  #askedOthersAt = 0;

  constructor(options: GuessGuardOptions) {
    const { clock } = options;
    this.#options = options;
    this.#site = new CountWindows(minuteMs, clock);
    this.#forms = new CountWindows(minuteMs, clock);
    this.#unknown = new CountWindows(networkWindowMs, clock);
    this.#lookups = new CountWindows(networkWindowMs, clock);
    this.#known = new CountWindows(knownMs, clock);
  }

  /** Called before a lookup.
   * @returns A refusal when a valid proof is needed and missing. */
  async open(lookup: Lookup): Promise<Result<OpenLookup, Refusal>> {
    const network = networkOf(lookup.address);
    const { numbers } = lookup;
    const others = this.#countOpen(network, numbers) - numbers;
    let isAdmitted = false;
    try {
      const refusal = await this.#refuse(lookup, await this.#costFor(lookup, others));
      isAdmitted = refusal === undefined;
      if (refusal) return failure(refusal);
    } finally {
      if (!isAdmitted) this.#countOpen(network, -numbers);
    }
    return success({
      close: async (guesses) => {
        this.#countOpen(network, -numbers);
        for (const guess of guesses) await this.#count(network, guess === 'unknown');
      },
    });
  }

  async #refuse({ address, asked, proof }: Lookup, cost: number): Promise<Refusal | undefined> {
    if (cost === 0) return undefined;
    const { proofs } = this.#options;
    // Mobile clients change addresses within a neighbourhood.
    const terms = { cost, purpose: `${neighbourhoodOf(address)} ${asked}` };
    if (proof !== null && proof !== noProof && (await proofs.accept(proof, terms))) return undefined;
    return { code: 'proof-needed', challenge: await proofs.createChallenge(terms), retryAfterSeconds: 60 };
  }

  /** @returns Numbers of this network that are being looked up. */
  #countOpen(network: string, change: number): number {
    const open = (this.#open.get(network) ?? 0) + change;
    if (open > 0) this.#open.set(network, open);
    else this.#open.delete(network);
    return open;
  }

  /** @param isUnknown The number has no upcoming discharges. */
  async #count(network: string, isUnknown: boolean): Promise<void> {
    this.#lookups.add(network);
    if (!isUnknown) {
      this.#known.add(network);
      return;
    }
    this.#unknown.add(network);
    const { limits, clock, shared } = this.#options;
    if (this.#site.add('') <= limits.site) return;
    const wasFlood = this.#floodUntilMs > clock() + floodMs / 2;
    this.#floodUntilMs = clock() + floodMs;
    if (!wasFlood) await shared?.keep(floodKey, { text: '', savedAt: clock() }, this.#floodUntilMs);
  }

  /** Whether lookups from unknown networks need a proof. */
  async isFlooded(): Promise<boolean> {
    const { clock, shared } = this.#options;
    const now = clock();
    if (this.#floodUntilMs > now) return true;
    if (!shared || now - this.#askedOthersAt < floodStateMs) return false;
    this.#askedOthersAt = now;
    const flood = await shared.load(floodKey);
    if (flood) this.#floodUntilMs = flood.savedAt + floodMs;
    return this.#floodUntilMs > now;
  }

  /** @param others Numbers of the same network that are being looked up.
   * @returns Hash rounds of the required proof; 0 when none is needed. */
  async #costFor({ address, numbers, proof }: Lookup, others: number): Promise<number> {
    const { limits } = this.#options;
    const network = networkOf(address);
    const unknown = this.#unknown.count(network);
    const excess = Math.max(
      (unknown + others) / limits.network,
      (this.#lookups.count(network) + others) / (limits.network * lookupShare),
    );
    if (excess >= 1) return Math.min(maxCost, baseCost * 2 ** Math.floor(Math.log2(excess)) * numbers);
    if (!(await this.isFlooded())) return 0;
    if (this.#known.count(network) > 0 && unknown <= maxSlips) return 0;
    if (proof === noProof && this.#forms.add('', numbers) <= Math.ceil(limits.site / formShare)) return 0;
    return baseCost * numbers;
  }
}

interface Window {
  events: number;
  readonly endsAt: number;
}

/** Memory of two numbers and their object. */
const windowBytes = 48;

/** Counts events by key, in windows of one length that begin with the first event. Above 30,000 keys the least recently
 * used ones are forgotten. */
class CountWindows {
  readonly #lengthMs: number;
  readonly #clock: Clock;
  readonly #windows: BoundedCache<Window>;

  constructor(lengthMs: number, clock: Clock) {
    this.#lengthMs = lengthMs;
    this.#clock = clock;
    this.#windows = new BoundedCache({
      name: 'guesses of contract numbers',
      maxBytes: 8 * 1024 * 1024,
      maxEntries: 30_000,
      sizeOf: () => windowBytes,
    });
  }

  count(key: string): number {
    const window = this.#windows.get(key);
    return window && window.endsAt > this.#clock() ? window.events : 0;
  }

  /** @returns Events of the window, including these. */
  add(key: string, events = 1): number {
    const now = this.#clock();
    const open = this.#windows.get(key);
    if (open && open.endsAt > now) return (open.events += events);
    this.#windows.set(key, { events, endsAt: now + this.#lengthMs });
    return events;
  }
}
