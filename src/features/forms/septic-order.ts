/** Order of septic tank emptying: its fields, used for the form on paper, on the page and in the mail to logistics. */
import { type FormDescriptor, type FormFields, senderFields, yesOrNo } from '#shell/form/form.ts';

/** Kinds of tanks. */
const tanks = [
  { value: 'cesspit', label: { et: 'kogumiskaev', ru: 'выгребная яма', en: 'cesspit' } },
  { value: 'septicTank', label: { et: 'septik', ru: 'септик', en: 'septic tank' } },
  { value: 'dryToilet', label: { et: 'kuivkäimla', ru: 'сухой туалет', en: 'dry toilet' } },
] as const;

/** In form order. A truck cannot be sent without the required fields. */
export const septicOrderFields = {
  ...senderFields,
  contractNumber: {
    kind: 'contract-number',
    label: {
      et: 'Lepingu number, kui see on',
      ru: 'Номер договора, если он есть',
      en: 'Contract number, if you have one',
    },
    hint: 'contractIfAny',
    maxLength: 50,
  },
  address: {
    kind: 'text',
    label: { et: 'Tühjendamise aadress', ru: 'Адрес, где нужна откачка', en: 'Address of the tank' },
    isRequired: true,
    hint: 'address',
    maxLength: 200,
  },
  directions: {
    kind: 'lines',
    label: { et: 'Juhised kohale jõudmiseks', ru: 'Как проехать', en: 'Directions' },
    maxLength: 1000,
    rows: 3,
  },
  tank: {
    kind: 'radio',
    label: { et: 'Mida tühjendada', ru: 'Что нужно откачать', en: 'What needs emptying' },
    isRequired: true,
    options: tanks,
  },
  volume: {
    kind: 'decimal',
    label: { et: 'Ligikaudne maht, m³', ru: 'Примерный объём, м³', en: 'Approximate volume, m³' },
    maxLength: 7,
  },
  distance: {
    kind: 'decimal',
    label: {
      et: 'Kaugus luugist autoni, m',
      ru: 'Расстояние от люка до машины, м',
      en: 'Distance from the cover to the truck, m',
    },
    maxLength: 7,
  },
  day: {
    kind: 'day',
    label: { et: 'Soovitud päev', ru: 'Желаемый день', en: 'Preferred day' },
    hint: 'day',
  },
  presence: {
    kind: 'radio',
    label: {
      et: 'Kas soovite tühjendamise ajal kohal olla?',
      ru: 'Хотите присутствовать при откачке?',
      en: 'Would you like to be there when we empty the tank?',
    },
    options: yesOrNo,
  },
  notes: {
    kind: 'lines',
    label: {
      et: 'Märkused: värava kood, kitsas tee, koer, halb pinnas',
      ru: 'Примечания: код ворот, узкая дорога, собака, слабый грунт',
      en: 'Notes: gate code, narrow road, dog, soft ground',
    },
    maxLength: 2000,
    rows: 4,
  },
} as const satisfies FormFields;

export type SepticOrderField = keyof typeof septicOrderFields;

export const septicOrderForm = {
  fields: septicOrderFields,
  oneOf: ['phone', 'email'],
} as const satisfies FormDescriptor<typeof septicOrderFields>;
