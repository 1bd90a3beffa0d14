/** Entry script, loaded with every page that may have analytics; imports nothing later. It asks for consent,
 * stores the choice, and loads the analytics script only after consent. */
import { trustedJson } from '#base/json.ts';
import { consentKey, consentVersion, contractParameter } from '#site/consent.ts';
import { trustedScript } from './trusted/trusted-script.ts';

interface Choice {
  readonly version: unknown;
  readonly isAccepted: unknown;
}

/** @param region The consent banner, hidden at first. `data-analytics` is the address of the script, absent
 * on pages where it must not run. */
export function startConsent(region: HTMLElement): void {
  const stored = readChoice();
  const { style } = document.documentElement;
  /** Receives the focus when the banner is closed. */
  let opener: HTMLElement | undefined;
  const show = (isShown: boolean) => {
    region.hidden = !isShown;
    // The banner covers the bottom of the window; the page gets the same space below its end.
    style.setProperty('--consent-height', isShown ? `${region.offsetHeight}px` : '0px');
  };
  const choose = (isAccepted: boolean) => {
    const wasCounting = countsVisits();
    saveChoice(isAccepted);
    show(false);
    opener?.focus();
    if (isAccepted) count(region.dataset.analytics);
    else if (wasCounting) {
      forgetCookies();
      // Only a reload removes a script that already runs.
      location.reload();
    }
  };
  region.querySelector('.accept')?.addEventListener('click', () => {
    choose(true);
  });
  region.querySelector('.refuse')?.addEventListener('click', () => {
    choose(false);
  });
  for (const link of document.querySelectorAll<HTMLElement>('a[href$="#your-choice"]')) {
    link.addEventListener('click', (event) => {
      event.preventDefault();
      opener = link;
      show(true);
      region.focus();
    });
  }
  if (!stored) show(true);
  else if (stored.isAccepted === true) count(region.dataset.analytics);
}

function readChoice(): Choice | undefined {
  try {
    const stored = trustedJson<unknown>(localStorage.getItem(consentKey) ?? 'null');
    return isChoice(stored) && stored.version === consentVersion ? stored : undefined;
  } catch {
    // Storage is disabled, or the entry is from another program: no choice was made.
    return undefined;
  }
}

function isChoice(value: unknown): value is Choice {
  return typeof value === 'object' && value !== null && 'version' in value && 'isAccepted' in value;
}

function saveChoice(isAccepted: boolean): void {
  try {
    const stored = { version: consentVersion, isAccepted, at: new Date().toISOString() };
    localStorage.setItem(consentKey, JSON.stringify(stored));
  } catch {
    // Without storage the choice is valid for this page only.
  }
}

const counter = 'counts-visits';

const countsVisits = (): boolean => document.getElementById(counter) !== null;

/** Removing the number from the address is not enough: every script can still read the original address of
 * the page (navigation timing). */
function count(source: string | undefined): void {
  if (!source || countsVisits() || new URLSearchParams(location.search).has(contractParameter)) return;
  const script = document.createElement('script');
  script.id = counter;
  script.src = trustedScript(source);
  document.head.append(script);
}

/** The language cookie is functional; any other one was set by analytics. */
function forgetCookies(): void {
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=');
    if (name !== 'locale') document.cookie = `${name}=; Max-Age=0; Path=/`;
  }
}
