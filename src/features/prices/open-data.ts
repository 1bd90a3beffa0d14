import type { OpenDataPart } from '#shell/open-data/open-data-part.ts';
import { csvFile, jsonFile } from '#shell/open-data/open-files.ts';
import { priceListsFormat } from './open-price-lists.ts';

/** What this feature adds to the open data. */
export const openData = {
  dataset: {
    name: 'price-lists',
    texts: {
      name: { et: 'Hinnakirjad', ru: 'Прейскуранты', en: 'Price lists' },
      description: {
        et: 'Korraldatud jäätmeveo, ehitusjäätmete ja big-bag kottide hinnad käibemaksuga ja ilma ning kehtivusaeg.',
        ru: 'Цены на организованный вывоз, вывоз строительных отходов и биг-бэги с НСО и без него, а также срок действия.',
        en: 'Prices of organised collection, construction waste and big bags, with and without VAT, and their validity.',
      },
      keywords: {
        et: 'hinnakiri, jäätmevedu',
        ru: 'прейскурант, вывоз отходов',
        en: 'price list, waste collection',
      },
    },
    frequency: 'IRREG',
    routes: ['kojv_olme', 'kojv_ehitus'],
    files: [jsonFile('price-lists'), csvFile('price-lists')],
    formats: [priceListsFormat],
  },
} as const satisfies OpenDataPart;
