/** The form of notices. */
import type { FormsOf } from '#platform/cms/wordpress/forms/form-texts.ts';
import type { fieldLabels } from '#shell/field-label-messages.ts';
import type { collections } from './wordpress.server.ts';

export const forms = {
  notices: {
    rights: 'notices',
    icon: 'dashicons-megaphone',
    names: {
      many: { et: 'Teated', ru: 'Сообщения', en: 'Notices' },
      one: { et: 'Teade', ru: 'Сообщение', en: 'Notice' },
      add: { et: 'Lisa teade', ru: 'Добавить сообщение', en: 'Add notice' },
    },
    title: { et: 'Pealkiri', ru: 'Заголовок', en: 'Title' },
    help: {
      from: {
        et: 'Tühi: kohe, kui teade avaldatakse.',
        ru: 'Пусто: сразу, когда сообщение опубликовано.',
        en: 'Empty: as soon as the notice is published.',
      },
      severity: {
        et: 'Erakorraline teade on lehe ülaosas punasena. Piisab eestikeelsest tekstist.',
        ru: 'Экстренное сообщение красное и стоит вверху страницы. Достаточно эстонского текста.',
        en: 'An emergency is red at the top of each page. A text in Estonian is enough.',
      },
      link: {
        et: 'Tee algab ühe kaldkriipsuga, näiteks /services/compost.',
        ru: 'Путь начинается с одной косой черты, например /services/compost.',
        en: 'A path begins with one slash, for example /services/compost.',
      },
      movedDays: {
        et: 'Päevad, mille ringid sõidetakse muul päeval. Kalendrid võtavad need siit.',
        ru: 'Дни, чьи рейсы перенесены. Календари берут их отсюда.',
        en: 'Days whose rounds are on another day. Calendars take them from here.',
      },
    },
    patternHelp: {
      link: {
        et: 'Tee algab ühe kaldkriipsuga, näiteks /services/compost.',
        ru: 'Путь начинается с одной косой черты, например /services/compost.',
        en: 'A path begins with one slash, for example /services/compost.',
      },
    },
    choices: {
      severity: {
        information: { et: 'Info', ru: 'Информация', en: 'Information' },
        emergency: { et: 'Erakorraline', ru: 'Экстренное', en: 'Emergency' },
      },
    },
  },
} as const satisfies FormsOf<typeof collections, keyof typeof fieldLabels>;
