import type { Locale } from '#model/locale.ts';
import { formatCount } from '#site/format.ts';
import { fillFilters, filtersOf } from './filter-fields.ts';
import { type Filters, noFilters, type Whereabouts } from './finder-state.ts';
import type { FormTexts } from './finder-texts.ts';
import type { FinderCounty, Station, WasteChoice } from './station.ts';

interface Props {
  readonly locale: Locale;
  readonly counties: readonly FinderCounty[];
  readonly stations: readonly Station[];
  readonly wastes: readonly WasteChoice[];
  readonly texts: FormTexts;
  /** Number of stations shown. */
  readonly count: number;
  readonly whereabouts: Whereabouts;
  /** Absent in the published page. */
  readonly live?: LiveForm | undefined;
}

export interface LiveForm {
  readonly canClear: boolean;
  readonly filter: (filters: Filters) => void;
  readonly locate: () => void;
  readonly clear: () => void;
}

/** The filters and the number of matches. Uncontrolled, so choices made before React loads are kept. */
export function FinderForm({ texts, live, ...props }: Props) {
  const { locale, counties, stations, wastes, count, whereabouts } = props;
  const served = counties.filter(({ slug }) => stations.some(({ county }) => county === slug));
  const found = count === 0 ? texts.none : formatCount(count, texts.found, locale);
  return (
    <div
      className="finder-form"
      role="search"
      aria-label={texts.title}
      onChange={live && (({ currentTarget }) => live.filter(filtersOf(currentTarget)))}
      suppressHydrationWarning
    >
      <p className="field">
        <label htmlFor="finder-county" suppressHydrationWarning>
          {texts.county}
        </label>
        <Select id="finder-county" name="county" any={texts.anyCounty} options={served.map(optionOf)} />
      </p>
      <p className="field">
        <label htmlFor="finder-waste" suppressHydrationWarning>
          {texts.waste}
        </label>
        <Select id="finder-waste" name="waste" any={texts.anyWaste} options={wastes} />
      </p>
      <p className="tick">
        <input id="finder-open" type="checkbox" name="open" value="1" />
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
        <strong suppressHydrationWarning>{found}</strong>{' '}
        <span>{whereabouts.type === 'not-asked' ? '' : texts.whereabouts[whereabouts.type]}</span>
      </p>
    </div>
  );
}

const optionOf = ({ slug, name }: FinderCounty): WasteChoice => ({ id: slug, name });

interface SelectProps {
  readonly id: string;
  readonly name: string;
  readonly any: string;
  readonly options: readonly WasteChoice[];
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
