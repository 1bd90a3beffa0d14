/** The forms of “What goes where”. Bins, places, steps and reasons have the names that the site shows. */
import type { FormsOf } from '#platform/cms/wordpress/forms/form-texts.ts';
import type { fieldLabels } from '#shell/field-label-messages.ts';
import { sortingBins } from './bin-messages.ts';
import { sortingReasonTexts } from './reason-messages.ts';
import { sortingSteps } from './sorting-messages.ts';
import { sortingPlaceTexts } from './way-messages.ts';
import { binIds } from './sorting.ts';
import type { collections } from './wordpress.server.ts';

const bins = Object.fromEntries(binIds.map((id) => [id, sortingBins[id].name]));

export const forms = {
  sorting_items: {
    rights: 'sorting',
    icon: 'dashicons-search',
    names: {
      many: { et: 'Kuhu mis käib', ru: 'Что куда', en: 'What goes where' },
      one: { et: 'Asi', ru: 'Вещь', en: 'Thing' },
      add: { et: 'Lisa asi', ru: 'Добавить вещь', en: 'Add thing' },
    },
    title: { et: 'Nimi eesti keeles', ru: 'Название на эстонском', en: 'Name in Estonian' },
    labels: {
      wasteType: {
        et: 'Jäätmeliik, mille järgi leitakse jaamad',
        ru: 'Вид отхода, по которому находят станции',
        en: 'Waste type, which finds the stations',
      },
      wasteCodes: {
        et: 'Jäätmekoodid, mille järgi leitakse jaama hind',
        ru: 'Коды отхода, по которым находят цену станции',
        en: 'Waste codes, which find the price of a station',
      },
    },
    help: {
      searchWords: {
        et: 'Fraasid komadega, nagu inimesed neid otsingusse kirjutavad. Lehel neid ei näidata.',
        ru: 'Фразы через запятую, как их пишут в поиске. На странице их не видно.',
        en: 'Phrases with commas, as people type them into the search. They are not shown on the page.',
      },
      links: {
        et: 'Tee algab ühe kaldkriipsuga, näiteks /services/compost.',
        ru: 'Путь начинается с одной косой черты, например /services/compost.',
        en: 'A path begins with one slash, for example /services/compost.',
      },
      wasteCodes: {
        et: 'Jäätmekood on kujul 15 01 06 või 20 01 27*.',
        ru: 'Код отхода пишется так: 15 01 06 или 20 01 27*.',
        en: 'A waste code looks like 15 01 06 or 20 01 27*.',
      },
      updated: {
        et: 'Sellest päevast teatatakse uuenduste voos.',
        ru: 'Об этом дне сообщит лента обновлений.',
        en: 'The feed of changes tells of this day.',
      },
    },
    patternHelp: {
      wasteCodes: {
        et: 'Jäätmekood on kujul 15 01 06 või 20 01 27*.',
        ru: 'Код отхода пишется так: 15 01 06 или 20 01 27*.',
        en: 'A waste code looks like 15 01 06 or 20 01 27*.',
      },
      links: {
        et: 'Tee algab ühe kaldkriipsuga, näiteks /services/compost.',
        ru: 'Путь начинается с одной косой черты, например /services/compost.',
        en: 'A path begins with one slash, for example /services/compost.',
      },
    },
    choices: { bin: bins, elsewhere: sortingPlaceTexts, steps: sortingSteps, reason: sortingReasonTexts },
    inputs: { note: { lines: true }, answer: { lines: true } },
    entries: { group: 'sorting_groups' },
    first: ['nameRu', 'nameEn'],
  },
  sorting_groups: {
    rights: 'sorting',
    icon: 'dashicons-category',
    names: {
      many: { et: 'Asjade rühmad', ru: 'Группы вещей', en: 'Groups of things' },
      one: { et: 'Asjade rühm', ru: 'Группа вещей', en: 'Group of things' },
      add: { et: 'Lisa asjade rühm', ru: 'Добавить группу вещей', en: 'Add group of things' },
    },
    title: { et: 'Nimi eesti keeles', ru: 'Название на эстонском', en: 'Name in Estonian' },
    help: {
      order: {
        et: 'Väiksema numbriga on eespool.',
        ru: 'Чем меньше число, тем выше в списке.',
        en: 'A smaller number stands further up.',
      },
    },
    first: ['nameRu', 'nameEn'],
  },
  sorting_differences: {
    rights: 'sorting',
    icon: 'dashicons-randomize',
    names: {
      many: {
        et: 'Erinevused omavalitsuste vahel',
        ru: 'Различия между самоуправлениями',
        en: 'What differs by municipality',
      },
      one: { et: 'Erinevus', ru: 'Различие', en: 'Difference' },
      add: { et: 'Lisa erinevus', ru: 'Добавить различие', en: 'Add difference' },
    },
    labels: {
      bin: {
        et: 'Millise konteineri asju see puudutab',
        ru: 'Вещей какого контейнера это касается',
        en: 'Bin whose things it is about',
      },
      text: {
        et: 'Mis on selles omavalitsuses teisiti',
        ru: 'Что в этом самоуправлении иначе',
        en: 'What is different in this municipality',
      },
    },
    help: {
      text: { et: 'Üks-kaks lauset.', ru: 'Одно-два предложения.', en: 'One or two sentences.' },
      sourceUrl: {
        et: 'Aadress algab märkidega https://.',
        ru: 'Адрес начинается с https://.',
        en: 'The address begins with https://.',
      },
    },
    patternHelp: {
      sourceUrl: {
        et: 'Aadress algab märkidega https://.',
        ru: 'Адрес начинается с https://.',
        en: 'The address begins with https://.',
      },
    },
    choices: { bin: bins },
    inputs: { text: { lines: true } },
    entries: { municipality: 'municipalities' },
  },
  sorting_sources: {
    rights: 'sorting',
    icon: 'dashicons-book-alt',
    names: {
      many: { et: 'Sortimise allikad', ru: 'Источники о сортировке', en: 'Sources of sorting' },
      one: { et: 'Allikas', ru: 'Источник', en: 'Source' },
      add: { et: 'Lisa allikas', ru: 'Добавить источник', en: 'Add source' },
    },
    title: { et: 'Allika pealkiri', ru: 'Название источника', en: 'Title of the source' },
    labels: {
      title: {
        et: 'Pealkiri teistes keeltes',
        ru: 'Название на других языках',
        en: 'Title in the other languages',
      },
    },
    help: {
      order: {
        et: 'Väiksema numbriga on eespool.',
        ru: 'Чем меньше число, тем выше в списке.',
        en: 'A smaller number stands further up.',
      },
      url: {
        et: 'Aadress algab märkidega https://.',
        ru: 'Адрес начинается с https://.',
        en: 'The address begins with https://.',
      },
      read: {
        et: 'Päev, mil keegi viimati vastuseid allikaga võrdles.',
        ru: 'День, когда ответы последний раз сверили с источником.',
        en: 'Day on which somebody last compared the answers with it.',
      },
      concerns: {
        et: 'Allikas seisab ainult nende asjade juures. Vähemalt üks peab olema täidetud.',
        ru: 'Источник стоит только у этих вещей. Заполните хотя бы одно.',
        en: 'The source stands below these things only. Fill in at least one.',
      },
      objects: {
        et: 'Asjade püsilingid, igaüks oma real.',
        ru: 'Постоянные ссылки вещей, каждая на своей строке.',
        en: 'Permalinks of things, one per line.',
      },
    },
    patternHelp: {
      url: {
        et: 'Aadress algab märkidega https://.',
        ru: 'Адрес начинается с https://.',
        en: 'The address begins with https://.',
      },
      wasteCodes: {
        et: 'Jäätmekood on kujul 15 01 06 või 20 01 27*.',
        ru: 'Код отхода пишется так: 15 01 06 или 20 01 27*.',
        en: 'A waste code looks like 15 01 06 or 20 01 27*.',
      },
      objects: {
        et: 'Asjade püsilingid, igaüks oma real.',
        ru: 'Постоянные ссылки вещей, каждая на своей строке.',
        en: 'Permalinks of things, one per line.',
      },
    },
    choices: { bins },
    first: ['title'],
  },
  sorting_sheet: {
    rights: 'sorting',
    icon: 'dashicons-printer',
    names: {
      many: { et: 'Seinaleht', ru: 'Памятка на стену', en: 'Sheet for the wall' },
      one: { et: 'Konteiner seinalehel', ru: 'Контейнер в памятке', en: 'Bin on the sheet' },
      add: { et: 'Lisa konteiner', ru: 'Добавить контейнер', en: 'Add bin' },
    },
    labels: { id: { et: 'Konteiner', ru: 'Контейнер', en: 'Bin' } },
    help: {
      belongs: {
        et: 'Asjade püsilingid, igaüks oma real.',
        ru: 'Постоянные ссылки вещей, каждая на своей строке.',
        en: 'Permalinks of things, one per line.',
      },
      not: {
        et: 'Asjade püsilingid, igaüks oma real.',
        ru: 'Постоянные ссылки вещей, каждая на своей строке.',
        en: 'Permalinks of things, one per line.',
      },
    },
    patternHelp: {
      belongs: {
        et: 'Asjade püsilingid, igaüks oma real.',
        ru: 'Постоянные ссылки вещей, каждая на своей строке.',
        en: 'Permalinks of things, one per line.',
      },
      not: {
        et: 'Asjade püsilingid, igaüks oma real.',
        ru: 'Постоянные ссылки вещей, каждая на своей строке.',
        en: 'Permalinks of things, one per line.',
      },
    },
    choices: { id: bins },
  },
} as const satisfies FormsOf<typeof collections, keyof typeof fieldLabels>;
