import { localizedPath } from '#platform/addresses/paths.ts';
import { unservedDays, unservedDaysInEnglish, unservedDaysInRussian } from '#shell/company/business-rules.ts';
import type { OpenDataPart } from '#shell/open-data/open-data-part.ts';
import { jsonFile } from '#shell/open-data/open-files.ts';
import { unservedFormat } from './open-unserved.ts';
import { unservedPath } from './unserved-address.ts';

/** What this feature adds to the open data. */
export const openData = {
  dataset: {
    name: 'unserved',
    texts: {
      name: { et: 'Teenindamata aadressid', ru: 'Необслуженные адреса', en: 'Missed collections' },
      description: {
        et: `Täna ja viimase ${unservedDays} päeva jooksul tühjendamata jäänud konteinerite aadressid, põhjus ja uus päev. Korterit, nime ja lepingu numbrit failis ei ole.`,
        ru: `Адреса, где сегодня и в последние ${unservedDaysInRussian} не вывезли отходы, причина и новый день. Без квартиры, имени и номера договора.`,
        en: `Addresses where a container was not emptied today or in the last ${unservedDaysInEnglish}, why, and the new day. Without flat, name or contract number.`,
      },
      keywords: {
        et: 'teenindamata aadress',
        ru: 'пропущенный вывоз',
        en: 'missed collection',
      },
    },
    frequency: 'UPDATE_CONT',
    routes: [],
    files: [jsonFile('unserved')],
    formats: [unservedFormat],
    isLive: true,
  },
  feeds: [
    {
      name: {
        et: 'Teenindamata aadressid maakonna või omavalitsuse järgi',
        ru: 'Необслуженные адреса по уездам и самоуправлениям',
        en: 'Missed collections by county or municipality',
      },
      href: (locale) => `${localizedPath(unservedPath, locale)}#feeds`,
      isPage: true,
    },
  ],
} as const satisfies OpenDataPart;
