import type { MessageSource } from '#shell/languages/messages.ts';
import { inputTexts } from '#shell/form/input-texts.ts';

export type ChooserTexts = ReturnType<typeof chooserTexts>;

/** All texts of the container chooser, in the language of a page. */
export function chooserTexts(source: MessageSource) {
  const { t } = source;
  return {
    waste: t('table.chooser.waste'),
    volume: t('table.chooser.volume'),
    /** Shown until there is a result. */
    hint: t('table.chooser.hint'),
    /** With `{size}`. */
    one: t('table.chooser.one'),
    /** With `{count}` and `{size}`. */
    several: t('table.chooser.several'),
    /** With `{weight}` and `{most}`. */
    weight: t('table.chooser.weight'),
    /** With `{size}`. */
    order: t('table.chooser.order'),
    prices: t('table.chooser.prices'),
    input: inputTexts(source),
  };
}
