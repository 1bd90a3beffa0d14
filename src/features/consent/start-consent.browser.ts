/** Entry script, loaded with every page that may have analytics; imports nothing later. It asks for consent,
 * stores the choice, and loads the analytics script only after consent. */
import { consentVersion } from './consent.ts';
import { contractParameter } from '#shell/company/contract-address.ts';
import { rememberedKey } from '#shell/browser/device-keys.ts';
import { isJustWithdrawn, readChoice, saveChoice } from './choice.browser.ts';
import { cookieNames, forgetCounting } from './counted-storage.browser.ts';
import { trustedScript } from '#shell/browser/trusted-script.ts';

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
  const source = region.dataset.analytics;
  const choose = rememberChoices(source);
  const close = (isAccepted: boolean) => {
    show(false);
    opener?.focus();
    choose(isAccepted);
  };
  region.querySelector('.accept')?.addEventListener('click', () => {
    close(true);
  });
  region.querySelector('.refuse')?.addEventListener('click', () => {
    close(false);
  });
  for (const link of document.querySelectorAll<HTMLElement>('a[href$="#your-choice"]')) {
    link.addEventListener('click', (event) => {
      event.preventDefault();
      opener = link;
      show(true);
      region.focus();
    });
  }
  if (stored?.version !== consentVersion) show(true);
  else if (stored.isAccepted) count(source);
  else if (isJustWithdrawn(stored)) forgetCounting(stored.others ?? []);
}

/** @param source Address of the script.
 * @returns Acts on a choice. */
function rememberChoices(source: string | undefined): (isAccepted: boolean) => void {
  const stored = readChoice();
  let wasAccepted = stored?.isAccepted === true;
  const others = wasAccepted ? (stored?.others ?? []) : cookieNames(document.cookie);
  const follow = () => {
    // Withdrawn in another tab, or a contract was remembered there.
    if (readChoice()?.isAccepted === false || remembersContracts()) stopCounting();
  };
  addEventListener('storage', follow);
  // A page that the browser brings back has heard nothing meanwhile.
  addEventListener('pageshow', follow);
  return (isAccepted) => {
    const isWithdrawn = wasAccepted && !isAccepted;
    wasAccepted = isAccepted;
    saveChoice({ isAccepted, ...((isAccepted || isWithdrawn) && { others }) });
    if (isAccepted) count(source);
    if (!isWithdrawn) return;
    forgetCounting(others);
    stopCounting();
  };
}

const counter = 'counts-visits';

const countsVisits = (): boolean => document.getElementById(counter) !== null;

/** Removing the number from the address is not enough: every script can still read the original address of
 * the page (navigation timing). It can read local storage as well. */
function count(source: string | undefined): void {
  if (!source || countsVisits() || remembersContracts()) return;
  if (new URLSearchParams(location.search).has(contractParameter)) return;
  const script = document.createElement('script');
  script.id = counter;
  script.src = trustedScript(source);
  document.head.append(script);
}

function remembersContracts(): boolean {
  try {
    return localStorage.getItem(rememberedKey) !== null;
  } catch {
    // Storage is disabled and therefore empty.
    return false;
  }
}

/** Only a reload removes a script that already runs. */
function stopCounting(): void {
  if (countsVisits()) location.reload();
}
