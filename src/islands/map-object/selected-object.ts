import { atom } from 'nanostores';
import { noObject } from '#model/map-object.ts';

/** Spec §3: the id of the object that is chosen on the map of the page, 0 by default. */
export const $selectedObject = atom<number>(noObject);
