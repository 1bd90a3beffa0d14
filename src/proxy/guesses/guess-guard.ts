/** Keeps contract numbers from being guessed. The rate per address makes one visitor slow; this counts what many addresses
 * do together: numbers that nobody has, of the whole site and of each network. Beyond a limit a lookup needs a proof of
 * work, which a browser gives unseen, so that a flood of guesses becomes dear and closes the lookup for nobody.
 *
 * "Unknown" is a number without emptyings ahead. Whether a number has a contract without any or has none is not told
 * apart, neither by the answer nor here; and whether a proof is asked for is decided before the number is looked at. */
import { BoundedCache } from '#base/bounded-cache.ts';
import type { Clock } from '#base/clock.ts';
import { noProof } from '#model/proof.ts';
import { neighbourhoodOf, networkOf } from '../request-origin.ts';
import type { Refusal } from '../refusal.ts';
import type { AnswerStorage } from '../storage.ts';
import type { ProofOfWork } from './proof-of-work.ts';

export interface GuessLimits {
  /** Unknown numbers a minute, of the whole site. */
  readonly site: number;
  /** Unknown numbers in ten minutes, of one network. */
  readonly network: number;
}

export interface GuessGuardOptions {
  readonly limits: GuessLimits;
  readonly proofs: ProofOfWork;
  readonly clock: Clock;
  /** Tells the other processes of the site that there is a flood; absent where there is one process. */
  readonly shared?: AnswerStorage | undefined;
}

const minuteMs = 60 * 1000;

export interface Lookup {
  /** Of whoever asks. */
  readonly address: string;
  /** What is looked up, as text. */
  readonly asked: string;
  /** As it arrived; `none` from a page that cannot give one. */
  readonly proof: string | null;
}

/** How long proofs are asked for after the site's limit was last passed. */
const floodMs = 2 * minuteMs;

/** Within which what a network did counts. */
const networkWindowMs = 10 * minuteMs;

/** Lookups of any numbers, by limits of unknown ones: where numbers are given out in a row, few guesses are unknown. */
const lookupShare = 5;

/** Networks that found a contract are known that long. */
const knownMs = 24 * 60 * minuteMs;

/** Unknown numbers of a known network that pass for slips. */
const maxSlips = 2;

/** Of the site's limit: lookups a minute that a flood leaves to visitors without JavaScript whom nobody knows yet. */
const formShare = 6;

/** Rounds of hashing of each of some 16 tries: a tenth of a second on a computer, half a second on a slow telephone. */
const baseCost = 15_000;

/** Each time a network doubles what it guesses the work doubles, up to that. */
const maxDoublings = 6;

/** Under which the processes of a site tell each other of a flood. */
const floodKey = 'lookup-flood';

/** How long a process believes what it last heard of others. */
const hearsayMs = 10 * 1000;

export class GuessGuard {
  readonly #options: GuessGuardOptions;
  readonly #site: CountWindows;
  readonly #forms: CountWindows;
  readonly #unknown: CountWindows;
  readonly #lookups: CountWindows;
  readonly #known: CountWindows;
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

  /** Before a lookup.
   * @returns Why it is not made: a proof is needed. */
  async refuse({ address, asked, proof }: Lookup): Promise<Refusal | undefined> {
    const network = networkOf(address);
    const cost = await this.#costFor(network, proof === noProof);
    if (cost === 0) return undefined;
    const { proofs } = this.#options;
    // A telephone that moves on keeps its neighbourhood.
    const terms = { cost, purpose: `${neighbourhoodOf(address)} ${asked}` };
    if (proof !== null && proof !== noProof && (await proofs.accept(proof, terms))) return undefined;
    return { code: 'proof-needed', challenge: await proofs.createChallenge(terms), retryAfterSeconds: 60 };
  }

  /** After a lookup that told something new.
   * @param isUnknown The number has no emptyings ahead. */
  async count(address: string, isUnknown: boolean): Promise<void> {
    const network = networkOf(address);
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

  /** Whether lookups of strangers need a proof. */
  async isFlooded(): Promise<boolean> {
    const { clock, shared } = this.#options;
    const now = clock();
    if (this.#floodUntilMs > now) return true;
    if (!shared || now - this.#askedOthersAt < hearsayMs) return false;
    this.#askedOthersAt = now;
    const heard = await shared.load(floodKey);
    if (heard) this.#floodUntilMs = heard.savedAt + floodMs;
    return this.#floodUntilMs > now;
  }

  /** @returns 0 when no proof is needed. */
  async #costFor(network: string, isForm: boolean): Promise<number> {
    const { limits } = this.#options;
    const unknown = this.#unknown.count(network);
    const excess = Math.max(
      unknown / limits.network,
      this.#lookups.count(network) / (limits.network * lookupShare),
    );
    if (excess >= 1) return baseCost * 2 ** Math.min(maxDoublings, Math.floor(Math.log2(excess)));
    if (!(await this.isFlooded())) return 0;
    if (this.#known.count(network) > 0 && unknown <= maxSlips) return 0;
    if (isForm && this.#forms.add('') <= Math.ceil(limits.site / formShare)) return 0;
    return baseCost;
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

  /** @returns Events of the window, including this one. */
  add(key: string): number {
    const now = this.#clock();
    const open = this.#windows.get(key);
    if (open && open.endsAt > now) return (open.events += 1);
    this.#windows.set(key, { events: 1, endsAt: now + this.#lengthMs });
    return 1;
  }
}
