/** Entry script, loaded with the page; imports the helpdesk's own form when its place becomes visible. */
import { markStarted, waitFor } from '#shell/browser/mount.browser.ts';

/** @param place Shows the loading state and holds the texts. The hidden form is beside it. */
export async function startHelpdeskForm(place: HTMLElement, form: HTMLFormElement): Promise<void> {
  markStarted(place);
  await waitFor(place, 'visible');
  try {
    const { showHelpdeskForm } = await import('./show-form.browser.ts');
    await showHelpdeskForm(form, place.dataset.choose ?? '');
    place.remove();
  } catch {
    // The visitor's message is the same for each failed step.
    showFailure(place, form);
  }
}

/** Spec §8. */
function showFailure(place: HTMLElement, form: HTMLFormElement): void {
  const { failed = '', retry = '' } = place.dataset;
  const message = Object.assign(document.createElement('p'), { textContent: failed });
  const button = Object.assign(document.createElement('button'), {
    className: 'button quiet',
    type: 'button',
  });
  button.textContent = retry;
  button.addEventListener('click', () => {
    place.replaceChildren();
    void startHelpdeskForm(place, form);
  });
  place.replaceChildren(message, button);
}
