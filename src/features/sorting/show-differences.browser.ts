/** What is said of the municipality that was chosen on this device. Without React, as most visitors use nothing else of the page. */
import type { Locale } from '#platform/languages/locale.ts';
import type { HomeStream } from './sorting.ts';
import type { DifferenceHome, DifferencePlace } from './differences-file.ts';
import { parseProps } from '#shell/browser/mount.browser.ts';
import { element } from '#shell/browser/element.browser.ts';
import { loadDifferences } from './load-differences.ts';
import { unlessFailed } from '#shell/browser/load-once.ts';
import { readMunicipality } from '#features/municipalities/chosen-municipality.browser.ts';
import { offerMunicipalities, toggleField } from '#features/municipalities/municipality-field.browser.ts';
import {
  homeLine,
  homeLines,
  paragraph,
  type PlaceTexts,
  ruleLine,
  sheetLine,
} from './place-lines.browser.ts';

export interface DifferencesProps {
  readonly locale: Locale;
  readonly stream: HomeStream;
  readonly texts: PlaceTexts & {
    readonly taken: string;
    readonly notTaken: string;
    readonly failed: string;
  };
}

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

function buildLines(
  place: DifferencePlace,
  { stream, texts, locale }: DifferencesProps,
): readonly HTMLElement[] {
  const rules = place.rules
    .filter(({ bin }) => bin === stream)
    .map((rule) => {
      const line = ruleLine(rule);
      line.append(' ', element('span', { className: 'note', textContent: rule.source.date }));
      return line;
    });
  const homes = homeLines(place, texts, (home, before) => [
    homeLine(`${before}${stateText(home, stream, texts)}`, home, texts),
  ]);
  return [...rules, ...homes, sheetLine(place, locale, texts)];
}

function stateText(
  { taken, carrier }: DifferenceHome,
  stream: HomeStream,
  texts: DifferencesProps['texts'],
): string {
  if (!taken) return `${texts.other} ${carrier}`;
  return taken.includes(stream) ? texts.taken : texts.notTaken;
}
