import { feedAddress } from '#shell/addresses/feeds.ts';
import type { OpenDataPart } from '#shell/open-data/open-data-part.ts';
import { jsonFile } from '#shell/open-data/open-files.ts';
import { noticesFeed } from './notice-messages.ts';
import { noticesFormat } from './open-notices.ts';

/** What this feature adds to the open data. */
export const openData = {
  dataset: {
    name: 'notices',
    texts: {
      name: { et: 'Teated', ru: 'Сообщения', en: 'Notices' },
      description: {
        et: 'Teated vedude häirete ja muudatuste kohta: kehtivad ja lõppenud, algus ja lõpp Tallinna aja järgi.',
        ru: 'Сообщения о сбоях и изменениях вывоза: действующие и прошедшие, начало и конец по времени Таллинна.',
        en: 'Notices about disruptions and changes, current and past, with their start and end in Tallinn time.',
      },
      keywords: { et: 'teade, häire', ru: 'сообщение, сбой', en: 'notice, disruption' },
    },
    frequency: 'IRREG',
    routes: ['notices'],
    files: [jsonFile('notices')],
    formats: [noticesFormat],
  },
  feeds: [{ name: noticesFeed, href: (locale) => feedAddress('notices', locale) }],
} as const satisfies OpenDataPart;
