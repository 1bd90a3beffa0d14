/** The flags of the interface, for the header's script and any island that wants to know. */
import { atom } from 'nanostores';
import type { PointerType } from './pointer-type.ts';
import { headerReducer, type HeaderEvent, initialHeader, type Shown } from './shown-panel.ts';

export const $shown = atom<Shown>(initialHeader);
export const $pointerType = atom<PointerType>('unknown');

export function dispatchHeader(event: HeaderEvent): void {
  $shown.set(headerReducer($shown.get(), event));
}
