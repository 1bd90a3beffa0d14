/** What is said of the municipality that was chosen on this device. Without React, as most visitors use nothing else of the page. */
import { trustedJson } from '#base/json.ts';
import type { HomeStream } from '#model/sorting.ts';
import { sheetAddress } from '#site/sheet-address.ts';
import { type DifferenceHome, type DifferencePlace, differencesAddress } from '#site/differences-file.ts';
import { parseProps } from '../mount/mount.ts';
import { element } from '../element/element.ts';
import { chooseMunicipality, forgetMunicipality, readMunicipality } from './chosen-municipality.ts';
import type { DifferencesProps } from './start-differences.ts';

/** Shows the choice, or hides it. */
export async function toggleChoice(root: HTMLElement): Promise<void> {
  const field = fieldIn(root);
  if (!field) return;
  const isShown = !field.line.hidden;
  if (!isShown) await showChosen(root);
  open(root, !isShown);
  if (!isShown) field.select.focus();
}

/** Says how it is in the chosen municipality, nothing if none is chosen. */
export async function showChosen(root: HTMLElement, code = readMunicipality() ?? ''): Promise<void> {
  const props = parseProps<DifferencesProps>(root);
  const places = await load(props);
  const field = fieldIn(root);
  if (!field) return;
  if (!places) {
    field.answer.replaceChildren(element('p', { textContent: props.texts.failed }));
    return;
  }
  fill(root, places);
  const place = places.find((known) => known.code === code);
  field.select.value = place?.code ?? '';
  field.answer.replaceChildren(...(place ? answersFor(place, props) : []));
  if (place) open(root, true);
}

function fieldIn(root: HTMLElement) {
  const select = root.querySelector('select');
  const line = select?.parentElement;
  const answer = root.querySelector('.own-differences');
  return select && line && answer ? { select, line, answer } : undefined;
}

function open(root: HTMLElement, isOpen: boolean): void {
  const field = fieldIn(root);
  if (field) field.line.hidden = !isOpen;
  root.querySelector('button')?.setAttribute('aria-expanded', String(isOpen));
}

const filled = new WeakSet<HTMLElement>();

function fill(root: HTMLElement, places: readonly DifferencePlace[]): void {
  const select = root.querySelector('select');
  if (!select || filled.has(root)) return;
  filled.add(root);
  select.append(...places.map(({ code, name }) => new Option(name, code)));
  select.addEventListener('change', () => {
    const { value } = select;
    if (value === '') forgetMunicipality();
    else chooseMunicipality(value);
    // Without storage too.
    void showChosen(root, value);
  });
}

let loading: Promise<readonly DifferencePlace[]> | undefined;

/** @returns undefined if they cannot be had; the next call asks again. */
async function load({ locale }: DifferencesProps): Promise<readonly DifferencePlace[] | undefined> {
  try {
    loading ??= ask(differencesAddress(locale));
    return await loading;
  } catch (cause) {
    console.warn(cause);
    loading = undefined;
    return undefined;
  }
}

async function ask(address: string): Promise<readonly DifferencePlace[]> {
  const response = await fetch(address);
  if (!response.ok) throw new TypeError(`${address} answers with status ${response.status}.`);
  return trustedJson<readonly DifferencePlace[]>(await response.text());
}

function answersFor(place: DifferencePlace, props: DifferencesProps): readonly HTMLElement[] {
  const { homes, rules, code } = place;
  const { stream, texts, locale } = props;
  const href = sheetAddress(locale, code);
  const sheet = element('p', {}, element('a', { href, textContent: texts.sheet }));
  const own = rules
    .filter(({ bin }) => bin === stream)
    .map(({ text, source }) =>
      element(
        'p',
        {},
        `${text} `,
        element('a', { href: source.url, textContent: source.title }),
        ' ',
        element('span', { className: 'note', textContent: source.date }),
      ),
    );
  if (homes.length === 0) return [...own, element('p', { textContent: texts.unknown }), sheet];
  const answers = homes.map((home) => homeAnswer(home, { props, isOnly: homes.length === 1 }));
  return [...own, ...answers, sheet];
}

interface HomeContext {
  readonly props: DifferencesProps;
  /** Of several, each is named. */
  readonly isOnly: boolean;
}

function homeAnswer(home: DifferenceHome, { props, isOnly }: HomeContext): HTMLElement {
  const { label, href } = home;
  return element(
    'p',
    {},
    isOnly ? '' : `${label}: `,
    stateText(home, props.stream, props.texts),
    ...(href === undefined ? [] : [' ', element('a', { href, textContent: props.texts.priceList })]),
  );
}

function stateText(
  { taken, carrier }: DifferenceHome,
  stream: HomeStream,
  texts: DifferencesProps['texts'],
): string {
  if (!taken) return `${texts.other} ${carrier}`;
  return taken.includes(stream) ? texts.taken : texts.notTaken;
}
