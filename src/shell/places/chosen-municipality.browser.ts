/** The municipality that a visitor has chosen on this device, by its EHAK code, in local storage: no request carries it. Every
 * part of a page and every tab reads and changes it here. */
import { municipalityKey } from '#shell/browser/device-keys.ts';

/** What is stored may come from another version of the site or from somebody's hand. */
const ehakCode = /^\d{4}$/u;

/** What cannot be stored lasts as long as the page. */
let unstored: string | undefined;

/** @returns An EHAK code, which may be none of today's municipalities; undefined where none is chosen. */
export function readMunicipality(): string | undefined {
  const code = unstored ?? readStored();
  return ehakCode.test(code) ? code : undefined;
}

function readStored(): string {
  try {
    return localStorage.getItem(municipalityKey) ?? '';
  } catch {
    // Storage is disabled and therefore empty.
    return '';
  }
}

/** @param code An EHAK code; empty to forget which was chosen. */
export function chooseMunicipality(code: string): void {
  try {
    if (code === '') localStorage.removeItem(municipalityKey);
    else localStorage.setItem(municipalityKey, code);
    unstored = undefined;
  } catch {
    // Storage is disabled or full.
    unstored = code;
  }
  // Browsers tell the other tabs; this page learns of it in the same way.
  dispatchEvent(new StorageEvent('storage', { key: municipalityKey }));
}

/** @param follow Called when this page or another tab has chosen or forgotten a municipality. */
export function onMunicipality(follow: () => void): void {
  addEventListener('storage', ({ key }) => {
    // Null when somebody has deleted everything.
    if (key === municipalityKey || key === null) follow();
  });
}
