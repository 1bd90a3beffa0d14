import { type KeyboardEvent, useReducer, useRef } from 'react';
import { lookup } from '#platform/base/lookup.ts';
import type { Locale } from '#platform/languages/locale.ts';
import type { Brought } from './brought.ts';
import type { FormTexts } from './finder-texts.ts';
import {
  initialLoadField,
  type LoadFieldEvent,
  loadFieldReducer,
  type LoadFieldState,
} from './load-field-state.ts';
import type { WasteChoice } from './station.ts';
import { useSuggestions } from './use-suggestions.ts';

interface Props {
  readonly locale: Locale;
  readonly wastes: readonly WasteChoice[];
  readonly texts: FormTexts['load'];
  readonly load: readonly Brought[];
  /** Absent in the published page. */
  readonly live: LiveLoad | undefined;
}

export interface LiveLoad {
  readonly bring: (brought: Brought) => void;
  readonly leave: (key: string) => void;
}

/** One field for all that a visitor brings: suggestions while one types, and what is chosen below it.
 * Arrow keys, Enter, Escape; Backspace in the empty field takes the last one back. */
export function LoadField({ locale, wastes, texts, load, live }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [field, dispatch] = useReducer(loadFieldReducer, initialLoadField);
  const { isOpen, suggestions, marked } = field;
  useSuggestions(field, { locale, wastes, load }, dispatch);
  const choose = (brought: Brought) => {
    live?.bring(brought);
    if (input.current) input.current.value = '';
    dispatch({ type: 'emptied' });
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const asked = askedBy(event.key, field, load);
    if (!asked) return;
    if (event.key !== 'Backspace') event.preventDefault();
    if (asked.type === 'choose') choose(asked.brought);
    else if (asked.type === 'leave') live?.leave(asked.key);
    else dispatch(asked);
  };
  return (
    <>
      <input
        ref={input}
        id="finder-load"
        type="text"
        role="combobox"
        autoComplete="off"
        placeholder={texts.placeholder}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls="finder-suggestions"
        aria-activedescendant={isOpen && marked >= 0 ? `finder-suggestion-${marked}` : undefined}
        onChange={({ currentTarget }) => dispatch({ type: 'typed', typed: currentTarget.value })}
        onFocus={() => dispatch({ type: 'opened' })}
        onClick={() => dispatch({ type: 'opened' })}
        onBlur={() => dispatch({ type: 'closed' })}
        onKeyDown={press}
        suppressHydrationWarning
      />
      <div className="load-suggestions" hidden={!isOpen}>
        <Suggestions
          list={listSuggestions(suggestions)}
          marked={marked}
          label={texts.suggestions}
          choose={choose}
        />
        <p className="note">{isOpen ? chooseNote(suggestions, texts) : ''}</p>
      </div>
    </>
  );
}

type Asked =
  | LoadFieldEvent
  | { readonly type: 'choose'; readonly brought: Brought }
  | { readonly type: 'leave'; readonly key: string };

/** @returns What a key does; undefined for a key that the field does not take. */
function askedBy(
  key: string,
  { typed, isOpen, suggestions, marked }: LoadFieldState,
  load: readonly Brought[],
): Asked | undefined {
  const chosen = isOpen ? listSuggestions(suggestions)[marked] : undefined;
  const last = load.at(-1);
  const all: Readonly<Record<string, Asked | undefined>> = {
    ArrowDown: { type: 'moved', by: 1 },
    ArrowUp: { type: 'moved', by: -1 },
    Enter: chosen && { type: 'choose', brought: chosen },
    Escape: isOpen ? { type: 'closed' } : undefined,
    Backspace: typed === '' && last ? { type: 'leave', key: last.key } : undefined,
  };
  return lookup(all, key);
}

const listSuggestions = (suggestions: LoadFieldState['suggestions']): readonly Brought[] =>
  suggestions.type === 'found' ? suggestions.list : [];

function chooseNote(suggestions: LoadFieldState['suggestions'], texts: Props['texts']): string {
  if (suggestions.type !== 'found') return texts[suggestions.type];
  return suggestions.list.length === 0 ? texts.none : '';
}

interface SuggestionsProps {
  readonly list: readonly Brought[];
  readonly marked: number;
  readonly label: string;
  readonly choose: (brought: Brought) => void;
}

/* The list of a combobox: the field keeps the focus and has the keys. */
/* oxlint-disable jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/click-events-have-key-events */
function Suggestions({ list, marked, label, choose }: SuggestionsProps) {
  return (
    // A list that scrolls would be a stop of the keyboard, and goes as soon as the field is left.
    <ul id="finder-suggestions" role="listbox" aria-label={label} tabIndex={-1} suppressHydrationWarning>
      {list.map((brought, index) => (
        <li
          key={brought.key}
          id={`finder-suggestion-${index}`}
          role="option"
          aria-selected={index === marked}
          // Keeps the focus in the field.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => choose(brought)}
        >
          <span>{brought.name}</span>
        </li>
      ))}
    </ul>
  );
}
/* oxlint-enable jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/click-events-have-key-events */
