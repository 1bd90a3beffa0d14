/** The stations near a visitor that take an object: how far, open now or when, and what it costs. Without React, as most visitors
 * use nothing else of the page. */
import type { Locale } from '#platform/languages/locale.ts';
import type { StationTie } from '#features/stations/station-tie.ts';
import { municipalityCentres } from '#shell/places/municipality-centres.ts';
import type { NowFormat } from '#shell/time/now-format.ts';
import type { StationFact, StationFacts } from '#features/stations/station-facts.ts';
import { readMunicipality } from '#shell/places/chosen-municipality.browser.ts';
import { offerMunicipalities, toggleField } from '#shell/places/municipality-field.browser.ts';
import { parseProps } from '#shell/browser/mount.browser.ts';
import { element } from '#shell/browser/element.browser.ts';
import { loadStationFacts } from '#features/stations/load-facts.ts';
import { unlessFailed } from '#shell/browser/load-once.ts';
import { openNow } from '#shell/time/open-now.browser.ts';
import { loadStyles } from '#shell/browser/load-styles.browser.ts';
import { distanceText } from '#shell/browser/distance-text.ts';
import { locate } from '#shell/browser/locate.browser.ts';
import stylesAddress from './near-stations.css?url';
import { type NearStation, nearStations, type Origin } from './near-stations.ts';
import type { NearTexts } from './near-texts.ts';

export interface ItemStationsProps {
  readonly locale: Locale;
  readonly tie: StationTie;
  readonly format: NowFormat;
  readonly texts: NearTexts;
}

/** What stations have, and the styles of what is shown of it.
 * @returns undefined if it cannot be loaded. */
async function loadFacts(locale: Locale): Promise<StationFacts | undefined> {
  const [facts] = await Promise.all([unlessFailed(loadStationFacts(locale)), loadStyles(stylesAddress)]);
  return facts;
}

let latestTurn = 0;

/** What the visitor asked for last wins: a place that is found late takes nothing away from a municipality chosen meanwhile. */
const takeTurn = (): number => (latestTurn += 1);

const isLatest = (turn: number): boolean => turn === latestTurn;

/** Asks where the visitor is and lists what is near. */
export async function showNearest(root: HTMLElement): Promise<void> {
  const props = parseProps<ItemStationsProps>(root);
  const { texts } = props;
  say(root, texts.asked);
  const turn = takeTurn();
  const [position, facts] = await Promise.all([locate(), unlessFailed(loadStationFacts(props.locale))]);
  if (!isLatest(turn)) return;
  if (!facts) say(root, texts.failed);
  else if (position.type !== 'known') say(root, texts[position.type]);
  else list(root, facts, { props, origin: position, note: texts.fromPlaceNote, away: texts.fromPlace });
}

/** Lists what is near the centre of the municipality that this device has chosen. */
export async function showMunicipality(root: HTMLElement): Promise<void> {
  const props = parseProps<ItemStationsProps>(root);
  const { texts } = props;
  const code = readMunicipality();
  if (code === undefined) {
    clear(root);
    return;
  }
  const turn = takeTurn();
  const facts = await loadFacts(props.locale);
  if (!isLatest(turn)) return;
  if (facts) offerMunicipalities(root, facts.municipalities);
  const place = municipalityCentres.get(code);
  const name = facts?.municipalities.find((municipality) => municipality.code === code)?.name;
  if (!facts) say(root, texts.failed);
  else if (!place || name === undefined) clear(root);
  else {
    const note = texts.fromCentreNote.replace('{place}', name);
    list(root, facts, { props, origin: { place, municipality: code }, note, away: texts.fromCentre });
  }
}

/** Shows the municipalities to choose from, or hides them. */
export const toggleMunicipalities = (root: HTMLElement): Promise<void> =>
  toggleField(root, async () => {
    const { locale, texts } = parseProps<ItemStationsProps>(root);
    const facts = await loadFacts(locale);
    if (facts) offerMunicipalities(root, facts.municipalities);
    else say(root, texts.failed);
    return facts !== undefined;
  });

function clear(root: HTMLElement): void {
  delete root.dataset.near;
  root.querySelector('.near-list')?.replaceChildren();
  say(root, '');
}

/** Adds to the list by county whether each station is open now. */
export async function showStates(root: HTMLElement): Promise<void> {
  const props = parseProps<ItemStationsProps>(root);
  const facts = await loadFacts(props.locale);
  // What failed is tried again when the list is opened next time.
  if (!facts || root.dataset.states === '') return;
  root.dataset.states = '';
  for (const entry of root.querySelectorAll<HTMLElement>('.station-prices [data-station]')) {
    const station = facts.stations.find(({ id }) => String(id) === entry.dataset.station);
    if (station) entry.append(createState(station, props));
  }
}

interface Listing {
  readonly props: ItemStationsProps;
  readonly origin: Origin;
  readonly note: string;
  /** With `{distance}`. */
  readonly away: string;
}

function list(root: HTMLElement, { stations }: StationFacts, listing: Listing): void {
  const { props, origin, note } = listing;
  const { taking, nearerWithout } = nearStations(stations, props.tie, origin);
  const without =
    nearerWithout &&
    props.texts.nearerWithout
      .replace('{station}', nearerWithout.station.label)
      .replace('{distance}', distanceText(nearerWithout.distanceKm, props.locale));
  root.querySelector('.near-list')?.replaceChildren(...taking.map((near) => createEntry(near, listing)));
  say(root, [note, without].filter((text) => text !== undefined).join(' '));
}

function createEntry(
  { station, distanceKm, mustAsk, price }: NearStation,
  { props, away }: Listing,
): HTMLElement {
  const { label, sign, href, note } = station;
  const hasRow = !mustAsk && (props.tie.wasteCodes ?? []).length > 0;
  const cost = price ?? (hasRow ? props.texts.priceUnknown : undefined);
  return element(
    'li',
    {},
    element('a', { href, textContent: label }),
    ...(sign === undefined ? [] : [element('span', { className: 'note', lang: 'et', textContent: sign })]),
    element('span', {
      className: 'near-distance',
      textContent: away.replace('{distance}', distanceText(distanceKm, props.locale)),
    }),
    createState(station, props),
    ...(mustAsk ? [element('span', { className: 'note', textContent: props.texts.askFirst })] : []),
    ...(cost === undefined ? [] : [element('span', { className: 'near-price', textContent: cost })]),
    ...(note === undefined ? [] : [element('span', { className: 'note', textContent: note })]),
  );
}

function createState({ opening }: StationFact, { format, texts }: ItemStationsProps): HTMLElement {
  const state = openNow({ opening, words: { format, texts: texts.now }, unknown: texts.hoursUnknown });
  state.className = 'near-state';
  return state;
}

function say(root: HTMLElement, text: string): void {
  const status = root.querySelector('.near-status');
  if (status) status.textContent = text;
}
