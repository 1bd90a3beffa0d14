/** How it is in one municipality: who collects and for what price, what is collected from home, and rules of its own. */
import { fillText } from '#base/text.ts';
import { trustedJson } from '#base/json.ts';
import type { HomeStream } from '#model/sorting.ts';
import { type DifferenceHome, type DifferencePlace, differencesAddress } from '#site/differences-file.ts';
import { sheetAddress } from '#site/sheet-address.ts';
import { parseProps } from '../mount/mount.ts';
import { element } from '../element/element.ts';
import type { EmbeddedPlaceProps } from './start-embedded-place.ts';

/** Shows nothing of a municipality that does not exist.
 * @param code EHAK code. */
export async function showPlace(root: HTMLElement, code: string): Promise<void> {
  const props = parseProps<EmbeddedPlaceProps>(root);
  const address = differencesAddress(props.locale);
  const response = await fetch(address);
  if (!response.ok) throw new TypeError(`${address} answers with status ${response.status}.`);
  const places = trustedJson<readonly DifferencePlace[]>(await response.text());
  const place = places.find((known) => known.code === code);
  if (!place) return;
  root.replaceChildren(element('h2', { textContent: place.name }), ...linesOf(place, props));
  root.hidden = false;
}

function linesOf({ homes, rules, code }: DifferencePlace, props: EmbeddedPlaceProps): readonly HTMLElement[] {
  const { isAboutSorting, locale, texts } = props;
  const ofHomes = homes.flatMap((home) =>
    homeLines(home, homes.length === 1 ? '' : `${home.label}: `, props),
  );
  const lines = homes.length === 0 ? [element('p', { textContent: texts.unknown })] : ofHomes;
  if (!isAboutSorting) return lines;
  const own = rules.map(({ text, source }) =>
    element('p', {}, `${text} `, element('a', { href: source.url, textContent: source.title })),
  );
  const sheet = element('a', { href: sheetAddress(locale, code), textContent: texts.sheet });
  return [...lines, ...own, element('p', {}, sheet)];
}

function homeLines(
  { taken, carrier, href }: DifferenceHome,
  before: string,
  { isAboutSorting, names, texts }: EmbeddedPlaceProps,
): readonly HTMLElement[] {
  const prices = href === undefined ? [] : [' ', element('a', { href, textContent: texts.priceList })];
  if (!taken) return [element('p', {}, `${before}${texts.other} ${carrier}.`)];
  if (!isAboutSorting) return [element('p', {}, before, fillText(texts.carrier, { carrier }), ...prices)];
  const sentence = (text: string, isMeant: (stream: HomeStream) => boolean) => {
    const bins = names.filter(([stream]) => isMeant(stream)).map(([, name]) => name);
    return bins.length === 0 ? [] : [element('p', {}, before, fillText(text, { bins: bins.join(', ') }))];
  };
  return [
    ...sentence(texts.collected, (stream) => taken.includes(stream)),
    ...sentence(texts.notCollected, (stream) => !taken.includes(stream)),
    ...(href === undefined ? [] : [element('p', {}, ...prices.slice(1))]),
  ];
}
