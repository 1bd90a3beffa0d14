/** The selected region and what is shown for it. */
import { noObject } from '#shell/map/map-object.ts';

/** A selectable region of the page. */
export interface Choice {
  readonly id: number;
  /** Address of its office on the page: `#office-tartu`. */
  readonly hash: string;
  /** Empty for all regions. */
  readonly region: string;
}

/** @param hash Fragment of the page's address.
 * @returns The empty id if the address names no region. */
export function chosenBy(hash: string, choices: readonly Choice[]): number {
  return choices.find((choice) => choice.hash === hash && choice.region !== '')?.id ?? noObject;
}

/** Selecting the current region again selects all regions. */
export function afterPress(pressed: number, chosen: number): number {
  return pressed === chosen ? noObject : pressed;
}

/** @param region Region of the contact. */
export function isShown(region: string, chosen: number, choices: readonly Choice[]): boolean {
  const choice = choices.find(({ id }) => id === chosen);
  return choice === undefined || choice.region === '' || choice.region === region;
}
