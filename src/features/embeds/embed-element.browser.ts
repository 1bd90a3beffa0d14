/** The web component `<waste-embed>`, which other sites load as one file (features/embeds/embed-plugin.server.ts). It makes the frame when
 * its place comes near and keeps it as high as what is in it. It works under a strict policy: it needs `script-src` and `frame-src`
 * of this site, and no inline style or markup. What it holds before, a link, stays where the frame does not load.
 * @example <waste-embed part="next-day" lang="en"><a href="https://www.example.ee/en">When is it emptied?</a></waste-embed> */
import { isLocale, textIn } from '#platform/languages/locale.ts';
import { embedScriptAddress } from './embed-script.ts';
import {
  embedElementName,
  embedHeights,
  type EmbedPart,
  isEmbedPart,
  parseEmbedColour,
  parseEmbedHeight,
} from './embed-options.ts';
import { parseEmbedMunicipality } from '#shell/addresses/embed-parameters.ts';
import { embedAddress } from './embeds.ts';
import { embedNames } from './embed-name-messages.ts';

const script = document.currentScript ?? document.querySelector(`script[src$="${embedScriptAddress}"]`);

/** Where this script comes from, and so the frames; on the site itself (show-chooser.browser.ts) it is part of another one. */
const origin = new URL(script instanceof HTMLScriptElement ? script.src : location.href).origin;

/** So near that it has loaded when it is seen. */
const near = '300px';

class WasteEmbed extends HTMLElement {
  static readonly observedAttributes = ['part', 'lang', 'municipality', 'colour'];
  #frame: HTMLIFrameElement | undefined;
  #observer: IntersectionObserver | undefined;

  connectedCallback(): void {
    this.style.display = 'block';
    const part = this.#part();
    if (!part) return;
    // Nothing below moves much when the frame comes.
    this.style.minHeight = `${embedHeights[part]}px`;
    addEventListener('message', this.#follow);
    this.#observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) this.#show();
      },
      { rootMargin: near },
    );
    this.#observer.observe(this);
  }

  disconnectedCallback(): void {
    removeEventListener('message', this.#follow);
    this.#observer?.disconnect();
    this.#frame?.remove();
    this.#frame = undefined;
  }

  attributeChangedCallback(): void {
    if (this.#frame) this.#load(this.#frame);
  }

  #part(): EmbedPart | undefined {
    const part = this.getAttribute('part');
    return isEmbedPart(part) ? part : undefined;
  }

  #show(): void {
    this.#observer?.disconnect();
    const part = this.#part();
    if (this.#frame || !part) return;
    this.#frame = document.createElement('iframe');
    // As high as its place: browsers do not draw a frame that is out of sight, and then it tells no height.
    const height = `${embedHeights[part]}px`;
    Object.assign(this.#frame.style, { display: 'block', width: '100%', height, border: '0' });
    this.#load(this.#frame);
    this.append(this.#frame);
  }

  #load(frame: HTMLIFrameElement): void {
    const part = this.#part();
    if (!part) return;
    // Of the page where the element has none.
    const language = (this.closest<HTMLElement>('[lang]')?.lang ?? '').split('-', 1)[0];
    const locale = isLocale(language) ? language : 'et';
    const address = embedAddress({
      part,
      locale,
      municipality: parseEmbedMunicipality(this.getAttribute('municipality') ?? ''),
      colour: parseEmbedColour(this.getAttribute('colour') ?? ''),
    });
    frame.title = textIn(embedNames[part], locale);
    // Only the stations ask where a visitor is, after a press of their button.
    frame.allow = part === 'stations' ? 'geolocation' : '';
    if (frame.src !== origin + address) frame.src = origin + address;
  }

  /** Listens to the own frame of this site alone: other frames send messages too. */
  readonly #follow = ({ source, origin: from, data: message }: MessageEvent<unknown>): void => {
    const frame = this.#frame;
    if (!frame || from !== origin || source !== frame.contentWindow) return;
    const height = parseEmbedHeight(message);
    if (height === undefined) return;
    this.style.minHeight = '';
    frame.style.height = `${height}px`;
    for (const child of [...this.childNodes]) if (child !== frame) child.remove();
  };
}

if (!customElements.get(embedElementName)) customElements.define(embedElementName, WasteEmbed);
