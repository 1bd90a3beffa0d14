import type { ReactNode } from 'react';
import { resultTypes, type ResultType } from './result-type.ts';
import { toggled } from './search-state.ts';
import type { SearchTexts } from './search-texts.ts';

interface Props {
  /** Selected types; none means all. */
  readonly types: readonly ResultType[];
  readonly texts: Pick<SearchTexts, 'filter' | 'types'>;
}

const labelId = 'search-types';

/** Types of results as toggle buttons. */
export function TypeFilter({ toggle, ...props }: Props & { readonly toggle: (type: ResultType) => void }) {
  return (
    <FilterMarkup {...props}>
      {(type) => (
        <button
          key={type}
          type="button"
          aria-pressed={props.types.includes(type)}
          onClick={() => toggle(type)}
        >
          {props.texts.types[type]}
        </button>
      )}
    </FilterMarkup>
  );
}

/** The same without JavaScript: each type leads to the search with or without it. */
export function PlainTypeFilter({
  linkTo,
  ...props
}: Props & { readonly linkTo: (types: readonly ResultType[]) => string }) {
  const { types, texts } = props;
  return (
    <FilterMarkup {...props}>
      {(type) => (
        <a
          key={type}
          href={linkTo(toggled(types, type))}
          aria-current={types.includes(type) ? 'true' : undefined}
        >
          {texts.types[type]}
        </a>
      )}
    </FilterMarkup>
  );
}

function FilterMarkup({
  texts,
  children: draw,
}: Props & { readonly children: (type: ResultType) => ReactNode }) {
  return (
    <div className="type-filter" role="group" aria-labelledby={labelId}>
      <span id={labelId}>{texts.filter}</span>
      {resultTypes.map(draw)}
    </div>
  );
}
