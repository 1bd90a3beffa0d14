/** Texts of embeds and of the page where other sites choose them. */
import type { Locale, Worded } from '#platform/languages/locale.ts';
import type { EmbedColour, EmbedPart } from './embed-options.ts';
import { textsIn } from '#shell/languages/texts-in.ts';

const texts = {
  choices: { et: 'Valikud', ru: 'Выбор', en: 'Choices' },
  part: { et: 'Mida näidata', ru: 'Что показать', en: 'What to show' },
  language: { et: 'Keel', ru: 'Язык', en: 'Language' },
  municipality: { et: 'Vald või linn', ru: 'Волость или город', en: 'Municipality' },
  anywhere: { et: 'Kogu Eesti', ru: 'Вся Эстония', en: 'All of Estonia' },
  colour: { et: 'Värv', ru: 'Цвет', en: 'Colour' },
  ownColour: { et: 'Oma värv', ru: 'Свой цвет', en: 'Your own colour' },
  ownColourHint: {
    et: 'Kuus märki, näiteks 005aa3. Kui teksti oleks raske lugeda, teeme värvi tumedamaks või heledamaks.',
    ru: 'Шесть знаков, например 005aa3. Если текст будет плохо читаться, мы сделаем цвет темнее или светлее.',
    en: 'Six characters, such as 005aa3. If text would be hard to read, we make the colour darker or lighter.',
  },
  wrongColour: {
    et: 'See ei ole värv. Kirjutage kuus märki 0–9 ja a–f.',
    ru: 'Это не цвет. Напишите шесть знаков: 0–9 и a–f.',
    en: 'This is not a colour. Enter six characters: 0–9 and a–f.',
  },
  preview: { et: 'Nii see välja näeb', ru: 'Так это выглядит', en: 'What it looks like' },
  code: { et: 'Kood teie lehele', ru: 'Код для вашего сайта', en: 'Code for your site' },
  element: {
    et: 'Skript: raam muudab kõrgust ise',
    ru: 'Сам подстраивает высоту (скрипт)',
    en: 'Adjusts its own height (script)',
  },
  frame: {
    et: 'Ainult raam, ilma skriptita',
    ru: 'Без скрипта (фрейм)',
    en: 'Without a script (frame)',
  },
  copy: { et: 'Kopeeri', ru: 'Скопировать', en: 'Copy' },
  copied: { et: 'Kood on kopeeritud.', ru: 'Код скопирован.', en: 'The code has been copied.' },
  notCopied: {
    et: 'Kopeerida ei õnnestunud. Valige kood ja kopeerige see ise.',
    ru: 'Скопировать не удалось. Выделите код и скопируйте его сами.',
    en: 'Copying failed. Select the code and copy it yourself.',
  },
  open: { et: 'Vaata eraldi lehel', ru: 'Посмотреть отдельно', en: 'See it on its own page' },
} as const satisfies Readonly<Record<string, Worded>>;

export type EmbedTexts = Readonly<Record<keyof typeof texts, string>>;

export function embedTexts(locale: Locale): EmbedTexts {
  return textsIn(texts, locale);
}

/** The link from an embed to the page that has more. */
export const embedMore: Readonly<Record<EmbedPart, Worded>> = {
  'next-day': {
    et: 'Veopäevad kalendrisse ja plakatile',
    ru: 'Дни вывоза в календарь и на плакат',
    en: 'Collection days for your calendar and wall',
  },
  stations: {
    et: 'Jaamad, hinnad ja juhised',
    ru: 'Станции, цены и правила',
    en: 'Stations, prices and rules',
  },
  sorting: { et: 'Kõik sortimisest', ru: 'Всё о сортировке', en: 'All about sorting' },
};

export const embedColourNames: Readonly<Record<EmbedColour, Worded>> = {
  green: { et: 'roheline', ru: 'зелёный', en: 'green' },
  blue: { et: 'sinine', ru: 'синий', en: 'blue' },
  navy: { et: 'tumesinine', ru: 'тёмно-синий', en: 'navy' },
  violet: { et: 'lilla', ru: 'фиолетовый', en: 'violet' },
  red: { et: 'punane', ru: 'красный', en: 'red' },
  brown: { et: 'pruun', ru: 'коричневый', en: 'brown' },
  black: { et: 'must', ru: 'чёрный', en: 'black' },
};

/** Each language in itself. */
export const embedLanguage: Worded = { et: 'eesti', ru: 'русский', en: 'English' };
