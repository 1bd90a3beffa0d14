import { useState } from 'react';
import { type AddressCodec, readAddress, showInAddress } from './address-codec.ts';

/** A reducer whose state stands in the address of the page, and begins as it says. A page as it is published knows no
 * address, so what depends on the state is drawn only once `useIsLive` says so. */
export function useAddressedReducer<State extends object, Event>(
  reducer: (state: State, event: Event) => State,
  codec: AddressCodec<State>,
): readonly [State, (event: Event) => void] {
  const [state, setState] = useState(() => readAddress(new URL(location.href), codec));
  const dispatch = (event: Event) => {
    const next = reducer(state, event);
    setState(next);
    showInAddress(codec, next);
  };
  return [state, dispatch];
}
