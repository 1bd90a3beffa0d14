/** Holds back forms that are sent while the code of their island loads. */

export type Release = (to: 'to-the-island' | 'to-the-server') => void;

/** Holds submissions of forms within an element until it is released. */
export function holdForms(root: HTMLElement): Release {
  let held: HTMLFormElement | undefined;
  const hold = (event: SubmitEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (event.target instanceof HTMLFormElement) held = event.target;
  };
  root.addEventListener('submit', hold, { capture: true });
  root.ariaBusy = 'true';
  return (to) => {
    root.removeEventListener('submit', hold, { capture: true });
    root.ariaBusy = null;
    if (to === 'to-the-island') held?.requestSubmit();
    else held?.submit();
  };
}
