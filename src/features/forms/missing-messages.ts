import type { Worded } from '#platform/languages/locale.ts';
import type { SepticOrderField } from './septic-order.ts';
import type { ticketFields } from './ticket.ts';
import type { withdrawalFields } from './withdrawal.ts';

const reach = {
  et: 'Kirjutage telefon või e-post.',
  ru: 'Укажите телефон или эл. почту.',
  en: 'Give a phone number or an email address.',
} as const;

/** Of an address without which nobody can be answered: no telephone takes its place. */
export const neededEmailText = {
  et: 'Sisestage e-posti aadress.',
  ru: 'Введите адрес эл. почты.',
  en: 'Enter your email address.',
} as const;

/** What a field says when it is empty and must not be: it names what belongs there. A new field does not compile
 * without its sentence. */
export const missingFieldTexts = {
  topic: { et: 'Valige teema.', ru: 'Выберите тему.', en: 'Choose a topic.' },
  name: { et: 'Sisestage nimi.', ru: 'Введите имя и фамилию.', en: 'Enter your name.' },
  phone: reach,
  email: reach,
  contract: {
    et: 'Kirjutage, millest taganete.',
    ru: 'Напишите, от чего вы отказываетесь.',
    en: 'Write what you withdraw from.',
  },
  contractNumber: {
    et: 'Sisestage lepingu number.',
    ru: 'Введите номер договора.',
    en: 'Enter your contract number.',
  },
  area: {
    et: 'Valige jäätmeveo piirkond.',
    ru: 'Выберите район вывоза отходов.',
    en: 'Choose your waste collection area.',
  },
  address: { et: 'Sisestage aadress.', ru: 'Введите адрес.', en: 'Enter the address.' },
  wasteType: { et: 'Valige jäätmeliik.', ru: 'Выберите вид отходов.', en: 'Choose the waste type.' },
  containerType: { et: 'Valige konteiner.', ru: 'Выберите контейнер.', en: 'Choose the container.' },
  containerCount: {
    et: 'Valige konteinerite arv.',
    ru: 'Выберите число контейнеров.',
    en: 'Choose the number of containers.',
  },
  hasPackedWaste: {
    et: 'Valige, kas konteineri kõrval on pakitud lisajäätmeid.',
    ru: 'Укажите, есть ли рядом с контейнером мешки с отходами.',
    en: 'Choose whether there is bagged waste beside the container.',
  },
  desiredDay: {
    et: 'Valige tühjenduse päev.',
    ru: 'Выберите день вывоза.',
    en: 'Choose the collection day.',
  },
  subject: { et: 'Sisestage pealkiri.', ru: 'Введите заголовок.', en: 'Enter a subject.' },
  description: {
    et: 'Kirjutage, milles asi on.',
    ru: 'Опишите, о чём речь.',
    en: 'Write what your message is about.',
  },
  attachment: { et: 'Valige fail.', ru: 'Выберите файл.', en: 'Choose a file.' },
  directions: {
    et: 'Kirjutage, kuidas kohale jõuda.',
    ru: 'Напишите, как проехать.',
    en: 'Write how to get there.',
  },
  tank: {
    et: 'Valige, mida tühjendada.',
    ru: 'Укажите, что нужно откачать.',
    en: 'Choose what needs emptying.',
  },
  volume: { et: 'Sisestage maht.', ru: 'Введите объём.', en: 'Enter the volume.' },
  distance: { et: 'Sisestage kaugus.', ru: 'Введите расстояние.', en: 'Enter the distance.' },
  day: { et: 'Valige päev.', ru: 'Выберите день.', en: 'Choose a day.' },
  presence: {
    et: 'Valige, kas soovite kohal olla.',
    ru: 'Укажите, хотите ли присутствовать.',
    en: 'Choose whether you would like to be there.',
  },
  notes: { et: 'Kirjutage märkused.', ru: 'Напишите примечания.', en: 'Write your notes.' },
} as const satisfies Readonly<
  Record<keyof typeof ticketFields | keyof typeof withdrawalFields | SepticOrderField, Worded>
>;
