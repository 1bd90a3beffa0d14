import type { Locale } from '#platform/languages/locale.ts';
import { formatCount } from '#shell/languages/format.ts';
import { extractFilters, fillFilters, type Filters, filters, isTimeAsked, noFilters } from './filters.ts';
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
  /** Of the fields at first; they keep their values themselves. */
  readonly filters: Filters;
  readonly load: readonly Brought[];
  /** Number of stations that take all of what any station takes of the load, and of those that take some of it. */
  readonly found: FoundCount;
  readonly whereabouts: Whereabouts;
  /** Whether anything is asked for. */
  readonly isNarrowed: boolean;
  /** Address of the page that answers the form without scripts. */
  readonly action: string;
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
  readonly filter: (filters: Filters) => void;
  readonly locate: () => void;
  readonly clear: () => void;
}

/** The filters and the number of matches. Uncontrolled, so choices made before React loads are kept. Without scripts the form asks
 * for a page with the list. */
export function FinderForm({ texts, live, ...props }: Props) {
  const { locale, counties, stations, wastes, load, whereabouts } = props;
  return (
    <form
      className="finder-form"
      action={props.action}
      role="search"
      aria-label={texts.title}
      onSubmit={live && ((event) => event.preventDefault())}
      onChange={
        live &&
        (({ currentTarget, target }) => isFilter(target) && live.filter(extractFilters(currentTarget)))
      }
      suppressHydrationWarning
    >
      <div className="field load-field live-only">
        <label htmlFor="finder-load" suppressHydrationWarning>
          {texts.load.label}
        </label>
        <LoadField locale={locale} wastes={wastes} texts={texts.load} load={load} live={live} />
      </div>
      <LoadChips load={load} stations={stations} texts={texts.load} leave={live?.leave} />
      <CountyField counties={counties} stations={stations} texts={texts} chosen={props.filters.county} />
      <OpenFields texts={texts} chosen={props.filters} />
      <Actions whereabouts={whereabouts} isNarrowed={props.isNarrowed} texts={texts} live={live} />
      <p className="finder-status" role="status">
        <strong suppressHydrationWarning>{foundText(props, texts)}</strong>{' '}
        <span suppressHydrationWarning>{noteText(props, texts)}</span>
      </p>
    </form>
  );
}

function Actions({
  whereabouts,
  isNarrowed,
  texts,
  live,
}: Pick<Props, 'whereabouts' | 'isNarrowed' | 'texts' | 'live'>) {
  return (
    <p className="finder-actions">
      <button className="button until-failed" type="submit" suppressHydrationWarning>
        {texts.show}
      </button>
      <button
        className="button quiet finder-nearest live-only"
        type="button"
        aria-disabled={whereabouts.type === 'asked' || undefined}
        onClick={live?.locate}
        suppressHydrationWarning
      >
        {texts.nearest}
      </button>
      <button
        className="button quiet finder-clear live-only"
        type="button"
        disabled={!isNarrowed}
        onClick={live && (({ currentTarget }) => clear(currentTarget, live))}
        suppressHydrationWarning
      >
        {texts.clear}
      </button>
    </p>
  );
}

/** The field of the load is none: what is typed there is no choice yet. */
const isFilter = (target: EventTarget): boolean =>
  target instanceof HTMLSelectElement || (target instanceof HTMLInputElement && target.name !== '');

function noteText(
  { filters: chosen, whereabouts }: Pick<Props, 'filters' | 'whereabouts'>,
  texts: FormTexts,
): string {
  return [
    ...(isTimeAsked(chosen) ? [texts.unknownLeftOut] : []),
    ...(whereabouts.type === 'not-asked' ? [] : [texts.whereabouts[whereabouts.type]]),
  ].join(' ');
}

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
function CountyField({
  counties,
  stations,
  texts,
  chosen,
}: Pick<Props, 'counties' | 'stations' | 'texts'> & { readonly chosen: string }) {
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
        options={served.map(({ slug, name }) => ({ id: slug, name }))}
        chosen={chosen}
      />
    </p>
  );
}

/** On which day, or now. Both may be chosen. */
function OpenFields({ texts, chosen }: { readonly texts: FormTexts; readonly chosen: Filters }) {
  return (
    <>
      <p className="field">
        <label htmlFor="finder-open" suppressHydrationWarning>
          {texts.open}
        </label>
        <Select
          id="finder-open"
          name={filters.open.name}
          any={texts.anyTime}
          options={texts.openWhens}
          chosen={chosen.open}
        />
      </p>
      <p className="field">
        <label htmlFor="finder-date" suppressHydrationWarning>
          {texts.date}
        </label>
        <input
          id="finder-date"
          type="date"
          name={filters.date.name}
          autoComplete="off"
          defaultValue={chosen.date}
        />
      </p>
    </>
  );
}

interface SelectProps {
  readonly id: string;
  readonly name: string;
  readonly any: string;
  readonly options: readonly { readonly id: string; readonly name: string }[];
  readonly chosen: string;
}

function Select({ id, name, any, options, chosen }: SelectProps) {
  return (
    <select id={id} name={name} autoComplete="off" defaultValue={chosen}>
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
