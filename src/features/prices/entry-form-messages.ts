/** The forms of price lists. */
import type { FormsOf } from '#platform/cms/wordpress/forms/form-texts.ts';
import type { fieldLabels } from '#shell/field-label-messages.ts';
import { openEnd } from '#shell/languages/format.ts';
import type { collections } from './wordpress.server.ts';

const euros = { unit: '€' };

export const forms = {
  kojv_olme: {
    rights: 'prices',
    icon: 'dashicons-media-spreadsheet',
    names: {
      many: { et: 'Hinnakirjad', ru: 'Прейскуранты', en: 'Price lists' },
      one: { et: 'Hinnakiri', ru: 'Прейскурант', en: 'Price list' },
      add: { et: 'Lisa hinnakiri', ru: 'Добавить прейскурант', en: 'Add price list' },
    },
    labels: {
      vatRate: { et: 'Käibemaksumäär', ru: 'Ставка налога с оборота', en: 'VAT rate' },
      title: { et: 'Tabeli pealkiri', ru: 'Заголовок таблицы', en: 'Title of the table' },
    },
    help: {
      validUntil: {
        et: 'Kui lõppu ei ole teada, märkige „Kehtib, kuni teatatakse teisiti“.',
        ru: 'Если конец не известен, отметьте «До особого уведомления».',
        en: 'If the end is not known, tick “Until further notice”.',
      },
      region: {
        et: 'Eestikeelne nimi, nagu hinnakirja pealkirjas.',
        ru: 'Название на эстонском, как в заголовке прейскуранта.',
        en: 'The Estonian name, as in the title of the list.',
      },
      tables: {
        et: 'Hinnad on eurodes käibemaksuta. Tühi hind tähendab, et teenust ei pakuta.',
        ru: 'Цены в евро без налога с оборота. Пустая цена значит, что услуги нет.',
        en: 'Prices are in euros without VAT. An empty price means that it is not offered.',
      },
    },
    choices: {
      service: {
        organised: {
          et: 'Korraldatud jäätmevedu',
          ru: 'Организованный вывоз отходов',
          en: 'Organised waste collection',
        },
        construction: { et: 'Ehitusjäätmed', ru: 'Строительные отходы', en: 'Construction waste' },
        'big-bag': { et: 'Big-bag kott', ru: 'Биг-бэг', en: 'Big bag' },
      },
      tables: {
        containers: { et: 'Konteinerite hinnad', ru: 'Цены контейнеров', en: 'Prices of containers' },
        services: { et: 'Teenuste hinnad', ru: 'Цены услуг', en: 'Prices of services' },
      },
    },
    inputs: {
      validUntil: { openEnd },
      vatRate: { unit: '%' },
      emptying: euros,
      rentPerMonth: euros,
      sale: euros,
      price: euros,
    },
    entries: { container: 'container_types' },
  },
  kojv_ehitus: {
    rights: 'prices',
    icon: 'dashicons-media-spreadsheet',
    names: {
      many: {
        et: 'Ehitusjäätmete hinnakirjad',
        ru: 'Прейскуранты строительных отходов',
        en: 'Construction waste price lists',
      },
      one: {
        et: 'Ehitusjäätmete hinnakiri',
        ru: 'Прейскурант строительных отходов',
        en: 'Construction waste price list',
      },
      add: {
        et: 'Lisa ehitusjäätmete hinnakiri',
        ru: 'Добавить прейскурант строительных отходов',
        en: 'Add construction waste price list',
      },
    },
    labels: {
      vatRate: { et: 'Käibemaksumäär', ru: 'Ставка налога с оборота', en: 'VAT rate' },
      title: { et: 'Tabeli pealkiri', ru: 'Заголовок таблицы', en: 'Title of the table' },
    },
    help: {
      validUntil: {
        et: 'Kui lõppu ei ole teada, märkige „Kehtib, kuni teatatakse teisiti“.',
        ru: 'Если конец не известен, отметьте «До особого уведомления».',
        en: 'If the end is not known, tick “Until further notice”.',
      },
      region: {
        et: 'Eestikeelne nimi, nagu hinnakirja pealkirjas.',
        ru: 'Название на эстонском, как в заголовке прейскуранта.',
        en: 'The Estonian name, as in the title of the list.',
      },
      tables: {
        et: 'Hinnad on eurodes käibemaksuta. Tühi hind tähendab, et teenust ei pakuta.',
        ru: 'Цены в евро без налога с оборота. Пустая цена значит, что услуги нет.',
        en: 'Prices are in euros without VAT. An empty price means that it is not offered.',
      },
    },
    choices: {
      service: {
        organised: {
          et: 'Korraldatud jäätmevedu',
          ru: 'Организованный вывоз отходов',
          en: 'Organised waste collection',
        },
        construction: { et: 'Ehitusjäätmed', ru: 'Строительные отходы', en: 'Construction waste' },
        'big-bag': { et: 'Big-bag kott', ru: 'Биг-бэг', en: 'Big bag' },
      },
      tables: {
        containers: { et: 'Konteinerite hinnad', ru: 'Цены контейнеров', en: 'Prices of containers' },
        services: { et: 'Teenuste hinnad', ru: 'Цены услуг', en: 'Prices of services' },
      },
    },
    inputs: {
      validUntil: { openEnd },
      vatRate: { unit: '%' },
      emptying: euros,
      rentPerMonth: euros,
      sale: euros,
      price: euros,
    },
    entries: { container: 'container_types' },
  },
} as const satisfies FormsOf<typeof collections, keyof typeof fieldLabels>;
