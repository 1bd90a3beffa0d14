import { atom } from 'nanostores';
import { noObject } from './map-object.ts';

/** Spec §3: the id of the selected object on the page's map, 0 by default. */
export const $selectedObject = atom<number>(noObject);
