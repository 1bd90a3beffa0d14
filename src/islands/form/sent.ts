/** The page that follows a form: shows the number of what was sent, which stands in its address. */

/** As src/proxy/reference.ts makes them. */
const pattern = /^[2-9A-Z]{6}$/u;

export function showReference(place: HTMLElement): void {
  const reference = new URLSearchParams(location.search).get('reference') ?? '';
  const number = place.querySelector('strong');
  if (!number || !pattern.test(reference)) return;
  number.textContent = reference;
  place.hidden = false;
}
