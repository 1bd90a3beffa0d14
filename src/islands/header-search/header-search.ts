/** The search in the header, as far as every page has it: a plain form, until it is touched. */
export function runHeaderSearch(form: HTMLFormElement): void {
  form.addEventListener('focusin', () => void wake(form), { once: true });
}

async function wake(form: HTMLFormElement): Promise<void> {
  try {
    const { openPanel } = await import('./panel.ts');
    openPanel(form);
  } catch {
    // A file that did not arrive: the form leads to the search page as before, and the next touch tries again.
    runHeaderSearch(form);
  }
}
