import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Locale } from '#platform/languages/locale.ts';
import type { TallinnMoment } from '#platform/time/tallinn-time.ts';
import type { StationFact } from './station-facts.ts';
import { $selectedObject } from '#shell/map/selected-object.ts';
import { useMoment } from '#shell/time/use-moment.ts';
import { loadStationFacts } from './load-facts.ts';
import { locate } from '#shell/browser/locate.browser.ts';
import { FinderForm, type FoundCount } from './FinderForm.tsx';
import { FoundList } from './FoundList.tsx';
import { LiveMap } from './LiveMap.browser.tsx';
import { type Finder, findStations, type FoundStation, type TakenPart, takenPart } from './finder-state.ts';
import { fillFilters, type Filters, hasFilters, otherDays } from './filters.ts';
import { $finder, chooseStation, dispatchFinder } from './finder-store.ts';
import type { FinderTexts } from './finder-texts.ts';
import type { FinderCounty, Station, WasteChoice } from './station.ts';

export interface FinderProps {
  readonly locale: Locale;
  readonly stations: readonly Station[];
  /** All stations. */
  readonly counties: readonly FinderCounty[];
  /** Types of waste that at least one station accepts. */
  readonly wastes: readonly WasteChoice[];
  /** Address of a tile of the base map, if there is one. */
  readonly tiles?: string;
  readonly texts: FinderTexts;
  /** Of the page of the finder. */
  readonly action: string;
  /** What the page was made for, where it was made for one request: the first render equals it. */
  readonly asked?: AskedStations;
}

export interface AskedStations {
  readonly filters: Filters;
  readonly moment: TallinnMoment;
}

/** The waste stations: filters, a map and a list, synchronised. */
export function StationFinder(props: FinderProps) {
  const { locale, stations, counties, wastes, tiles, texts, action, asked } = props;
  const finder = useStore($finder);
  const moment = useMoment() ?? asked?.moment;
  const found = useMemo(() => findStations(stations, finder, moment), [stations, finder, moment]);
  const taken = takenPart(finder.load, stations);
  return (
    <>
      <FinderForm
        locale={locale}
        counties={counties}
        stations={stations}
        wastes={wastes}
        texts={texts.form}
        action={action}
        filters={finder.filters}
        load={finder.load}
        found={countFound(found, taken)}
        whereabouts={finder.whereabouts}
        isNarrowed={isNarrowed(finder)}
        live={{
          filter: (filters) => dispatchFinder({ type: 'filtered', filters }),
          bring: (brought) => dispatchFinder({ type: 'brought', brought }),
          leave: (key) => dispatchFinder({ type: 'left', key }),
          locate: () => void findVisitor(),
          clear: () => dispatchFinder({ type: 'cleared' }),
        }}
      />
      <Panes
        locale={locale}
        stations={stations}
        counties={counties}
        tiles={tiles}
        texts={texts}
        action={action}
        finder={finder}
        isWhole={!asked && !isNarrowed(finder)}
        moment={moment}
        found={found}
        taken={taken}
      />
    </>
  );
}

interface PanesProps extends Pick<FinderProps, 'locale' | 'stations' | 'counties' | 'texts' | 'action'> {
  readonly tiles: string | undefined;
  readonly finder: Finder;
  readonly isWhole: boolean;
  readonly moment: TallinnMoment | undefined;
  readonly found: readonly FoundStation[];
  readonly taken: TakenPart;
}

/** Map and list: choosing a station changes them only. */
function Panes({ texts, finder, isWhole, moment, found, taken, action, ...props }: PanesProps) {
  const { locale, stations, counties, tiles } = props;
  const chosen = useStore($selectedObject);
  const list = useRef<HTMLDivElement>(null);
  const shown = useMemo(() => found.map(({ station }) => station), [found]);
  const facts = useFacts(locale, finder.load.length > 0);
  const today = moment?.day;
  const days = useMemo(() => (today === undefined ? [] : otherDays(finder.filters, today)), [finder, today]);
  useEffect(() => showEntry(list.current, chosen), [chosen]);
  return (
    <div className="finder-panes">
      <LiveMap
        stations={stations}
        shown={shown}
        counties={counties}
        locale={locale}
        tiles={tiles}
        finder={finder}
        moment={moment}
        texts={texts}
        chosen={shown.find(({ id }) => id === chosen)}
      />
      <FoundList
        locale={locale}
        counties={counties}
        found={found}
        moment={moment}
        days={days}
        load={finder.load}
        taken={taken}
        facts={facts}
        chosen={chosen}
        texts={texts.list}
        frame={list}
        choose={chooseStation}
        action={action}
        chooseCounty={showCounty}
        isWhole={isWhole}
      />
    </div>
  );
}

const isNarrowed = ({ filters, load, whereabouts }: Finder): boolean =>
  hasFilters(filters) || load.length > 0 || whereabouts.type !== 'not-asked';

/** The field shows it too. */
function showCounty(county: string): void {
  const filters = { ...$finder.get().filters, county };
  const form = document.querySelector<HTMLElement>('.finder-form');
  if (form) fillFilters(form, filters);
  dispatchFinder({ type: 'filtered', filters });
  document.querySelector('.finder-status')?.scrollIntoView({ block: 'nearest' });
}

function countFound(found: readonly FoundStation[], taken: TakenPart): FoundCount {
  const some = found.filter(({ missing }) => missing.length > 0).length;
  return { all: found.length - some, some, taken };
}

/** Prices for a load; without them the list says what each station takes. */
function useFacts(locale: Locale, isNeeded: boolean): readonly StationFact[] | undefined {
  const [facts, setFacts] = useState<readonly StationFact[]>();
  useEffect(() => {
    if (isNeeded) loadStationFacts(locale).then(({ stations }) => setFacts(stations), console.warn);
  }, [locale, isNeeded]);
  return facts;
}

async function findVisitor(): Promise<void> {
  if ($finder.get().whereabouts.type === 'asked') return;
  dispatchFinder({ type: 'whereabouts', whereabouts: { type: 'asked' } });
  dispatchFinder({ type: 'whereabouts', whereabouts: await locate() });
}

/** Scrolls the list if it is scrollable, and never the page. */
function showEntry(list: HTMLElement | null, chosen: number): void {
  const entry = list?.querySelector<HTMLElement>(`#station-${chosen}`);
  if (!list || !entry || list.scrollHeight <= list.clientHeight) return;
  const top = entry.getBoundingClientRect().top - list.getBoundingClientRect().top;
  if (top < 0 || top + entry.offsetHeight > list.clientHeight) list.scrollTop += top - list.clientHeight / 3;
}
