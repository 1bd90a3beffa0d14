/** A visitor to whom the page of the lookup was of use may need it where there is no connection. */
export const lookupAnswered = (): void => void keepPage();

async function keepPage(): Promise<void> {
  try {
    const { keepOffline } = await import('./keep-offline.browser.ts');
    await keepOffline();
  } catch {
    // The script did not load: the next answer tries again.
  }
}
