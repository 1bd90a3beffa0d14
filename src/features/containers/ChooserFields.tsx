import type { ReactNode } from 'react';
import type { InputRules } from '#shell/form/input-rules.browser.ts';
import { InputMarkup } from '#shell/form/InputMarkup.tsx';
import type { ChooserTexts } from './chooser-texts.ts';

export interface WasteChoice {
  readonly id: string;
  readonly name: string;
  readonly tonnesPerM3: number;
}

interface Props {
  readonly wastes: readonly WasteChoice[];
  readonly texts: ChooserTexts;
  /** Absent in the published page. */
  readonly live?: {
    readonly waste: string;
    readonly chooseWaste: (id: string) => void;
    /** The field of the volume. */
    readonly volume: ReactNode;
  };
}

/** More than ten of the largest container requires a quote. */
export const volumeRules: InputRules = {
  type: 'number',
  min: '0.5',
  max: '300',
  step: '0.5',
};

/** Waste and volume: the part of the chooser in the published page. */
export function ChooserFields({ wastes, texts, live }: Props) {
  return (
    <div className="chooser-fields">
      <div className="input">
        <label htmlFor="chooser-waste" suppressHydrationWarning>
          {texts.waste}
        </label>
        <select
          id="chooser-waste"
          value={live?.waste ?? wastes[0]?.id}
          onChange={({ target }) => live?.chooseWaste(target.value)}
        >
          {wastes.map(({ id, name }) => (
            <option key={id} value={id} suppressHydrationWarning>
              {name}
            </option>
          ))}
        </select>
      </div>
      {live?.volume ?? (
        <InputMarkup name="chooser-volume" label={texts.volume} rules={volumeRules} texts={texts.input} />
      )}
    </div>
  );
}
