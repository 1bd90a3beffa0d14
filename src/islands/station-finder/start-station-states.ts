/** Entry script, loaded with the list of stations; imports the rest when the browser has nothing else to do. Says whether each
 * station is open: many visitors only read the list and never wake the finder. */

export function startStationStates(root: HTMLElement): void {
  const look = () => {
    void import('./show-states.ts').then(({ showStates }) => showStates(root), ignore);
  };
  // Safari has no idle callbacks yet.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(look);
  else addEventListener('load', () => setTimeout(look), { once: true });
}

/** The file failed to load: the list says nothing of it, and the pages of the stations do. */
const ignore = (): void => undefined;
