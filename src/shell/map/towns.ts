/** Towns and villages in municipalities of another name, as visitors of the search type them. */
import { lookup } from '#platform/base/lookup.ts';

/** Estonian and Russian name of each city, and of each district of Tallinn. */
export const cityNames: readonly (readonly [string, string])[] = [
  ['Haapsalu', 'Хаапсалу'],
  ['Keila', 'Кейла'],
  ['Kohtla-Järve', 'Кохтла-Ярве'],
  ['Kuressaare', 'Курессааре'],
  ['Loksa', 'Локса'],
  ['Maardu', 'Маарду'],
  ['Narva', 'Нарва'],
  ['Narva-Jõesuu', 'Нарва-Йыэсуу'],
  ['Paide', 'Пайде'],
  ['Pärnu', 'Пярну'],
  ['Rakvere', 'Раквере'],
  ['Sillamäe', 'Силламяэ'],
  ['Tallinn', 'Таллинн'],
  ['Tartu', 'Тарту'],
  ['Viljandi', 'Вильянди'],
  ['Võru', 'Выру'],
  ['Haabersti', 'Хааберсти'],
  ['Kesklinn', 'Кесклинн'],
  ['Kristiine', 'Кристийне'],
  ['Lasnamäe', 'Ласнамяэ'],
  ['Mustamäe', 'Мустамяэ'],
  ['Nõmme', 'Нымме'],
  ['Pirita', 'Пирита'],
  ['Põhja-Tallinn', 'Пыхья-Таллинн'],
];

/** Estonian and Russian name, by the municipality that each is part of: since the reform of 2017, Toila since October
 * 2025. */
const towns: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  'Anija vald': [['Kehra', 'Кехра']],
  'Haljala vald': [['Võsu', 'Вызу']],
  'Harku vald': [['Tabasalu', 'Табасалу']],
  'Hiiumaa vald': [['Kärdla', 'Кярдла']],
  'Järva vald': [
    ['Järva-Jaani', 'Ярва-Яани'],
    ['Koeru', 'Коэру'],
  ],
  'Jõhvi vald': [['Toila', 'Тойла']],
  'Lääne-Harju vald': [['Paldiski', 'Палдиски']],
  'Lääneranna vald': [
    ['Lihula', 'Лихула'],
    ['Virtsu', 'Виртсу'],
  ],
  'Lüganuse vald': [
    ['Kiviõli', 'Кивиыли'],
    ['Püssi', 'Пюсси'],
  ],
  'Mulgi vald': [
    ['Abja-Paluoja', 'Абья-Палуоя'],
    ['Karksi-Nuia', 'Каркси-Нуйа'],
    ['Mõisaküla', 'Мыйзакюла'],
  ],
  'Peipsiääre vald': [
    ['Kallaste', 'Калласте'],
    ['Alatskivi', 'Алатскиви'],
  ],
  'Põhja-Pärnumaa vald': [
    ['Vändra', 'Вяндра'],
    ['Pärnu-Jaagupi', 'Пярну-Яагупи'],
  ],
  'Põhja-Sakala vald': [
    ['Suure-Jaani', 'Сууре-Яани'],
    ['Võhma', 'Выхма'],
  ],
  'Rae vald': [['Jüri', 'Юри']],
  'Saarde vald': [['Kilingi-Nõmme', 'Килинги-Нымме']],
  'Saaremaa vald': [
    ['Kuressaare', 'Курессааре'],
    ['Orissaare', 'Ориссааре'],
  ],
  'Saue vald': [['Laagri', 'Лаагри']],
  'Tapa vald': [['Tamsalu', 'Тамсалу']],
  'Tori vald': [['Sindi', 'Синди']],
  'Viru-Nigula vald': [['Kunda', 'Кунда']],
};

/** Names in both scripts.
 * @param municipality With its type. */
export const listTowns = (municipality: string): readonly string[] =>
  (lookup(towns, municipality) ?? []).flat();

/** A name without the type of the place: `Tartu linn` is Tartu. */
export const withoutType = (name: string): string => name.replace(/ (?:linn|vald|alev|alevik|küla)$/u, '');

const placeNames: ReadonlySet<string> = new Set(
  [...cityNames, ...Object.values(towns).flat()].flat().map((name) => name.toLowerCase()),
);

/** Whether a name is that of a city, a district of Tallinn or a town, in either script and with or without its type. */
export const isTown = (name: string): boolean =>
  placeNames.has(
    withoutType(name.trim())
      .replace(/ linnaosa$/u, '')
      .toLowerCase(),
  );
