/** Entry script, loaded with the page that follows a form; imports nothing later. It shows the number of what was
 * sent, which stands in the address of the page. */

/** As src/proxy/reference.ts makes them. */
const pattern = /^[2-9A-Z]{6}$/u;

export function startSentNote(place: HTMLElement): void {
  const reference = new URLSearchParams(location.search).get('reference') ?? '';
  const number = place.querySelector('strong');
  if (!number || !pattern.test(reference)) return;
  number.textContent = reference;
  place.hidden = false;
}
