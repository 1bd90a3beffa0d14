import type { Locale } from '#platform/languages/locale.ts';
import { formatCount } from '#shell/languages/format.ts';
import { extractFilters, fillFilters, type Filters, filters, noFilters } from './filters.ts';
import type { TakenPart, Whereabouts } from './finder-state.ts';
import type { Brought } from './brought.ts';
import type { FormTexts } from './finder-texts.ts';
import { LoadChips } from './LoadChips.tsx';
import { LoadField, type LiveLoad } from './LoadField.tsx';
import type { FinderCounty, Station, WasteChoice } from './station.ts';

interface Props {
  readonly locale: Locale;
  readonly counties: readonly FinderCounty[];
  readonly stations: readonly Station[];
  readonly wastes: readonly WasteChoice[];
  readonly texts: FormTexts;
  readonly load: readonly Brought[];
  /** Number of stations that take all of what any station takes of the load, and of those that take some of it. */
  readonly found: FoundCount;
  readonly whereabouts: Whereabouts;
  /** Absent in the published page. */
  readonly live?: LiveForm | undefined;
}

export interface FoundCount {
  readonly all: number;
  readonly some: number;
  /** Of the load, by any station. */
  readonly taken: TakenPart;
}

export interface LiveForm extends LiveLoad {
  readonly canClear: boolean;
  readonly filter: (filters: Filters) => void;
  readonly locate: () => void;
  readonly clear: () => void;
}

/** The filters and the number of matches. Uncontrolled, so choices made before React loads are kept. */
export function FinderForm({ texts, live, ...props }: Props) {
  const { locale, counties, stations, wastes, load, whereabouts } = props;
  return (
    <div
      className="finder-form live-only"
      role="search"
      aria-label={texts.title}
      onChange={
        live &&
        (({ currentTarget, target }) => isFilter(target) && live.filter(extractFilters(currentTarget)))
      }
      suppressHydrationWarning
    >
      <div className="field load-field">
        <label htmlFor="finder-load" suppressHydrationWarning>
          {texts.load.label}
        </label>
        <LoadField locale={locale} wastes={wastes} texts={texts.load} load={load} live={live} />
      </div>
      <LoadChips load={load} stations={stations} texts={texts.load} leave={live?.leave} />
      <CountyField counties={counties} stations={stations} texts={texts} />
      <p className="tick">
        <input id="finder-open" type="checkbox" name={filters.isOpenOnly.name} value="1" />
        <label htmlFor="finder-open" suppressHydrationWarning>
          {texts.openNow}
        </label>
      </p>
      <button
        className="button quiet finder-nearest"
        type="button"
        aria-disabled={whereabouts.type === 'asked' || undefined}
        onClick={live?.locate}
        suppressHydrationWarning
      >
        {texts.nearest}
      </button>
      <button
        className="button quiet finder-clear"
        type="button"
        disabled={live?.canClear !== true}
        onClick={live && (({ currentTarget }) => clear(currentTarget, live))}
        suppressHydrationWarning
      >
        {texts.clear}
      </button>
      <p className="finder-status" role="status">
        <strong suppressHydrationWarning>{foundText(props, texts)}</strong>{' '}
        <span>{whereabouts.type === 'not-asked' ? '' : texts.whereabouts[whereabouts.type]}</span>
      </p>
    </div>
  );
}

/** The field of the load is none: what is typed there is no choice yet. */
const isFilter = (target: EventTarget): boolean =>
  target instanceof HTMLSelectElement || (target instanceof HTMLInputElement && target.type === 'checkbox');

function foundText(
  { load, found: { all, some, taken }, locale }: Pick<Props, 'load' | 'found' | 'locale'>,
  texts: FormTexts,
): string {
  if (taken === 'nothing') return texts.noneTakesIt;
  if (all + some === 0) return texts.none;
  if (load.length < 2) return formatCount(all + some, texts.found, locale);
  return [
    all === 0
      ? texts.noneTakesAll
      : formatCount(all, taken === 'all' ? texts.takingAll : texts.takingRest, locale),
    ...(some === 0 ? [] : [formatCount(some, texts.takingSome, locale)]),
  ].join(' ');
}

/** Offers the counties that have a station. */
function CountyField({ counties, stations, texts }: Pick<Props, 'counties' | 'stations' | 'texts'>) {
  const served = counties.filter(({ slug }) => stations.some(({ county }) => county === slug));
  return (
    <p className="field">
      <label htmlFor="finder-county" suppressHydrationWarning>
        {texts.county}
      </label>
      <Select
        id="finder-county"
        name={filters.county.name}
        any={texts.anyCounty}
        options={served.map(toOption)}
      />
    </p>
  );
}

interface CountyChoice {
  readonly id: string;
  readonly name: string;
}

const toOption = ({ slug, name }: FinderCounty): CountyChoice => ({ id: slug, name });

interface SelectProps {
  readonly id: string;
  readonly name: string;
  readonly any: string;
  readonly options: readonly CountyChoice[];
}

function Select({ id, name, any, options }: SelectProps) {
  return (
    <select id={id} name={name} autoComplete="off">
      <option value="" suppressHydrationWarning>
        {any}
      </option>
      {options.map((option) => (
        <option key={option.id} value={option.id} suppressHydrationWarning>
          {option.name}
        </option>
      ))}
    </select>
  );
}

function clear(button: HTMLElement, live: LiveForm): void {
  const form = button.closest<HTMLElement>('.finder-form');
  if (form) fillFilters(form, noFilters);
  live.clear();
}
