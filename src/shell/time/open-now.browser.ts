/** The element `<open-now>`: whether a station is open, in one sentence that stays right while the element is in the page. Scripts put
 * it into finished HTML; components of React draw the same sentence with `useMoment`. */
import { openStateAt } from './opening.ts';
import type { Opening } from './opening-schema.ts';
import { tallinnMoment } from '#platform/time/tallinn-time.ts';
import { askTime, followTime, siteNow } from './clock.ts';
import { nowText, type NowWords } from './now-text.ts';

export interface OpenNowOptions {
  readonly opening: Opening;
  readonly words: NowWords;
  /** What is said of unknown hours; empty by default. */
  readonly unknown?: string;
}

/** @example line.append(openNow({ opening: station.opening, words: texts.now })) */
export function openNow(options: OpenNowOptions): HTMLElement {
  const made = new OpenNow();
  made.options = options;
  return made;
}

class OpenNow extends HTMLElement {
  options: OpenNowOptions | undefined;
  #end: (() => void) | undefined;
  #text = '';

  connectedCallback(): void {
    const { options } = this;
    if (!options) {
      // A copy of an element, as of an island that failed: what it says would not stay right.
      this.remove();
      return;
    }
    const show = () => this.#show(options);
    show();
    this.#end = followTime(show);
    void askTime();
  }

  disconnectedCallback(): void {
    this.#end?.();
  }

  #show({ opening, words, unknown = '' }: OpenNowOptions): void {
    const moment = tallinnMoment(siteNow());
    this.dataset.state = openStateAt(opening, moment).type;
    const text = nowText(opening, moment, words) ?? unknown;
    // Not compared with what is there, which the browser may have translated.
    if (text === this.#text) return;
    this.#text = text;
    this.textContent = text;
  }
}

customElements.define('open-now', OpenNow);
