import type { Locale } from '#platform/languages/locale.ts';
import type { UnservedAddress } from './unserved-answer.ts';
import type { SourceNames } from '#shell/languages/source-name.ts';
import {
  type ChoosablePlace,
  inOrder,
  listAreas,
  listCities,
  type UnservedEvent,
  type UnservedView,
} from './unserved-view.ts';
import type { UnservedTexts } from './unserved-texts.ts';

interface Props {
  readonly texts: Pick<UnservedTexts, 'area' | 'allAreas' | 'city' | 'allCities' | 'search'>;
  /** Absent in the published page. */
  readonly live?: LiveFilters | undefined;
}

interface LiveFilters {
  readonly view: UnservedView;
  readonly all: readonly UnservedAddress[];
  readonly names: SourceNames;
  readonly dispatch: (event: UnservedEvent) => void;
}

/** Area, then city, and a search: the part of the island in the published page. */
export function UnservedFilters({ texts, live }: Props) {
  const { area = '', city = '', search = '' } = live?.view ?? {};
  const locale = live?.names.locale;
  return (
    <search className="unserved-filters">
      <Choice
        name="area"
        label={texts.area}
        all={texts.allAreas}
        chosen={area}
        locale={locale}
        options={live ? listAreas(live.all, live.names) : []}
        choose={(chosen) => live?.dispatch({ type: 'area-chosen', area: chosen })}
      />
      <Choice
        name="city"
        label={texts.city}
        all={texts.allCities}
        chosen={city}
        locale={locale}
        options={live ? listCities(live.all, area, live.names) : []}
        isDisabled={area === ''}
        choose={(chosen) => live?.dispatch({ type: 'city-chosen', city: chosen })}
      />
      <p>
        <label htmlFor="unserved-address" suppressHydrationWarning>
          {texts.search}
        </label>
        <input
          id="unserved-address"
          type="search"
          autoComplete="off"
          value={search}
          onChange={({ target }) => live?.dispatch({ type: 'searched', search: target.value })}
        />
      </p>
    </search>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly label: string;
  /** Label of the option for all. */
  readonly all: string;
  /** Empty: all. */
  readonly chosen: string;
  readonly options: readonly ChoosablePlace[];
  /** Absent in the published page. */
  readonly locale: Locale | undefined;
  readonly isDisabled?: boolean;
  readonly choose: (option: string) => void;
}

function Choice({ name, label, all, chosen, options, locale, isDisabled = false, choose }: ChoiceProps) {
  const id = `unserved-${name}`;
  // A choice from the address stays until the list is loaded, even if the list lacks it.
  const isThere = chosen === '' || options.some(({ value }) => value === chosen);
  // Here, in a render of its own: the first comparison takes a slow phone some 40 ms.
  const inTheirOrder = locale ? inOrder(options, locale) : options;
  const kept: ChoosablePlace = { value: chosen, name: { text: chosen, lang: 'et' } };
  const shown = isThere ? inTheirOrder : [kept, ...inTheirOrder];
  return (
    <p>
      <label htmlFor={id} suppressHydrationWarning>
        {label}
      </label>
      <select id={id} value={chosen} disabled={isDisabled} onChange={({ target }) => choose(target.value)}>
        <option value="" suppressHydrationWarning>
          {all}
        </option>
        {shown.map(({ value, name }) => (
          <option key={value} value={value} lang={name.lang}>
            {name.text}
          </option>
        ))}
      </select>
    </p>
  );
}
