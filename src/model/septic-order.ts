/** An order of septic transport: what its form asks, on paper, on the page and in the mail to the logistics. */
import type { LocalizedText } from './text.ts';

/** Names of the fields, in the order of the form. */
export const septicOrderFieldNames = {
  name: { et: 'Nimi', ru: 'Имя и фамилия', en: 'Name' },
  phone: { et: 'Telefon', ru: 'Телефон', en: 'Phone' },
  email: { et: 'E-post', ru: 'Эл. почта', en: 'E-mail' },
  contractNumber: {
    et: 'Lepingu number, kui see on',
    ru: 'Номер договора, если он есть',
    en: 'Contract number, if you have one',
  },
  address: { et: 'Tühjendamise aadress', ru: 'Адрес, где нужна откачка', en: 'Address of the tank' },
  directions: { et: 'Juhised kohale jõudmiseks', ru: 'Как проехать', en: 'Directions' },
  tank: { et: 'Kaevu liik', ru: 'Вид ямы', en: 'Type of tank' },
  volume: { et: 'Ligikaudne maht, m³', ru: 'Примерный объём, м³', en: 'Approximate volume, m³' },
  distance: {
    et: 'Kaugus luugist autoni, m',
    ru: 'Расстояние от люка до машины, м',
    en: 'Distance from the cover to the truck, m',
  },
  day: { et: 'Soovitud päev', ru: 'Желаемый день', en: 'Preferred day' },
  presence: {
    et: 'Kas soovite tühjendamise ajal kohal olla?',
    ru: 'Хотите присутствовать при откачке?',
    en: 'Would you like to be there when we empty the tank?',
  },
  notes: {
    et: 'Märkused: värava kood, kitsas tee, koer, halb pinnas',
    ru: 'Примечания: код ворот, узкая дорога, собака, слабый грунт',
    en: 'Notes: gate code, narrow road, dog, soft ground',
  },
} as const satisfies Readonly<Record<string, LocalizedText>>;

export type SepticOrderField = keyof typeof septicOrderFieldNames;

/** Without these nobody could come. */
export const neededOrderFields = ['name', 'address', 'tank'] as const satisfies readonly SepticOrderField[];

/** Cubic metres or metres as they are typed, with a point or a comma. */
export const decimalPattern = /^\d{1,4}(?:[.,]\d{1,2})?$/u;

/** Kinds of tanks. */
export const tanks = {
  cesspit: { et: 'kogumiskaev', ru: 'выгребная яма', en: 'cesspit' },
  septicTank: { et: 'septik', ru: 'септик', en: 'septic tank' },
  dryToilet: { et: 'kuivkäimla', ru: 'сухой туалет', en: 'dry toilet' },
} as const satisfies Readonly<Record<string, LocalizedText>>;

export const tankKinds = [
  'cesspit',
  'septicTank',
  'dryToilet',
] as const satisfies readonly (keyof typeof tanks)[];
