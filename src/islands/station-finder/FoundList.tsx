import { memo, type Ref } from 'react';
import type { Locale } from '#model/locale.ts';
import type { TallinnMoment } from '#model/opening.ts';
import { distanceText } from '../whereabouts/distance-text.ts';
import type { FoundStation } from './finder-state.ts';
import type { ListTexts } from './finder-texts.ts';
import { openingText } from './opening-text.ts';
import type { FinderCounty } from './station.ts';

interface Props {
  readonly locale: Locale;
  readonly counties: readonly FinderCounty[];
  readonly texts: ListTexts;
  readonly found: readonly FoundStation[];
  /** Id of the selected station. */
  readonly chosen: number;
  readonly moment?: TallinnMoment | undefined;
  /** Absent in the published page. */
  readonly choose?: ((id: number) => void) | undefined;
  readonly frame?: Ref<HTMLDivElement>;
}

/** The stations as a list: by county, or nearest first once the visitor's position is known. */
export function FoundList({ counties, found, frame, ...rest }: Props) {
  const isByDistance = found[0]?.distanceKm !== undefined;
  const groups = isByDistance ? [] : counties.filter(({ slug }) => found.some(isIn(slug)));
  return (
    <div className="finder-list" ref={frame}>
      {isByDistance ? <Entries found={found} {...rest} /> : null}
      {groups.map(({ slug, name }) => (
        <section key={slug} id={`county-${slug}`} aria-labelledby={`county-${slug}-name`}>
          <h3 id={`county-${slug}-name`} suppressHydrationWarning>
            {name}
          </h3>
          <Entries found={found.filter(isIn(slug))} {...rest} />
        </section>
      ))}
    </div>
  );
}

const isIn =
  (slug: string) =>
  ({ station }: FoundStation): boolean =>
    station.county === slug;

type EntriesProps = Omit<Props, 'counties' | 'frame'>;

function Entries({ found, chosen, ...rest }: EntriesProps) {
  return (
    <ul>
      {found.map(({ station, distanceKm }) => (
        <Entry
          key={station.id}
          station={station}
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
  readonly distanceKm: FoundStation['distanceKm'] | undefined;
  readonly isChosen: boolean;
}

/** Memoised: a choice changes two of them. */
const Entry = memo(function Entry({
  station,
  distanceKm,
  isChosen,
  locale,
  texts,
  moment,
  choose,
}: EntryProps) {
  const { id, label, sign, address, href, opening } = station;
  return (
    <li id={`station-${id}`} className="station" aria-current={isChosen || undefined}>
      <a href={href}>{label}</a>
      <span className="note" lang="et">
        {sign === undefined ? address : `${sign}, ${address}`}
      </span>
      {distanceKm === undefined ? null : (
        <span className="station-distance">{texts.away.replace('{distance}', distanceText(distanceKm, locale))}</span>
      )}
      {/* The published page reserves its space without knowing the time. */}
      <span className="station-state">{moment ? openingText(opening, moment, texts.states) : ''}</span>
      <button
        type="button"
        className="show-on-map"
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
