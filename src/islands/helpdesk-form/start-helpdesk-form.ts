/** Entry script, loaded with the page; imports the helpdesk's own form when its place comes into view. */
import { waitFor } from '../mount/wake.ts';

/** @param place Says that the form is loading, and holds the texts. The form stands hidden beside it. */
export async function startHelpdeskForm(place: HTMLElement, form: HTMLFormElement): Promise<void> {
  await waitFor(place, 'visible');
  try {
    const { showHelpdeskForm } = await import('./show-form.ts');
    await showHelpdeskForm(form, place.dataset.choose ?? '');
    place.remove();
  } catch {
    // Which of the steps failed changes nothing for the visitor.
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
