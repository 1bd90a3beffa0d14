import { useEffect } from 'react';
import type { Locale } from '#platform/languages/locale.ts';
import { fold } from '#features/search/format/words.ts';
import { reportSoon } from '#features/search/report-unanswered.ts';
import { type Brought, broughtWaste } from './brought.ts';
import { maxLoad } from './finder-state.ts';
import type { LoadFieldEvent, LoadFieldState } from './load-field-state.ts';
import type { WasteChoice } from './station.ts';

interface Source {
  readonly locale: Locale;
  readonly wastes: readonly WasteChoice[];
  /** What is chosen already. */
  readonly load: readonly Brought[];
}

/** Long enough to type the next letter; nothing leaves the device. */
const pauseMs = 150;

/** Suggests kinds of waste, and objects too once something is typed. */
export function useSuggestions(
  { typed, isOpen }: Pick<LoadFieldState, 'typed' | 'isOpen'>,
  { locale, wastes, load }: Source,
  dispatch: (event: LoadFieldEvent) => void,
): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    if (load.length >= maxLoad) {
      dispatch({ type: 'full' });
      return undefined;
    }
    const isNew = ({ key }: Brought) => load.every((brought) => brought.key !== key);
    const named = wastes.filter(({ name }) => hasWords(name, typed)).map(broughtWaste);
    const kinds = named.filter(isNew);
    if (typed.trim() === '' || kinds.length > 0) dispatch({ type: 'found', list: kinds });
    if (typed.trim() === '') return undefined;
    const listening = new AbortController();
    const timer = setTimeout(() => {
      void search(typed, { locale, signal: listening.signal }, (found) => {
        dispatch(found ? { type: 'found', list: [...kinds, ...found.filter(isNew)] } : { type: 'failed' });
        if (found?.length === 0 && named.length === 0)
          listening.signal.addEventListener('abort', reportSoon(typed, locale));
      });
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, [typed, isOpen, locale, wastes, load, dispatch]);
}

async function search(
  typed: string,
  { locale, signal }: { readonly locale: Locale; readonly signal: AbortSignal },
  onFound: (found: readonly Brought[] | undefined) => void,
): Promise<void> {
  const found = (list: readonly Brought[] | undefined) => {
    if (!signal.aborted) onFound(list);
  };
  try {
    const { searchObjects } = await import('./object-search.ts');
    if (!signal.aborted) signal.addEventListener('abort', searchObjects(locale, typed, found));
  } catch (cause) {
    console.warn(cause);
    found(undefined);
  }
}

const between = /[^\p{L}\p{N}]+/u;

/** A shorter word is in too many others. */
const minWithin = 3;

/** Whether each typed word begins a word of a name, or is within one: `rehvid` in `vanarehvid`. */
function hasWords(name: string, typed: string): boolean {
  const words = fold(name).split(between);
  return fold(typed)
    .split(between)
    .every((part) =>
      words.some((word) => (part.length < minWithin ? word.startsWith(part) : word.includes(part))),
    );
}
