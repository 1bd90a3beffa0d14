/** What an address puts into a form: links to the contact form know what they are about. */
import { contractParameter } from '#site/consent.ts';

/** Fields that an address may fill in. Nothing that is personal or sent unseen is among them, the contract number
 * excepted, which bills link with; it is taken out of the address at once. */
const fillable = ['topic', contractParameter, 'area', 'containerType', 'subject'] as const;

/** @param query Of the address.
 * @returns Texts by field; those that the address does not have are absent. */
export function readPrefill(query: string): Readonly<Record<string, string>> {
  const parameters = new URLSearchParams(query);
  return Object.fromEntries(
    fillable.flatMap((name) => {
      const value = parameters.get(name)?.trim() ?? '';
      return value === '' ? [] : [[name, value] as const];
    }),
  );
}

/** What the address has filled in, without leaving a contract number in it. */
export function takePrefill(): Readonly<Record<string, string>> {
  const address = new URL(location.href);
  const filled = readPrefill(address.search);
  address.searchParams.delete(contractParameter);
  if (address.href !== location.href) history.replaceState(history.state, '', address);
  return filled;
}
