/** Entry script, loaded with every page; imports the search panel on first focus. Until then the form is a
 * plain form. */
export function startHeaderSearch(form: HTMLFormElement): void {
  form.addEventListener('focusin', () => void wake(form), { once: true });
}

async function wake(form: HTMLFormElement): Promise<void> {
  try {
    const { openPanel } = await import('./panel.browser.ts');
    openPanel(form);
  } catch {
    // The file failed to load: the form opens the search page as before, and the next interaction retries.
    startHeaderSearch(form);
  }
}
