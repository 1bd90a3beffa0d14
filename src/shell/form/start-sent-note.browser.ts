/** Entry script, loaded with the confirmation page; imports nothing later. It shows the reference number from
 * the page's address. */

import { markStarted } from '#shell/browser/mount.browser.ts';

/** As src/platform/calls/reference.ts generates them. */
const pattern = /^[2-9A-Z]{6}$/u;

export function startSentNote(place: HTMLElement): void {
  markStarted(place);
  const reference = new URLSearchParams(location.search).get('reference') ?? '';
  const number = place.querySelector('strong');
  if (!number || !pattern.test(reference)) return;
  number.textContent = reference;
  place.hidden = false;
}
