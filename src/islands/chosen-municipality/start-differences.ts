/** Entry script, loaded with the pages of objects and bins where municipalities differ: shows what is said of the one that was
 * chosen on this device, which the list below has too. */
import {
  chooseMunicipality,
  forgetMunicipality,
  onMunicipality,
  readMunicipality,
} from './chosen-municipality.ts';

export function startDifferences(root: HTMLElement): void {
  const select = root.querySelector('select');
  const own = root.querySelector('.own-differences');
  if (!select || !own) return;
  const rows = [...root.querySelectorAll<HTMLElement>('[data-municipality]')];
  select.append(...optionsOf(rows, document.documentElement.lang));
  const show = (code: string) => {
    select.value = code;
    // A municipality that is no more.
    if (select.selectedIndex < 0) select.value = '';
    own.replaceChildren(
      ...rows.filter((row) => code !== '' && row.dataset.municipality === code).map(answerOf),
    );
  };
  const follow = () => {
    show(readMunicipality() ?? '');
  };
  select.addEventListener('change', () => {
    const { value } = select;
    if (value === '') forgetMunicipality();
    else chooseMunicipality(value);
    // Without storage too.
    show(value);
  });
  onMunicipality(follow);
  follow();
}

/** By the alphabet, each municipality once. */
function optionsOf(rows: readonly HTMLElement[], locale: string): readonly HTMLOptionElement[] {
  const names = new Map(
    rows.map((row) => [
      row.dataset.municipality ?? '',
      row.dataset.name ?? row.firstElementChild?.textContent ?? '',
    ]),
  );
  return [...names]
    .sort(([, a], [, b]) => a.localeCompare(b, locale))
    .map(([code, name]) => new Option(name, code));
}

/** A row under the heading of its list. */
function answerOf(row: HTMLElement): HTMLParagraphElement {
  const answer = document.createElement('p');
  const heading = row.closest('.difference')?.querySelector('h3')?.textContent ?? '';
  answer.append(`${heading}: `, ...row.cloneNode(true).childNodes);
  return answer;
}
