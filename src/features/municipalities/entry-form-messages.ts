/** The forms of municipalities, carriers and contracts. */
import type { FormsOf } from '#platform/cms/wordpress/forms/form-texts.ts';
import type { fieldLabels } from '#shell/field-label-messages.ts';
import { namespaces } from '#shell/languages/messages.ts';
import { byLocale } from '#platform/languages/locale.ts';
import type { EntryOf } from '#platform/cms/export/export.ts';
import type { collections } from './wordpress.server.ts';

export const forms = {
  municipalities: {
    rights: 'pages',
    icon: 'dashicons-location',
    names: {
      many: { et: 'Omavalitsused', ru: 'Самоуправления', en: 'Municipalities' },
      one: { et: 'Omavalitsus', ru: 'Самоуправление', en: 'Municipality' },
      add: { et: 'Lisa omavalitsus', ru: 'Добавить самоуправление', en: 'Add municipality' },
    },
    title: { et: 'Eestikeelne nimi', ru: 'Название на эстонском', en: 'Estonian name' },
    labels: {
      id: { et: 'EHAK-kood', ru: 'Код EHAK', en: 'EHAK code' },
      type: { et: 'Liik', ru: 'Вид', en: 'Kind' },
    },
    help: {
      russian: {
        et: 'Kirillitsas, ilma sõnata „vald“ või „linn“.',
        ru: 'Кириллицей, без слова «волость» или «город».',
        en: 'In Cyrillic, without the word for city or rural municipality.',
      },
      districts: {
        et: 'Linnaosad, mida lepingud ja hinnakirjad nimetavad.',
        ru: 'Районы, которые названы в договорах и прейскурантах.',
        en: 'Districts that contracts and price lists name.',
      },
    },
    patternHelp: {
      id: { et: 'Koodis on neli numbrit.', ru: 'В коде четыре цифры.', en: 'The code has four digits.' },
      russian: { et: 'Ainult kirillitsa tähed.', ru: 'Только кириллица.', en: 'Cyrillic letters only.' },
      website: {
        et: 'Aadress algab märkidega https://.',
        ru: 'Адрес начинается с https://.',
        en: 'The address begins with https://.',
      },
    },
    choices: {
      type: {
        vald: { et: 'Vald', ru: 'Волость', en: 'Rural municipality' },
        linn: { et: 'Linn', ru: 'Город', en: 'City' },
      },
    },
    nameOf: ({ name, russian }: EntryOf<'municipalities'>) =>
      byLocale((locale) => (locale === 'ru' && russian !== undefined ? `${russian} (${name})` : name)),
  },
  carriers: {
    rights: 'prices',
    icon: 'dashicons-car',
    names: {
      many: { et: 'Vedajad', ru: 'Перевозчики', en: 'Carriers' },
      one: { et: 'Vedaja', ru: 'Перевозчик', en: 'Carrier' },
      add: { et: 'Lisa vedaja', ru: 'Добавить перевозчика', en: 'Add carrier' },
    },
    title: { et: 'Ettevõtte nimi', ru: 'Название компании', en: 'Name of the company' },
  },
  municipal_contracts: {
    rights: 'prices',
    icon: 'dashicons-clipboard',
    names: {
      many: { et: 'Omavalitsuste lepingud', ru: 'Договоры с самоуправлениями', en: 'Municipality contracts' },
      one: { et: 'Omavalitsuse leping', ru: 'Договор с самоуправлением', en: 'Municipality contract' },
      add: { et: 'Lisa leping', ru: 'Добавить договор', en: 'Add contract' },
    },
    labels: {
      from: { et: 'Leping algab', ru: 'Договор начинается', en: 'Contract begins' },
      until: { et: 'Leping lõpeb', ru: 'Договор заканчивается', en: 'Contract ends' },
      phone: { et: 'Piirkonna telefon', ru: 'Телефон региона', en: 'Regional telephone' },
    },
    help: {
      district: {
        et: 'Ainult siis, kui leping kehtib linnaosas, mitte terves omavalitsuses.',
        ru: 'Только если договор действует в районе, а не во всём самоуправлении.',
        en: 'Only when the contract is for a district and not for all of the municipality.',
      },
      phone: {
        et: 'Tühi, kui veab teine ettevõte: tema kliendid ei helista meile.',
        ru: 'Пусто, если вывозит другая компания: её клиенты звонят не нам.',
        en: 'Empty where another company collects: its customers do not call us.',
      },
    },
    choices: {
      carrier: { company: { et: 'Meie ise', ru: 'Мы сами', en: 'We ourselves' } },
      biller: { carrier: namespaces.table.billerCarrier, municipality: namespaces.table.billerMunicipality },
    },
    entries: {
      municipality: 'municipalities',
      carrier: 'carriers',
      priceList: 'kojv_olme',
      phone: 'regional_phones',
    },
  },
} as const satisfies FormsOf<typeof collections, keyof typeof fieldLabels>;
