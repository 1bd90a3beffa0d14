import { formatContractNumber } from '#shell/company/contract-number.ts';
import { languages } from '#platform/languages/locale.ts';
import type { RememberedTexts } from './remembered-messages.ts';
import { contractLink } from './contract-link.browser.ts';
import { element } from '#shell/browser/element.browser.ts';
import type { RememberedContract } from './remembered-contracts.ts';
import type { LookupProps } from '#features/discharges/lookup-props.ts';
import { forget, forgetAll } from './remembered-store.browser.ts';

/** The contracts by name, each with a link to all its days and a button that forgets it. */
export function drawContracts({ action, locale }: LookupProps, texts: RememberedTexts) {
  const summary = element('summary', {});
  const list = element('ul', {});
  const outcome = element('p', { role: 'status', tabIndex: -1 });
  const all = element('button', { className: 'button quiet', type: 'button' }, texts.forgetAll);
  const cookies = element('a', { href: `${languages[locale].prefix}/cookies#stored` }, texts.cookies);
  const note = element('p', { className: 'remembered-where' }, `${texts.onlyHere} `, cookies);
  const details = element('details', { className: 'remembered-contracts' }, summary, list, all, note);
  let drawn = '';

  // Some browsers do not focus a pressed button; the focus tells that the visitor is here (show-remembered.browser.ts).
  all.addEventListener('click', () => {
    outcome.focus();
    forgetAll();
    outcome.textContent = texts.forgottenAll;
  });
  const forgetOne = (button: HTMLElement, { number, name }: RememberedContract) => {
    button.focus();
    forget(number);
    const isLast = list.childElementCount === 0;
    outcome.textContent = isLast ? texts.forgottenAll : texts.forgotten.replace('{name}', () => name);
  };

  const drawContract = (contract: RememberedContract): HTMLLIElement => {
    const { number, name } = contract;
    const link = contractLink({ number, action }, name);
    link.translate = false;
    const button = element(
      'button',
      { className: 'button quiet', type: 'button', ariaLabel: `${texts.forget}: ${name}` },
      texts.forget,
    );
    button.addEventListener('click', () => forgetOne(button, contract));
    return element('li', {}, link, element('span', {}, formatContractNumber(number)), button);
  };

  const show = (contracts: readonly RememberedContract[]): void => {
    const shown = JSON.stringify(contracts.map(({ number, name }) => [number, name]));
    if (shown === drawn) return;
    drawn = shown;
    outcome.textContent = '';
    const place = [...list.children].findIndex((row) => row.contains(document.activeElement));
    summary.textContent = `${texts.contracts} (${String(contracts.length)})`;
    list.replaceChildren(...contracts.map(drawContract));
    details.hidden = contracts.length === 0;
    if (place < 0) return;
    const buttons = [...list.querySelectorAll('button')];
    (buttons[place] ?? buttons.at(-1) ?? outcome).focus();
  };

  return { root: element('div', {}, details, outcome), show };
}
