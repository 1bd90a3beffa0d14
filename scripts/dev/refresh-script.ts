/** React replaces a component while its state stays, if this runs before it is loaded. Astro brings it for components that
 * it hydrates itself; the islands of this site are mounted by scripts of their own (src/islands/mount). */
export const refreshScript = `
  import { injectIntoGlobalHook } from '/@react-refresh';
  injectIntoGlobalHook(window);
  window.$RefreshReg$ = () => {};
  window.$RefreshSig$ = () => (type) => type;
`;
