import { type Clock, systemClock } from '#platform/base/clock.ts';
import { Limiter, type Permit } from '#platform/base/limiter.ts';
import { tallinnDay } from '#platform/time/tallinn-day.ts';
import { neighbourhoodOf } from './request-origin.ts';
import type { LiveSettings } from './settings.ts';

export type FormTurn =
  | { readonly type: 'taken'; readonly permit: Permit }
  | {
      readonly type: 'refused';
      readonly reason: 'forms-exhausted' | 'forms-of-network-exhausted' | 'forms-to-receiver-exhausted';
    };

/** Share of the daily limit that one network may use, so that one network cannot block a form for all others. */
const networkShare = 1 / 50;

/** Minimum for one network: an office or a mobile operator may share an address. */
const minNetworkForms = 20;

/** A form whose confirmation is mailed to whoever is named in it must not flood a stranger's mailbox. */
const maxToReceiver = 3;

/** Longer than any day, whose date is in each key. */
const windowMs = 26 * 60 * 60 * 1000;

/** Daily limit of submitted forms. Staff read each form, and orders use disk space. Each kind of form has its own count, so
 * messages do not use up the limit of orders. Counted in this process, from its start: for the whole site where one process
 * serves it. On Netlify there are several, and Blobs have no counters. */
export class FormQuota {
  /** Limit of each kind of form. */
  readonly max: number;
  readonly #maxOfNetwork: number;
  readonly #clock: Clock;
  readonly #forms: Limiter;
  /** Bounded by the number of form endpoints. */
  readonly #kinds = new Set<string>();

  constructor(max: number, clock: Clock) {
    this.max = max;
    this.#maxOfNetwork = Math.max(minNetworkForms, Math.ceil(max * networkShare));
    this.#clock = clock;
    this.#forms = new Limiter({ name: 'forms of a day', windowMs, clock });
  }

  /** Forms sent today, of all kinds. */
  get sent(): number {
    return [...this.#kinds].reduce((sum, form) => sum + this.#forms.count(this.#toKey(form)), 0);
  }

  /** Counts one more form if the limit allows it.
   * @param form Name of the endpoint.
   * @param address Client address.
   * @param receiver To whom a confirmation is mailed. */
  take(form: string, address: string, receiver?: string): FormTurn {
    this.#kinds.add(form);
    const all = { key: this.#toKey(form), max: this.max };
    const ofNetwork = { key: `${all.key} ${neighbourhoodOf(address)}`, max: this.#maxOfNetwork };
    const toReceiver =
      receiver === undefined ? [] : [{ key: `${all.key} to ${receiver.toLowerCase()}`, max: maxToReceiver }];
    const turn = this.#forms.take([all, ofNetwork, ...toReceiver]);
    if (turn.type === 'admitted') return { type: 'taken', permit: turn.permit };
    if (turn.claim === all) return { type: 'refused', reason: 'forms-exhausted' };
    const isOfNetwork = turn.claim === ofNetwork;
    return {
      type: 'refused',
      reason: isOfNetwork ? 'forms-of-network-exhausted' : 'forms-to-receiver-exhausted',
    };
  }

  #toKey(form: string): string {
    return `${form} ${tallinnDay(this.#clock())}`;
  }
}

export const configureFormQuota = ({ formsPerDay }: Pick<LiveSettings, 'formsPerDay'>): FormQuota =>
  new FormQuota(formsPerDay, systemClock);

/** @param isCounted Whether a form with this outcome may have arrived.
 * @throws What `send` throws; the form then counts. */
export async function sendCounted<Outcome>(
  permit: Permit,
  send: () => Promise<Outcome>,
  isCounted: (outcome: Outcome) => boolean,
): Promise<Outcome> {
  try {
    const outcome = await send();
    if (!isCounted(outcome)) permit.release(0);
    return outcome;
  } finally {
    permit.release();
  }
}
