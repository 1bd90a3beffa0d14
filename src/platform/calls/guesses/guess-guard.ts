/** Protects contract numbers from guessing. The rate limit slows down one address; this class counts unknown numbers
 * over the whole site and per network. Above a limit a lookup needs a proof of work, which browsers compute without
 * the visitor, so guessing becomes expensive and the lookup stays open for everyone.
 * A number without upcoming discharges counts as "unknown". Neither the response nor this class distinguishes whether
 * such a number has a contract, and whether a proof is needed is decided before the number is looked at. Until it is known,
 * a number counts as unknown, for its network and for the site: many requests at once are no way around a limit. Only lookups
 * that were let through count, so nothing that is refused makes the lookups of others dearer.
 * Each process counts for itself; where there are several, they share only that there is a flood. */
import type { Clock } from '#platform/base/clock.ts';
import { Limiter, type Permit } from '#platform/base/limiter.ts';
import { failure, type Result, success } from '#platform/base/result.ts';
import { noProof } from '#platform/protocol/proof-header.ts';
import type { Guess } from '../endpoint.ts';
import { neighbourhoodOf, networkOf } from '../request-origin.ts';
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

/** Attempts of one proof on average: 0.1 s on a computer, 0.5 s on a slow phone. */
const baseAttempts = 2 ** 16;

/** The work doubles each time a network doubles its guesses, at most this often. */
const maxDoublings = 6;

/** Also for several numbers. */
const maxAttempts = baseAttempts * 2 ** maxDoublings;

/** Key of the flood state that processes share. */
const floodKey = 'lookup-flood';

/** How long a process relies on the last flood state it read. */
const floodStateMs = 10 * 1000;

/** Key of what is counted for the whole site. */
const site = 'site';

/** How much may be counted, so that a lookup is let through. */
interface Bounds {
  readonly unknown: number;
  readonly lookups: number;
  readonly site: number;
}

/** What one network gets for proofs: as much as doubles their work so often. */
const provenShare = 2 ** (maxDoublings + 1);

export class GuessGuard {
  readonly #options: GuessGuardOptions;
  readonly #site: Limiter;
  readonly #forms: Limiter;
  readonly #unknown: Limiter;
  readonly #lookups: Limiter;
  readonly #known: Limiter;
  #floodUntilMs = 0;
  #askedOthersAt = 0;

  constructor(options: GuessGuardOptions) {
    const { clock } = options;
    const open = (windowMs: number) => new Limiter({ name: 'guesses of numbers', windowMs, clock });
    this.#options = options;
    this.#site = open(minuteMs);
    this.#forms = open(minuteMs);
    this.#unknown = open(networkWindowMs);
    this.#lookups = open(networkWindowMs);
    this.#known = open(knownMs);
  }

  /** Called before a lookup.
   * @returns A refusal when a valid proof is needed and missing. */
  async open(lookup: Lookup): Promise<Result<OpenLookup, Refusal>> {
    // Whatever is awaited comes first: limits are compared and taken in one go.
    const free = this.#openFree(lookup, await this.#isFlooded());
    if (free) return success(free);
    const refusal = await this.#prove(lookup);
    if (refusal) return failure(refusal);
    const unknown = this.#options.limits.network * provenShare;
    const proven = this.#take(lookup, { unknown, lookups: unknown * lookupShare, site: Infinity });
    return proven ? success(proven) : failure({ code: 'too-many-requests', retryAfterSeconds: 60 });
  }

  /** @returns undefined when a proof is needed. */
  #openFree(lookup: Lookup, isFlooded: boolean): OpenLookup | undefined {
    const { limits } = this.#options;
    const network = networkOf(lookup.address);
    const bounds: Bounds = {
      // Whoever has guessed nothing may ask for several numbers, however low the limit is.
      unknown: Math.max(limits.network, lookup.numbers),
      lookups: limits.network * lookupShare,
      site: isFlooded ? 0 : limits.site,
    };
    const isKnown = this.#known.count(network) > 0 && this.#unknown.count(network) <= maxSlips;
    const open = this.#take(lookup, isKnown ? { ...bounds, site: Infinity } : bounds);
    if (open || lookup.proof !== noProof) return open;
    const share = { key: site, max: Math.ceil(limits.site / formShare) };
    const turn = this.#forms.take([share], lookup.numbers);
    if (turn.type === 'refused') return undefined;
    const openForm = this.#take(lookup, { ...bounds, site: Infinity });
    turn.permit.release(openForm ? lookup.numbers : 0);
    return openForm;
  }

  /** Counts a lookup as in progress, everywhere or nowhere. */
  #take({ address, numbers }: Lookup, bounds: Bounds): OpenLookup | undefined {
    const network = networkOf(address);
    const unknown: Permit[] = [];
    const lookups: Permit[] = [];
    for (const { limiter, key, max, permits } of [
      { limiter: this.#unknown, key: network, max: bounds.unknown, permits: unknown },
      { limiter: this.#site, key: site, max: bounds.site, permits: unknown },
      { limiter: this.#lookups, key: network, max: bounds.lookups, permits: lookups },
    ]) {
      const admission = limiter.take([{ key, max }], numbers);
      if (admission.type === 'refused') {
        for (const permit of [...unknown, ...lookups]) permit.release(0);
        return undefined;
      }
      permits.push(admission.permit);
    }
    return {
      close: async (guesses) => {
        const unknownCount = guesses.filter((guess) => guess === 'unknown').length;
        for (const permit of unknown) permit.release(unknownCount);
        for (const permit of lookups) permit.release(guesses.length);
        if (unknownCount < guesses.length) this.#known.add(network);
        if (unknownCount > 0) await this.#noteFlood();
      },
    };
  }

  /** Wrong proofs are not counted: to verify one costs no more than to refuse it unread, and a limit would shut out whoever
   * shares the network of their sender.
   * @returns A refusal unless the lookup has a valid proof. */
  async #prove(lookup: Lookup): Promise<Refusal | undefined> {
    const { proofs } = this.#options;
    const { address, asked, proof } = lookup;
    // Mobile clients change addresses within a neighbourhood.
    const terms = { attempts: this.#attemptsFor(lookup), purpose: `${neighbourhoodOf(address)} ${asked}` };
    if (proof !== null && proof !== noProof) {
      const challenge = proofs.verify(proof, terms);
      if (challenge && (await proofs.takeFromAll(challenge))) return undefined;
    }
    return { code: 'proof-needed', challenge: proofs.createChallenge(terms), retryAfterSeconds: 60 };
  }

  #attemptsFor({ address, numbers }: Lookup): number {
    const { network: limit } = this.#options.limits;
    const network = networkOf(address);
    const excess = Math.max(
      1,
      this.#unknown.count(network) / limit,
      this.#lookups.count(network) / (limit * lookupShare),
    );
    return Math.min(maxAttempts, baseAttempts * 2 ** Math.floor(Math.log2(excess)) * numbers);
  }

  async #noteFlood(): Promise<void> {
    const { limits, clock, shared } = this.#options;
    if (this.#site.count(site) < limits.site) return;
    const wasFlood = this.#floodUntilMs > clock() + floodMs / 2;
    this.#floodUntilMs = clock() + floodMs;
    if (!wasFlood) await shared?.keep(floodKey, { text: '', savedAt: clock() }, this.#floodUntilMs);
  }

  /** Whether lookups from unknown networks need a proof. */
  async #isFlooded(): Promise<boolean> {
    const { clock, shared } = this.#options;
    const now = clock();
    // A clock that is set back makes no flood longer.
    this.#floodUntilMs = Math.min(this.#floodUntilMs, now + floodMs);
    this.#askedOthersAt = Math.min(this.#askedOthersAt, now);
    if (this.#floodUntilMs > now) return true;
    if (!shared || now - this.#askedOthersAt < floodStateMs) return false;
    this.#askedOthersAt = now;
    const flood = await shared.load(floodKey);
    if (flood && flood.savedAt <= now) this.#floodUntilMs = flood.savedAt + floodMs;
    return this.#floodUntilMs > now;
  }
}
