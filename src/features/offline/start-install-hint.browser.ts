/** Entry script, loaded with the page of the lookup; imports what keeps the page on the device once it is installed. Shows the
 * hint that it can be installed where the browser offers that. */
/** Chromium only; TypeScript does not know it. */
interface InstallPromptEvent extends Event {
  readonly prompt: () => Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

/** @param hint Hidden, with a button. */
export function startInstallHint(hint: HTMLElement): void {
  let offer: InstallPromptEvent | undefined;
  addEventListener('beforeinstallprompt', (event) => {
    // The browser would show a hint of its own.
    event.preventDefault();
    offer = event as InstallPromptEvent;
    hint.hidden = false;
  });
  addEventListener('appinstalled', () => {
    hint.hidden = true;
  });
  hint.querySelector('button')?.addEventListener('click', () => {
    if (offer) void install(offer, hint);
  });
}

/** An offer can be used once. */
async function install(offer: InstallPromptEvent, hint: HTMLElement): Promise<void> {
  const { outcome } = await offer.prompt();
  hint.hidden = true;
  if (outcome !== 'accepted') return;
  const { keepOffline } = await import('./keep-offline.browser.ts');
  await keepOffline();
}
