import { memo, type Ref } from 'react';
import type { Locale } from '#platform/languages/locale.ts';
import type { TallinnMoment } from '#platform/time/tallinn-time.ts';
import { distanceText } from '#shell/browser/distance-text.ts';
import type { StationFact } from './station-facts.ts';
import { type Brought, broughtPrice, isUnsure } from './brought.ts';
import type { FoundStation, TakenPart } from './finder-state.ts';
import type { ListTexts } from './finder-texts.ts';
import { stateText } from './opening-text.ts';
import type { FinderCounty } from './station.ts';

interface Props {
  readonly locale: Locale;
  readonly counties: readonly FinderCounty[];
  readonly texts: ListTexts;
  readonly found: readonly FoundStation[];
  /** Absent in the published page, which does not know the time. */
  readonly moment?: TallinnMoment | undefined;
  /** What the visitor brings. */
  readonly load: readonly Brought[];
  /** How much of it any station takes. */
  readonly taken: TakenPart;
  /** Prices; absent until they are loaded. */
  readonly facts?: readonly StationFact[] | undefined;
  /** Id of the selected station. */
  readonly chosen: number;
  /** Absent in the published page. */
  readonly choose?: ((id: number) => void) | undefined;
  readonly frame?: Ref<HTMLDivElement>;
}

/** The stations as a list: those that take all of a load before those that take some of it; otherwise by county, or nearest first
 * once the visitor's position is known. */
export function FoundList({ counties, found, frame, taken, ...rest }: Props) {
  return (
    <div className="finder-list" ref={frame}>
      {groupStations(found, { counties, taken, load: rest.load, texts: rest.texts }).map(
        ({ id, name, entries }) =>
          name === undefined ? (
            <Entries key={id} found={entries} {...rest} />
          ) : (
            <section key={id} id={id} aria-labelledby={`${id}-name`}>
              <h3 id={`${id}-name`} suppressHydrationWarning>
                {name}
              </h3>
              <Entries found={entries} {...rest} />
            </section>
          ),
      )}
    </div>
  );
}

interface Group {
  readonly id: string;
  readonly name?: string;
  readonly entries: readonly FoundStation[];
}

function groupStations(
  found: readonly FoundStation[],
  { counties, load, taken, texts }: Pick<Props, 'counties' | 'load' | 'taken' | 'texts'>,
): readonly Group[] {
  if (load.length > 1 && taken !== 'nothing')
    return [
      {
        id: 'takes-all',
        name: taken === 'all' ? texts.takesAll : texts.takesRest,
        entries: found.filter(({ missing }) => missing.length === 0),
      },
      { id: 'takes-some', name: texts.takesSome, entries: found.filter(({ missing }) => missing.length > 0) },
    ].filter(({ entries }) => entries.length > 0);
  if (found[0]?.distanceKm !== undefined) return [{ id: 'nearest', entries: found }];
  return counties
    .map(({ slug, name }) => ({ id: `county-${slug}`, name, entries: found.filter(isIn(slug)) }))
    .filter(({ entries }) => entries.length > 0);
}

const isIn =
  (slug: string) =>
  ({ station }: FoundStation): boolean =>
    station.county === slug;

type EntriesProps = Omit<Props, 'counties' | 'frame' | 'taken'>;

function Entries({ found, chosen, ...rest }: EntriesProps) {
  return (
    <ul>
      {found.map(({ station, missing, distanceKm }) => (
        <Entry
          key={station.id}
          station={station}
          missing={missing}
          distanceKm={distanceKm}
          isChosen={station.id === chosen}
          {...rest}
        />
      ))}
    </ul>
  );
}

interface EntryProps extends Omit<EntriesProps, 'found' | 'chosen'> {
  readonly station: FoundStation['station'];
  readonly missing: FoundStation['missing'];
  readonly distanceKm: FoundStation['distanceKm'] | undefined;
  readonly isChosen: boolean;
}

/** Memoised: a choice changes two of them. */
const Entry = memo(function Entry({
  station,
  missing,
  load,
  facts,
  distanceKm,
  isChosen,
  moment,
  locale,
  texts,
  choose,
}: EntryProps) {
  const { id, label, sign, address, href, opening } = station;
  const isKnown = opening.hours.length > 0;
  return (
    <li id={`station-${id}`} className="station" aria-current={isChosen || undefined}>
      <a href={href}>{label}</a>
      <span className="note" lang="et">
        {sign === undefined ? address : `${sign}, ${address}`}
      </span>
      {distanceKm === undefined ? null : (
        <span className="station-distance">
          {texts.away.replace('{distance}', distanceText(distanceKm, locale))}
        </span>
      )}
      {/* Its space is reserved; show-states.browser.ts fills it before React does. */}
      <span className={isKnown ? 'station-state' : 'note'} data-of={id} suppressHydrationWarning>
        {isKnown ? stateText(opening, moment, texts) : texts.unknown}
      </span>
      {load.length === 0 ? null : (
        <LoadAt load={load} missing={missing} fact={facts?.find((fact) => fact.id === id)} texts={texts} />
      )}
      <button
        type="button"
        className="show-on-map live-only"
        data-station={id}
        aria-label={`${texts.showOnMap}: ${label}`}
        onClick={choose && (() => choose(id))}
        suppressHydrationWarning
      >
        {texts.showOnMap}
      </button>
    </li>
  );
});

interface LoadAtProps extends Pick<EntryProps, 'load' | 'missing' | 'texts'> {
  readonly fact: StationFact | undefined;
}

/** What of the load costs how much here, what should be asked about, what is not taken, and what to know of the station. */
function LoadAt({ load, missing, fact, texts }: LoadAtProps) {
  const priced = load.flatMap((brought) => {
    const price = missing.includes(brought) ? undefined : broughtPrice(brought, fact);
    return price === undefined ? [] : [{ key: brought.key, text: `${brought.name}: ${price}` }];
  });
  const unsure = load.filter((brought) => !missing.includes(brought) && isUnsure(brought, fact));
  const note = fact?.note;
  if (priced.length + unsure.length + missing.length === 0 && note === undefined) return null;
  return (
    <ul className="station-load">
      {priced.map(({ key, text }) => (
        <li key={key}>{text}</li>
      ))}
      {unsure.length === 0 ? null : <li>{fillNames(texts.askFirst, unsure)}</li>}
      {missing.length === 0 ? null : <li className="station-missing">{fillNames(texts.missing, missing)}</li>}
      {note === undefined ? null : <li className="note">{note}</li>}
    </ul>
  );
}

const fillNames = (text: string, load: readonly Brought[]): string =>
  text.replace('{names}', load.map(({ name }) => name).join(', '));
