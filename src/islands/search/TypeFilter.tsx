import { resultTypes, type ResultType } from '#model/result-type.ts';
import type { SearchTexts } from './search-texts.ts';

interface Props {
  /** Selected types; none means all. */
  readonly types: readonly ResultType[];
  readonly texts: Pick<SearchTexts, 'filter' | 'types'>;
  /** Absent in a placeholder. */
  readonly toggle?: (type: ResultType) => void;
}

const labelId = 'search-types';

/** Types of results as toggle buttons. */
export function TypeFilter({ types, texts, toggle }: Props) {
  return (
    <div className="type-filter" role="group" aria-labelledby={labelId}>
      <span id={labelId}>{texts.filter}</span>
      {resultTypes.map((type) => (
        <button
          key={type}
          type="button"
          aria-pressed={types.includes(type)}
          onClick={toggle && (() => toggle(type))}
        >
          {texts.types[type]}
        </button>
      ))}
    </div>
  );
}
