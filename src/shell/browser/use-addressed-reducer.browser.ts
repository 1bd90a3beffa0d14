import { useState } from 'react';
import { type AddressCodec, readAddress, showInAddress } from './address-codec.ts';

/** A reducer whose state is stored in the page's address and initialised from it. The published page does not
 * know the address, so content that depends on the state is rendered only once `useIsLive` returns true. */
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
