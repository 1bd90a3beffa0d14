import { type ContractNumber, formatContractNumber } from '#shell/company/contract-number.ts';
import { handOver, type KeptLookup } from '#shell/browser/handover.browser.ts';
import { element } from '#shell/browser/element.browser.ts';

interface Contract {
  readonly number: ContractNumber;
  /** Address of the form. */
  readonly action: string;
}

/** Leads to all days of a contract; its address does not have the number. */
export function contractLink({ number, action }: Contract, text: string): HTMLAnchorElement {
  const link = element('a', { href: action }, text);
  link.addEventListener('click', () => {
    const lookup: KeptLookup = { typed: formatContractNumber(number) };
    handOver('lookup', JSON.stringify(lookup));
  });
  return link;
}
