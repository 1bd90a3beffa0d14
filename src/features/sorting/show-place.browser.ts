/** How it is in one municipality: who collects and for what price, what is collected from home, and rules of its own. */
import { fillText } from '#platform/base/text.ts';
import type { Locale } from '#platform/languages/locale.ts';
import type { HomeStream } from './sorting.ts';
import type { DifferenceHome, DifferencePlace } from './differences-file.ts';
import {
  homeLine,
  homeLines,
  paragraph,
  type PlaceTexts,
  priceLink,
  ruleLine,
  sheetLine,
} from './place-lines.browser.ts';
import { parseProps } from '#shell/browser/mount.browser.ts';
import { element } from '#shell/browser/element.browser.ts';
import { loadDifferences } from './load-differences.ts';

export interface EmbeddedPlaceProps {
  readonly locale: Locale;
  /** What goes where, or the carrier only. */
  readonly isAboutSorting: boolean;
  /** Names of what may be collected from home. */
  readonly names: readonly (readonly [HomeStream, string])[];
  readonly texts: PlaceTexts & {
    /** With `{bins}`. */
    readonly collected: string;
    /** With `{bins}`. */
    readonly notCollected: string;
    /** With `{carrier}`. */
    readonly carrier: string;
  };
}

/** Shows nothing of a municipality that does not exist.
 * @param code EHAK code. */
export async function showPlace(root: HTMLElement, code: string): Promise<void> {
  const props = parseProps<EmbeddedPlaceProps>(root);
  const places = await loadDifferences(props.locale);
  const place = places.find((known) => known.code === code);
  if (!place) return;
  root.replaceChildren(element('h2', { textContent: place.name }), ...createLines(place, props));
  root.hidden = false;
}

function createLines(place: DifferencePlace, props: EmbeddedPlaceProps): readonly HTMLElement[] {
  const { isAboutSorting, locale, texts } = props;
  const homes = homeLines(place, texts, (home, before) => linesOfHome(home, before, props));
  if (!isAboutSorting) return homes;
  return [...homes, ...place.rules.map(ruleLine), sheetLine(place, locale, texts)];
}

function linesOfHome(
  home: DifferenceHome,
  before: string,
  { isAboutSorting, names, texts }: EmbeddedPlaceProps,
): readonly HTMLElement[] {
  const { taken, carrier, href } = home;
  if (!taken) return [paragraph(`${before}${texts.other} ${carrier}.`)];
  if (!isAboutSorting) return [homeLine(`${before}${fillText(texts.carrier, { carrier })}`, home, texts)];
  const sentence = (text: string, isMeant: (stream: HomeStream) => boolean) => {
    const bins = names.filter(([stream]) => isMeant(stream)).map(([, name]) => name);
    return bins.length === 0 ? [] : [paragraph(`${before}${fillText(text, { bins: bins.join(', ') })}`)];
  };
  return [
    ...sentence(texts.collected, (stream) => taken.includes(stream)),
    ...sentence(texts.notCollected, (stream) => !taken.includes(stream)),
    ...(href === undefined ? [] : [paragraph(priceLink(href, texts))]),
  ];
}
