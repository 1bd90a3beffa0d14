/** Which region is chosen, and what is shown for it. */
import { noObject } from '#model/map-object.ts';

/** A region that can be chosen, as the page has it. */
export interface Choice {
  readonly id: number;
  /** Address of its office on the page: `#office-tartu`. */
  readonly hash: string;
  /** Empty for all regions. */
  readonly region: string;
}

/** @param hash Of the page's address.
 * @returns The id of nothing when the address names no region. */
export function chosenBy(hash: string, choices: readonly Choice[]): number {
  return choices.find((choice) => choice.hash === hash && choice.region !== '')?.id ?? noObject;
}

/** Pressing what is chosen chooses everything again. */
export function afterPress(pressed: number, chosen: number): number {
  return pressed === chosen ? noObject : pressed;
}

/** @param region Of the contact. */
export function isShown(region: string, chosen: number, choices: readonly Choice[]): boolean {
  const choice = choices.find(({ id }) => id === chosen);
  return choice === undefined || choice.region === '' || choice.region === region;
}
