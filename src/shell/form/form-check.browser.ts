/** The bot check of a form, if configured: Turnstile's own widget, which adds a token to the form.
 * https://developers.cloudflare.com/turnstile/get-started/client-side-rendering/ */

import { turnstileAction } from '#platform/protocol/turnstile-action.ts';
import { foreignScripts, trustedScript } from '#shell/browser/trusted-script.ts';

/** The widget that checks forms. */
export const turnstileScript = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit';
foreignScripts.add(turnstileScript);

interface Turnstile {
  readonly render: (
    place: HTMLElement,
    options: { readonly sitekey: string; readonly action: string; readonly language: string },
  ) => string;
  readonly reset: (widget: string) => void;
}

export class FormCheck {
  readonly #place: HTMLElement | null;
  #widget: string | undefined;

  constructor(form: HTMLFormElement) {
    this.#place = form.querySelector('.form-check');
  }

  /** A form without a place for the widget has no check. */
  start(): void {
    const place = this.#place;
    if (!place) return;
    const script = document.createElement('script');
    script.addEventListener('load', () => {
      const { siteKey: sitekey = '' } = place.dataset;
      const { lang: language } = document.documentElement;
      this.#widget = loadedTurnstile()?.render(place, { sitekey, action: turnstileAction, language });
    });
    script.src = trustedScript(turnstileScript);
    document.head.append(script);
  }

  /** A token is valid for one submission. */
  renew(): void {
    if (this.#widget !== undefined) loadedTurnstile()?.reset(this.#widget);
  }
}

function loadedTurnstile(): Turnstile | undefined {
  return 'turnstile' in window && isTurnstile(window.turnstile) ? window.turnstile : undefined;
}

function isTurnstile(value: unknown): value is Turnstile {
  return typeof value === 'object' && value !== null && 'render' in value && 'reset' in value;
}
