import { offlineWorkerAddress } from '#shell/addresses/own-paths.ts';
import { trustedScript } from '#shell/browser/trusted-script.ts';

/** Keeps the page of the lookup on this device, for times without a connection. Called for visitors to whom it was of use: who
 * only reads the site loads nothing for it. Where it fails, pages need a connection as before. */
export async function keepOffline(): Promise<void> {
  const isWanted = document.querySelector('[data-offline]') !== null;
  if (!isWanted || !('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register(trustedScript(offlineWorkerAddress), { updateViaCache: 'none' });
  } catch (cause) {
    console.warn('This page will need a connection.', cause);
  }
}
