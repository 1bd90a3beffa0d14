/** The municipality that a visitor has chosen on this device, by its EHAK code, in local storage: no request carries it. Every
 * part of a page and every tab reads and changes it here. */
import { municipalityKey } from '#site/consent.ts';

/** What is stored may come from another version of the site or from somebody's hand. */
const ehakCode = /^\d{4}$/u;

/** @returns An EHAK code, which may be none of today's municipalities; undefined where none is chosen. */
export function readMunicipality(): string | undefined {
  try {
    const stored = localStorage.getItem(municipalityKey) ?? '';
    return ehakCode.test(stored) ? stored : undefined;
  } catch {
    // Storage is disabled and therefore empty.
    return undefined;
  }
}

/** @param code An EHAK code. */
export function chooseMunicipality(code: string): void {
  change(() => {
    localStorage.setItem(municipalityKey, code);
  });
}

export function forgetMunicipality(): void {
  change(() => {
    localStorage.removeItem(municipalityKey);
  });
}

/** @param follow Called when this page or another tab has chosen or forgotten a municipality. */
export function onMunicipality(follow: () => void): void {
  addEventListener('storage', ({ key }) => {
    // Null when somebody has deleted everything.
    if (key === municipalityKey || key === null) follow();
  });
}

function change(store: () => void): void {
  try {
    store();
  } catch {
    // Storage is disabled or full: the choice is lost with the page.
    return;
  }
  // Browsers tell the other tabs; this page learns of it in the same way.
  dispatchEvent(new StorageEvent('storage', { key: municipalityKey }));
}
