import type { InputTexts } from '../input/input-texts.ts';

/** Texts of the container chooser in the language of the page. */
export interface ChooserTexts {
  readonly waste: string;
  readonly volume: string;
  /** In place of the answer before there is one. */
  readonly hint: string;
  /** With `{size}`. */
  readonly one: string;
  /** With `{count}` and `{size}`. */
  readonly several: string;
  /** With `{weight}` and `{most}`. */
  readonly weight: string;
  /** With `{size}`. */
  readonly order: string;
  readonly prices: string;
  readonly input: InputTexts;
}
