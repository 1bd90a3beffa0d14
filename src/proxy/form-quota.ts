import type { Clock } from '#base/clock.ts';
import { tallinnDay } from '#model/tallinn-day.ts';
import { neighbourhoodOf } from './request-origin.ts';

export type FormTurn =
  | { readonly type: 'taken'; readonly giveBack: () => void }
  | { readonly type: 'refused'; readonly reason: 'forms-exhausted' | 'forms-of-network-exhausted' };

/** Of its day's forms a network has this part, so that no one network closes a form for everybody else. */
const networkShare = 1 / 50;

/** Behind one address there may be a whole office, or a mobile operator. */
const minNetworkForms = 20;

interface Day {
  readonly date: string;
  sent: number;
  /** Bounded by the day's forms: a network stands in it once something of it was sent. */
  readonly byNetwork: Map<string, number>;
}

/** Forms of one day, of the whole site: behind them are people who read each, and a disk. Each form is counted by itself,
 * so that questions leave room for orders. Counted in this process alone, and from its start. */
export class FormQuota {
  /** Of each form. */
  readonly max: number;
  readonly #maxOfNetwork: number;
  readonly #clock: Clock;
  /** Bounded by the forms of the site. */
  readonly #days = new Map<string, Day>();

  constructor(max: number, clock: Clock) {
    this.max = max;
    this.#maxOfNetwork = Math.max(minNetworkForms, Math.ceil(max * networkShare));
    this.#clock = clock;
  }

  /** Forms of today, of all kinds. */
  get sent(): number {
    const today = tallinnDay(this.#clock());
    return [...this.#days.values()].reduce((sum, { date, sent }) => sum + (date === today ? sent : 0), 0);
  }

  /** Counts one more form, if it may be sent.
   * @param form Name of its endpoint.
   * @param address Of its sender. */
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
