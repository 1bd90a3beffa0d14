/** The forms of people, offices and telephone numbers. */
import type { FormsOf } from '#platform/cms/wordpress/forms/form-texts.ts';
import type { fieldLabels } from '#shell/field-label-messages.ts';
import type { collections } from './wordpress.server.ts';

export const forms = {
  contact_persons: {
    rights: 'help',
    icon: 'dashicons-businessperson',
    names: {
      many: { et: 'Kontaktisikud', ru: 'Контактные лица', en: 'Contact persons' },
      one: { et: 'Kontaktisik', ru: 'Контактное лицо', en: 'Contact person' },
      add: { et: 'Lisa kontaktisik', ru: 'Добавить контактное лицо', en: 'Add contact person' },
    },
    title: { et: 'Ees- ja perekonnanimi', ru: 'Имя и фамилия', en: 'Full name' },
    patternHelp: {
      phone: {
        et: 'Number on kujul +372 600 0100.',
        ru: 'Номер пишется так: +372 600 0100.',
        en: 'A number looks like +372 600 0100.',
      },
    },
  },
  offices: {
    rights: 'help',
    icon: 'dashicons-building',
    names: {
      many: { et: 'Esindused', ru: 'Представительства', en: 'Offices' },
      one: { et: 'Esindus', ru: 'Представительство', en: 'Office' },
      add: { et: 'Lisa esindus', ru: 'Добавить представительство', en: 'Add office' },
    },
    title: { et: 'Linn eesti keeles', ru: 'Город на эстонском', en: 'City in Estonian' },
    labels: {
      city: { et: 'Linn teistes keeltes', ru: 'Город на других языках', en: 'City in the other languages' },
    },
    help: {
      hours: {
        et: 'Riigipühadel on esindused suletud.',
        ru: 'В праздничные дни представительства закрыты.',
        en: 'Offices are closed on public holidays.',
      },
      access: {
        et: 'Kui siin on midagi valitud, aga mitte sissepääs ilma astmeteta, ütleb leht, et uksel on astmed.',
        ru: 'Если что-то выбрано, но не вход без ступенек, страница говорит, что у двери ступеньки.',
        en: 'When something is chosen but not a step-free entrance, the page says that there are steps.',
      },
    },
    patternHelp: {
      phone: {
        et: 'Number on kujul +372 600 0100.',
        ru: 'Номер пишется так: +372 600 0100.',
        en: 'A number looks like +372 600 0100.',
      },
      postalCode: {
        et: 'Sihtnumber on viiekohaline.',
        ru: 'В индексе пять цифр.',
        en: 'A postcode has five digits.',
      },
    },
  },
  regional_phones: {
    rights: 'help',
    icon: 'dashicons-phone',
    names: {
      many: { et: 'Piirkondade telefonid', ru: 'Телефоны регионов', en: 'Regional telephones' },
      one: { et: 'Piirkonna telefon', ru: 'Телефон региона', en: 'Regional telephone' },
      add: { et: 'Lisa piirkonna telefon', ru: 'Добавить телефон региона', en: 'Add regional telephone' },
    },
    title: { et: 'Piirkond eesti keeles', ru: 'Регион на эстонском', en: 'Region in Estonian' },
    labels: {
      region: {
        et: 'Piirkond teistes keeltes',
        ru: 'Регион на других языках',
        en: 'Region in the other languages',
      },
    },
    patternHelp: {
      phone: {
        et: 'Number on kujul +372 600 0100.',
        ru: 'Номер пишется так: +372 600 0100.',
        en: 'A number looks like +372 600 0100.',
      },
    },
  },
} as const satisfies FormsOf<typeof collections, keyof typeof fieldLabels>;
