import { type RefObject, useEffect, useEffectEvent } from 'react';

/** How an element is left. */
type Leaving = 'by-escape' | 'for-elsewhere';

/** Tells when an element is left: something outside of it is pressed or focused, or Escape is pressed within.
 * @param isOn Whether anybody wants to know. */
export function useOutside(
  frame: RefObject<HTMLElement | null>,
  isOn: boolean,
  dispatch: (leaving: Leaving) => void,
): void {
  const leave = useEffectEvent(dispatch);
  useEffect(() => {
    if (!isOn) return undefined;
    const end = new AbortController();
    const isWithin = ({ target }: Event) =>
      target instanceof Node && frame.current?.contains(target) === true;
    const look = (event: Event) => {
      if (!isWithin(event)) leave('for-elsewhere');
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && isWithin(event)) leave('by-escape');
    };
    document.addEventListener('pointerdown', look, { signal: end.signal });
    document.addEventListener('focusin', look, { signal: end.signal });
    document.addEventListener('keydown', escape, { signal: end.signal });
    return () => end.abort();
  }, [frame, isOn]);
}
