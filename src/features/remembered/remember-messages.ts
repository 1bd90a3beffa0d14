/** Texts of the choice to remember a contract on a device. They come with the answer of a lookup. */
import type { Locale, Worded } from '#platform/languages/locale.ts';
import { textsIn } from '#shell/languages/texts-in.ts';

const texts = {
  remember: {
    et: 'Jäta selles seadmes meelde',
    ru: 'Запомнить на этом устройстве',
    en: 'Remember on this device',
  },
  rememberWhy: {
    et: 'Siis näete päevi kohe, ilma numbrit kirjutamata. Ühises arvutis ärge märkige.',
    ru: 'Дни будут видны сразу, без номера. На общем компьютере не отмечайте.',
    en: 'You then see the days at once, without typing the number. Do not tick this on a shared computer.',
  },
  name: {
    et: 'Nimi, näiteks Kodu või Suvila',
    ru: 'Название, например «Дом» или «Дача»',
    en: 'Name, such as Home or Summer cottage',
  },
  remembered: {
    et: 'Jätsime meelde. Järgmisel korral näete päevi kohe.',
    ru: 'Запомнили. В следующий раз вы увидите дни сразу.',
    en: 'Remembered. Next time you see the days at once.',
  },
  forgotten: {
    et: 'Leping on sellest seadmest kustutatud.',
    ru: 'Договор удалён с этого устройства.',
    en: 'The contract is deleted from this device.',
  },
  full: {
    et: 'Meeles on juba kaheksa lepingut. Unustage enne mõni neist.',
    ru: 'Уже запомнено восемь договоров. Сначала удалите один из них.',
    en: 'Eight contracts are remembered already. Forget one of them first.',
  },
  refused: {
    et: 'Brauser ei luba siia midagi salvestada.',
    ru: 'Браузер не разрешает ничего сохранить.',
    en: 'Your browser does not allow anything to be stored.',
  },
} as const satisfies Readonly<Record<string, Worded>>;

export type RememberTexts = Readonly<Record<keyof typeof texts, string>>;

export function rememberTexts(locale: Locale): RememberTexts {
  return textsIn(texts, locale);
}
