import { createContext, useContext } from 'react';

/** Provided by hydrate.browser.ts; false in the published page. */
export const IsLive = createContext(false);

/** Whether React has hydrated: the first render equals the published page, later ones follow the state. */
export function useIsLive(): boolean {
  return useContext(IsLive);
}
