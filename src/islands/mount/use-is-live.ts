import { useSyncExternalStore } from 'react';

/** Whether React has hydrated: the first render equals the published page, later ones follow the state. */
export function useIsLive(): boolean {
  return useSyncExternalStore(follow, yes, no);
}

const follow = () => () => undefined;
const yes = () => true;
const no = () => false;
