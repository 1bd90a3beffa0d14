/** Entry script, loaded with every page; imports the search panel on first focus. The form is a plain one until then.
 * */
export function startHeaderSearch(form: HTMLFormElement): void {
  form.addEventListener('focusin', () => void wake(form), { once: true });
}

async function wake(form: HTMLFormElement): Promise<void> {
  try {
    const { openPanel } = await import('./panel.ts');
    openPanel(form);
  } catch {
    // A file that did not arrive: the form leads to the search page as before, and the next touch tries again.
    startHeaderSearch(form);
  }
}
