import type { Clock } from '#base/clock.ts';
import { tallinnDay } from '#model/tallinn-day.ts';
import { neighbourhoodOf } from './request.ts';

export type FormTurn =
  | { readonly type: 'taken'; readonly giveBack: () => void }
  | { readonly type: 'refused'; readonly reason: 'forms-exhausted' | 'forms-of-network-exhausted' };

/** Share of the daily limit that one network may use, so that one network cannot block a form for all others. */
const networkShare = 1 / 50;

/** Minimum for one network: an office or a mobile operator may share an address. */
const minNetworkForms = 20;

interface Day {
  readonly date: string;
  sent: number;
  /** Bounded by the daily limit: a network has an entry only after it sent a form. */
  readonly byNetwork: Map<string, number>;
}

/** Daily limit of submitted forms. Staff read each form, and orders use disk space. Each kind of form has its own count, so
 * messages do not use up the limit of orders. Counted in this process, from its start: for the whole site where one process
 * serves it. On Netlify there are several, and Blobs have no counters. */
export class FormQuota {
  /** Limit of each kind of form. */
  readonly max: number;
  readonly #maxOfNetwork: number;
  readonly #clock: Clock;
  /** Bounded by the number of form endpoints. */
  readonly #days = new Map<string, Day>();

  constructor(max: number, clock: Clock) {
    this.max = max;
    this.#maxOfNetwork = Math.max(minNetworkForms, Math.ceil(max * networkShare));
    this.#clock = clock;
  }

  /** Forms sent today, of all kinds. */
  get sent(): number {
    const today = tallinnDay(this.#clock());
    return [...this.#days.values()].reduce((sum, { date, sent }) => sum + (date === today ? sent : 0), 0);
  }

  /** Counts one more form if the limit allows it.
   * @param form Name of the endpoint.
   * @param address Client address. */
  take(form: string, address: string): FormTurn {
    const day = this.#today(form);
    if (day.sent >= this.max) return { type: 'refused', reason: 'forms-exhausted' };
    const network = neighbourhoodOf(address);
    const ofNetwork = day.byNetwork.get(network) ?? 0;
    if (ofNetwork >= this.#maxOfNetwork) return { type: 'refused', reason: 'forms-of-network-exhausted' };
    count(day, network, 1);
    return {
      type: 'taken',
      giveBack: () => {
        count(day, network, -1);
      },
    };
  }

  #today(form: string): Day {
    const date = tallinnDay(this.#clock());
    const known = this.#days.get(form);
    if (known?.date === date) return known;
    const day: Day = { date, sent: 0, byNetwork: new Map() };
    this.#days.set(form, day);
    return day;
  }
}

function count(day: Day, network: string, change: 1 | -1): void {
  day.sent += change;
  const ofNetwork = (day.byNetwork.get(network) ?? 0) + change;
  if (ofNetwork > 0) day.byNetwork.set(network, ofNetwork);
  else day.byNetwork.delete(network);
}
