/** Towns that the map names. */
import { type Locale, textIn, type Worded } from '#platform/languages/locale.ts';
import type { LonLat } from './map-object.ts';

export interface Town {
  readonly name: string;
  readonly coordinates: LonLat;
  /** Zoom of the map from which it is named. */
  readonly fromZoom: number;
}

/** Larger towns first: their names win where names collide. */
export function towns(locale: Locale): readonly Town[] {
  return rows.map(({ name, coordinates, fromZoom }) => ({
    name: textIn(name, locale),
    coordinates,
    fromZoom,
  }));
}

interface Row extends Omit<Town, 'name'> {
  readonly name: Worded;
}

const rows: readonly Row[] = [
  { name: { et: 'Tallinn', ru: 'Таллинн', en: 'Tallinn' }, coordinates: [24.745, 59.437], fromZoom: 3 },
  { name: { et: 'Tartu', ru: 'Тарту', en: 'Tartu' }, coordinates: [26.725, 58.38], fromZoom: 3 },
  { name: { et: 'Narva', ru: 'Нарва', en: 'Narva' }, coordinates: [28.19, 59.377], fromZoom: 3 },
  { name: { et: 'Pärnu', ru: 'Пярну', en: 'Pärnu' }, coordinates: [24.5, 58.386], fromZoom: 3 },
  {
    name: { et: 'Kuressaare', ru: 'Курессааре', en: 'Kuressaare' },
    coordinates: [22.485, 58.253],
    fromZoom: 3,
  },
  { name: { et: 'Viljandi', ru: 'Вильянди', en: 'Viljandi' }, coordinates: [25.59, 58.364], fromZoom: 3 },
  { name: { et: 'Haapsalu', ru: 'Хаапсалу', en: 'Haapsalu' }, coordinates: [23.54, 58.943], fromZoom: 3.5 },
  { name: { et: 'Kärdla', ru: 'Кярдла', en: 'Kärdla' }, coordinates: [22.75, 58.998], fromZoom: 3.5 },
  { name: { et: 'Võru', ru: 'Выру', en: 'Võru' }, coordinates: [27.01, 57.839], fromZoom: 3.5 },
  { name: { et: 'Valga', ru: 'Валга', en: 'Valga' }, coordinates: [26.045, 57.777], fromZoom: 3.5 },
  { name: { et: 'Rakvere', ru: 'Раквере', en: 'Rakvere' }, coordinates: [26.355, 59.347], fromZoom: 3.5 },
  { name: { et: 'Paide', ru: 'Пайде', en: 'Paide' }, coordinates: [25.556, 58.886], fromZoom: 3.5 },
  { name: { et: 'Jõhvi', ru: 'Йыхви', en: 'Jõhvi' }, coordinates: [27.42, 59.359], fromZoom: 3.5 },
  {
    name: { et: 'Kohtla-Järve', ru: 'Кохтла-Ярве', en: 'Kohtla-Järve' },
    coordinates: [27.273, 59.399],
    fromZoom: 4.5,
  },
  { name: { et: 'Jõgeva', ru: 'Йыгева', en: 'Jõgeva' }, coordinates: [26.39, 58.747], fromZoom: 4.5 },
  { name: { et: 'Põlva', ru: 'Пылва', en: 'Põlva' }, coordinates: [27.055, 58.06], fromZoom: 4.5 },
  { name: { et: 'Rapla', ru: 'Рапла', en: 'Rapla' }, coordinates: [24.795, 59.007], fromZoom: 4.5 },
  { name: { et: 'Sillamäe', ru: 'Силламяэ', en: 'Sillamäe' }, coordinates: [27.76, 59.394], fromZoom: 4.5 },
  { name: { et: 'Maardu', ru: 'Маарду', en: 'Maardu' }, coordinates: [25.02, 59.478], fromZoom: 5 },
  { name: { et: 'Keila', ru: 'Кейла', en: 'Keila' }, coordinates: [24.415, 59.304], fromZoom: 5 },
  { name: { et: 'Paldiski', ru: 'Палдиски', en: 'Paldiski' }, coordinates: [24.055, 59.357], fromZoom: 5 },
  { name: { et: 'Kunda', ru: 'Кунда', en: 'Kunda' }, coordinates: [26.54, 59.5], fromZoom: 5 },
  { name: { et: 'Tapa', ru: 'Тапа', en: 'Tapa' }, coordinates: [25.96, 59.26], fromZoom: 5 },
  { name: { et: 'Türi', ru: 'Тюри', en: 'Türi' }, coordinates: [25.43, 58.81], fromZoom: 5 },
  { name: { et: 'Põltsamaa', ru: 'Пылтсамаа', en: 'Põltsamaa' }, coordinates: [25.97, 58.653], fromZoom: 5 },
  { name: { et: 'Elva', ru: 'Элва', en: 'Elva' }, coordinates: [26.42, 58.223], fromZoom: 5 },
  { name: { et: 'Otepää', ru: 'Отепя', en: 'Otepää' }, coordinates: [26.497, 58.059], fromZoom: 5 },
  { name: { et: 'Tõrva', ru: 'Тырва', en: 'Tõrva' }, coordinates: [25.935, 58.003], fromZoom: 5 },
  { name: { et: 'Räpina', ru: 'Ряпина', en: 'Räpina' }, coordinates: [27.46, 58.098], fromZoom: 5 },
  {
    name: { et: 'Kilingi-Nõmme', ru: 'Килинги-Нымме', en: 'Kilingi-Nõmme' },
    coordinates: [24.965, 58.148],
    fromZoom: 5,
  },
  { name: { et: 'Sindi', ru: 'Синди', en: 'Sindi' }, coordinates: [24.665, 58.401], fromZoom: 5.5 },
  { name: { et: 'Lihula', ru: 'Лихула', en: 'Lihula' }, coordinates: [23.83, 58.688], fromZoom: 5 },
  { name: { et: 'Saue', ru: 'Сауэ', en: 'Saue' }, coordinates: [24.55, 59.322], fromZoom: 5.5 },
  { name: { et: 'Kehra', ru: 'Кехра', en: 'Kehra' }, coordinates: [25.335, 59.336], fromZoom: 5.5 },
  { name: { et: 'Loksa', ru: 'Локса', en: 'Loksa' }, coordinates: [25.72, 59.58], fromZoom: 5.5 },
  { name: { et: 'Mustvee', ru: 'Муствеэ', en: 'Mustvee' }, coordinates: [26.94, 58.849], fromZoom: 5.5 },
  { name: { et: 'Kallaste', ru: 'Калласте', en: 'Kallaste' }, coordinates: [27.16, 58.66], fromZoom: 5.5 },
  { name: { et: 'Antsla', ru: 'Антсла', en: 'Antsla' }, coordinates: [26.54, 57.826], fromZoom: 5.5 },
  {
    name: { et: 'Karksi-Nuia', ru: 'Каркси-Нуйа', en: 'Karksi-Nuia' },
    coordinates: [25.565, 58.102],
    fromZoom: 5.5,
  },
  {
    name: { et: 'Abja-Paluoja', ru: 'Абья-Палуоя', en: 'Abja-Paluoja' },
    coordinates: [25.35, 58.125],
    fromZoom: 5.5,
  },
  {
    name: { et: 'Narva-Jõesuu', ru: 'Нарва-Йыэсуу', en: 'Narva-Jõesuu' },
    coordinates: [28.045, 59.459],
    fromZoom: 5.5,
  },
  { name: { et: 'Kiviõli', ru: 'Кивиыли', en: 'Kiviõli' }, coordinates: [26.97, 59.353], fromZoom: 5.5 },
  { name: { et: 'Mõisaküla', ru: 'Мыйзакюла', en: 'Mõisaküla' }, coordinates: [25.185, 58.092], fromZoom: 6 },
  { name: { et: 'Võhma', ru: 'Выхма', en: 'Võhma' }, coordinates: [25.553, 58.628], fromZoom: 5.5 },
  { name: { et: 'Orissaare', ru: 'Ориссааре', en: 'Orissaare' }, coordinates: [23.08, 58.56], fromZoom: 5.5 },
  { name: { et: 'Käina', ru: 'Кяйна', en: 'Käina' }, coordinates: [22.78, 58.83], fromZoom: 5.5 },
];
