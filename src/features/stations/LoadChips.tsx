import type { Brought } from './brought.ts';
import { takenAnywhere } from './finder-state.ts';
import type { FormTexts } from './finder-texts.ts';
import type { Station } from './station.ts';

interface Props {
  readonly load: readonly Brought[];
  readonly stations: readonly Station[];
  readonly texts: FormTexts['load'];
  readonly leave: ((key: string) => void) | undefined;
}

/** What the visitor brings, each with a button that takes it back, and what no station takes with its own page. */
export function LoadChips({ load, stations, texts, leave }: Props) {
  const taken = takenAnywhere(load, stations);
  const others = load.filter((brought) => !taken.includes(brought));
  const remove = (key: string) => {
    leave?.(key);
    // The button is gone; the field is next to what was chosen.
    document.getElementById('finder-load')?.focus();
  };
  if (load.length === 0) return null;
  return (
    <div className="load">
      <ul className="load-chips" aria-label={texts.chosen}>
        {load.map(({ key, name }) => (
          <li key={key}>
            <button
              type="button"
              aria-label={texts.remove.replace('{name}', name)}
              onClick={() => remove(key)}
            >
              <span>{name}</span>
              <span aria-hidden="true">×</span>
            </button>
          </li>
        ))}
      </ul>
      {others.length === 0 ? null : (
        <p className="load-elsewhere">
          <span>{texts.elsewhere}</span>
          {others.map(({ key, name, page }) =>
            page ? (
              <a key={key} href={page.href}>
                {`${name} (${page.bin})`}
              </a>
            ) : (
              <span key={key}>{name}</span>
            ),
          )}
        </p>
      )}
    </div>
  );
}
