import { type KeyboardEvent, useReducer, useRef } from 'react';
import type { Locale } from '#model/locale.ts';
import type { Brought } from './brought.ts';
import type { FormTexts } from './finder-texts.ts';
import { initialLoadField, loadFieldReducer } from './load-field-state.ts';
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
  const { typed, isOpen, suggestions, marked } = field;
  useSuggestions(field, { locale, wastes, load }, dispatch);
  const list = suggestions.type === 'found' ? suggestions.list : [];
  const choose = (brought: Brought) => {
    live?.bring(brought);
    if (input.current) input.current.value = '';
    dispatch({ type: 'emptied' });
  };
  const note = suggestions.type === 'found' ? (list.length === 0 ? texts.none : '') : texts[suggestions.type];
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const chosen = isOpen ? list[marked] : undefined;
    const last = load.at(-1);
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp')
      dispatch({ type: 'moved', by: event.key === 'ArrowDown' ? 1 : -1 });
    else if (event.key === 'Enter' && chosen) choose(chosen);
    else if (event.key === 'Escape' && isOpen) dispatch({ type: 'closed' });
    else if (event.key === 'Backspace' && typed === '' && last) live?.leave(last.key);
    else return;
    if (event.key !== 'Backspace') event.preventDefault();
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
        <ul id="finder-suggestions" role="listbox" aria-label={texts.suggestions} suppressHydrationWarning>
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
        <p className="note">{isOpen ? note : ''}</p>
      </div>
    </>
  );
}
