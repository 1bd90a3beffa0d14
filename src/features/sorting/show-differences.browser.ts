/** What is said of the municipality that was chosen on this device. Without React, as most visitors use nothing else of the page. */
import { fillText } from '#platform/base/text.ts';
import type { Locale } from '#platform/languages/locale.ts';
import type { HomeStream } from './sorting.ts';
import type { DifferenceHome, DifferencePlace } from './differences-file.ts';
import { parseProps } from '#shell/browser/mount.browser.ts';
import { element } from '#shell/browser/element.browser.ts';
import { loadDifferences } from './load-differences.ts';
import { unlessFailed } from '#shell/browser/load-once.ts';
import { readMunicipality } from '#shell/places/chosen-municipality.browser.ts';
import { offerMunicipalities, toggleField } from '#shell/places/municipality-field.browser.ts';
import {
  homeLine,
  homeLines,
  paragraph,
  type PlaceTexts,
  ruleLine,
  sheetLine,
} from './place-lines.browser.ts';

interface OfStream {
  readonly stream: HomeStream;
  readonly texts: PlaceTexts & { readonly taken: string; readonly notTaken: string };
}

interface OfPlace {
  readonly stream?: never;
  readonly stations: { readonly text: string; readonly href: string };
  /** The carrier with `{carrier}`. */
  readonly texts: PlaceTexts & { readonly carrier: string };
}

/** Of one kind of waste, or of the whole municipality. */
export type DifferencesProps = (OfStream | OfPlace) & {
  readonly locale: Locale;
  readonly texts: { readonly failed: string };
};

/** Shows the municipalities to choose from, or hides them. */
export const toggleChoice = (root: HTMLElement): Promise<void> => toggleField(root, () => showChosen(root));

/** Says how it is in the chosen municipality, nothing if none is chosen.
 * @returns Whether there are municipalities to choose from. */
export async function showChosen(root: HTMLElement): Promise<boolean> {
  const props = parseProps<DifferencesProps>(root);
  const places = await unlessFailed(loadDifferences(props.locale));
  const answer = root.querySelector('.own-differences');
  if (!places) {
    answer?.replaceChildren(paragraph(props.texts.failed));
    return false;
  }
  offerMunicipalities(root, places);
  const place = places.find(({ code }) => code === readMunicipality());
  answer?.replaceChildren(...(place ? buildLines(place, props) : []));
  return true;
}

function buildLines(place: DifferencePlace, props: DifferencesProps): readonly HTMLElement[] {
  const { texts, locale } = props;
  const homes = homeLines(place, texts, (home, before) => [
    homeLine(`${before}${stateText(home, props)}`, home, texts),
  ]);
  const more = 'stations' in props ? [stationsLine(props.stations)] : [];
  return [...listRules(place, props.stream), ...homes, ...more, sheetLine(place, locale, texts)];
}

const stationsLine = ({ text, href }: OfPlace['stations']): HTMLElement =>
  paragraph(element('a', { href, textContent: text }));

function listRules({ rules }: DifferencePlace, stream: HomeStream | undefined): readonly HTMLElement[] {
  return rules
    .filter(({ bin }) => bin === stream)
    .map((rule) => {
      const line = ruleLine(rule);
      line.append(' ', element('span', { className: 'note', textContent: rule.source.date }));
      return line;
    });
}

function stateText({ taken, carrier }: DifferenceHome, props: DifferencesProps): string {
  if (!taken) return `${props.texts.other} ${carrier}`;
  if ('stations' in props) return fillText(props.texts.carrier, { carrier });
  return taken.includes(props.stream) ? props.texts.taken : props.texts.notTaken;
}
