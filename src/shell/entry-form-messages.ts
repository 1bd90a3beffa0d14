/** The forms of what the features share: the company, kinds of waste, texts of pages, old addresses. */
import type { FormsOf } from '#platform/cms/wordpress/forms/form-texts.ts';
import { figureNames } from './company/figure-messages.ts';
import type { fieldLabels } from '#shell/field-label-messages.ts';
import type { platformCollections } from '#platform/cms/wordpress/collections.ts';
import type { collections } from './wordpress.server.ts';

export const forms = {
  company: {
    rights: 'company',
    icon: 'dashicons-store',
    names: {
      many: { et: 'Ettevõtte andmed', ru: 'Данные компании', en: 'Company' },
      one: { et: 'Ettevõtte andmed', ru: 'Данные компании', en: 'Company' },
      add: { et: 'Lisa ettevõtte andmed', ru: 'Добавить данные компании', en: 'Add company' },
    },
    help: {
      infoPhone: {
        et: 'Number, millele pöörduma kutsuvad kõik lehed, dokumendid ja teated. Kui see siin muutub, muutub see kõikjal.',
        ru: 'Номер, по которому просят звонить все страницы, документы и сообщения. Измените его здесь, и он изменится везде.',
        en: 'The number that all pages, documents and messages tell people to call. A change here changes it everywhere.',
      },
      facts: {
        et: 'Tekstid viitavad neile nimega, näiteks {{paymentDays}}. Kui arv siin muutub, muutub see igal lehel.',
        ru: 'Тексты называют их по имени, например {{paymentDays}}. Измените цифру здесь, и она изменится на всех страницах.',
        en: 'Texts refer to them by name, such as {{paymentDays}}. A figure that changes here changes on every page.',
      },
    },
    patternHelp: {
      infoPhone: {
        et: 'Kuni 15 numbrit ja tühikut, näiteks 1234 või +372 600 0000.',
        ru: 'До 15 цифр и пробелов, например 1234 или +372 600 0000.',
        en: 'Up to 15 digits and blanks, such as 1234 or +372 600 0000.',
      },
      registryCode: {
        et: 'Registrikoodis on kaheksa numbrit.',
        ru: 'В регистрационном коде восемь цифр.',
        en: 'A registry code has eight digits.',
      },
      vatNumber: { et: 'EE ja üheksa numbrit.', ru: 'EE и девять цифр.', en: 'EE and nine digits.' },
      postalCode: {
        et: 'Sihtnumber on viiekohaline.',
        ru: 'В индексе пять цифр.',
        en: 'A postcode has five digits.',
      },
    },
    keys: { facts: figureNames },
    choices: {
      facts: {
        count: { et: 'Arv', ru: 'Число', en: 'Number' },
        year: { et: 'Aasta', ru: 'Год', en: 'Year' },
        measure: { et: 'Arv ühikuga', ru: 'Число с единицей', en: 'Number with a unit' },
        time: { et: 'Kellaaeg', ru: 'Время', en: 'Time of day' },
        text: { et: 'Tekst', ru: 'Текст', en: 'Text' },
      },
    },
  },
  waste_types: {
    rights: 'prices',
    icon: 'dashicons-tag',
    names: {
      many: { et: 'Jäätmeliigid', ru: 'Виды отходов', en: 'Waste types' },
      one: { et: 'Jäätmeliik', ru: 'Вид отходов', en: 'Waste type' },
      add: { et: 'Lisa jäätmeliik', ru: 'Добавить вид отходов', en: 'Add waste type' },
    },
    title: { et: 'Nimi eesti keeles', ru: 'Название на эстонском', en: 'Name in Estonian' },
    labels: {
      id: { et: 'Tunnus', ru: 'Код', en: 'Code' },
      name: {
        et: 'Nimi teistes keeltes',
        ru: 'Название на других языках',
        en: 'Name in the other languages',
      },
    },
    help: {
      id: {
        et: 'Liigid ise on veebilehe programmis, sest igaühel on oma joonis. Siin on nende nimed.',
        ru: 'Сами виды есть в программе сайта, потому что у каждого свой рисунок. Здесь их названия.',
        en: 'The types themselves are in the program of the website, as each has a drawing. Here are their names.',
      },
    },
    choices: { id: { entriesOf: 'waste_types' } },
  },
  page_texts: {
    rights: 'pages',
    icon: 'dashicons-media-text',
    names: {
      many: { et: 'Lehtede tekstid', ru: 'Тексты страниц', en: 'Page texts' },
      one: { et: 'Lehe tekst', ru: 'Текст страницы', en: 'Page text' },
      add: { et: 'Lisa lehe tekst', ru: 'Добавить текст страницы', en: 'Add page text' },
    },
    title: { et: 'Lehe nimi menüüs', ru: 'Название страницы в меню', en: 'Name of the page in menus' },
    labels: {
      heading: {
        et: 'Pealkiri lehel, kui see erineb nimest',
        ru: 'Заголовок на странице, если он не совпадает с названием',
        en: 'Heading, when it is not the name',
      },
    },
    help: {
      route: {
        et: 'Tee algab ühe kaldkriipsuga, näiteks /services/compost.',
        ru: 'Путь начинается с одной косой черты, например /services/compost.',
        en: 'A path begins with one slash, for example /services/compost.',
      },
      description: { et: '20 kuni 200 tähemärki.', ru: 'От 20 до 200 знаков.', en: '20 to 200 characters.' },
    },
    patternHelp: {
      route: {
        et: 'Tee algab ühe kaldkriipsuga, näiteks /services/compost.',
        ru: 'Путь начинается с одной косой черты, например /services/compost.',
        en: 'A path begins with one slash, for example /services/compost.',
      },
    },
    inputs: { description: { lines: true }, lead: { lines: true } },
  },
  site_redirects: {
    rights: 'pages',
    icon: 'dashicons-migrate',
    names: {
      many: { et: 'Vanad aadressid', ru: 'Старые адреса', en: 'Old addresses' },
      one: { et: 'Vana aadress', ru: 'Старый адрес', en: 'Old address' },
      add: { et: 'Lisa vana aadress', ru: 'Добавить старый адрес', en: 'Add old address' },
    },
    labels: { id: { et: 'Vana aadress', ru: 'Старый адрес', en: 'Old address' } },
    help: {
      id: {
        et: 'Tee ilma domeenita, näiteks /vana-leht.',
        ru: 'Путь без домена, например /staraja-stranitsa.',
        en: 'The path without the domain, such as /old-page.',
      },
      to: {
        et: 'Tee algab ühe kaldkriipsuga, näiteks /services/compost.',
        ru: 'Путь начинается с одной косой черты, например /services/compost.',
        en: 'A path begins with one slash, for example /services/compost.',
      },
      external: {
        et: 'Selle asemel: aadress, mis on veebilehe seadetes.',
        ru: 'Вместо этого: адрес из настроек сайта.',
        en: 'Instead of it: an address in the settings of the website.',
      },
    },
    patternHelp: {
      id: {
        et: 'Tee algab ühe kaldkriipsuga, näiteks /services/compost.',
        ru: 'Путь начинается с одной косой черты, например /services/compost.',
        en: 'A path begins with one slash, for example /services/compost.',
      },
      to: {
        et: 'Tee algab ühe kaldkriipsuga, näiteks /services/compost.',
        ru: 'Путь начинается с одной косой черты, например /services/compost.',
        en: 'A path begins with one slash, for example /services/compost.',
      },
    },
  },
} as const satisfies FormsOf<
  typeof collections & Omit<typeof platformCollections, 'posts'>,
  keyof typeof fieldLabels
>;
