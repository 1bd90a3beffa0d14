/** Texts of the sheet of what goes where, and of the page that offers it. */
import { type Locale, textIn, type Worded } from '#platform/languages/locale.ts';
import type { BinId } from './sorting.ts';
import { textsIn } from '#shell/languages/texts-in.ts';

const texts = {
  title: { et: 'Mis kuhu käib', ru: 'Что куда класть', en: 'What goes where' },
  belongs: { et: 'käib siia', ru: 'сюда', en: 'goes here' },
  belongsNot: { et: 'ei käi siia, vaid', ru: 'не сюда, а', en: 'not here, but' },
  /** For readers that cannot see the drawing. */
  drawing: { et: 'Joonis: {name}', ru: 'Рисунок: {name}', en: 'Drawing: {name}' },
  collected: {
    et: 'Kodu juurest viime ära: {bins}.',
    ru: 'У дома мы забираем: {bins}.',
    en: 'We collect from home: {bins}.',
  },
  notCollected: {
    et: 'Viige ise avalikku konteinerisse või jäätmejaama: {bins}.',
    ru: 'Отнесите сами в общественный контейнер или на станцию: {bins}.',
    en: 'Take to a public container or a waste station yourself: {bins}.',
  },
  code: {
    et: 'Kõik muu leiate nime järgi: skannige ruutkood telefoniga.',
    ru: 'Остальное найдёте по названию: отсканируйте код.',
    en: 'Look up anything else by name: scan the code.',
  },
  fileName: { et: 'mis-kuhu-kaib', ru: 'chto-kuda-klast', en: 'what-goes-where' },

  /** The link to the page. */
  link: {
    et: 'Leht köögi seinale (PDF)',
    ru: 'Памятка на стену кухни (PDF)',
    en: 'Sheet for the kitchen wall (PDF)',
  },
  /** The link to a sheet. */
  ownLink: {
    et: 'Leht seinale (PDF)',
    ru: 'Памятка на стену (PDF)',
    en: 'Sheet for the wall (PDF)',
  },
  bins: { et: 'Konteinerid ja kohad', ru: 'Контейнеры и места', en: 'Bins and places' },
  binsHint: {
    et: 'Kuni kaheksa. Kui ühtegi ei vali, on lehel viis tavalist konteinerit.',
    ru: 'До восьми. Если ничего не выбрать, на листе будут пять обычных контейнеров.',
    en: 'Up to eight. If you choose none, the sheet has the five usual bins.',
  },
  languages: { et: 'Keeled', ru: 'Языки', en: 'Languages' },
  languagesHint: {
    et: 'Iga keel on eraldi lehel.',
    ru: 'Каждый язык на отдельном листе.',
    en: 'Each language has a sheet of its own.',
  },
  /** Each is shown in its own language. */
  language: { et: 'eesti keeles', ru: 'по-русски', en: 'in English' },
  municipality: { et: 'Vald või linn', ru: 'Волость или город', en: 'Municipality' },
  anywhere: { et: 'Valimata', ru: 'Не выбрано', en: 'Not chosen' },
  municipalityHint: {
    et: 'Lehele tuleb kirja see, mis teie vallas või linnas on teisiti.',
    ru: 'На листе будет, чем отличаются правила в вашей волости или городе.',
    en: 'The sheet then says what is different in your municipality.',
  },
  make: { et: 'Laadi alla leht (PDF)', ru: 'Скачать лист (PDF)', en: 'Download the sheet (PDF)' },
} as const satisfies Readonly<Record<string, Worded>>;

export type SheetTexts = Readonly<Record<keyof typeof texts, string>>;

export function sheetTexts(locale: Locale): SheetTexts {
  return textsIn(texts, locale);
}

/** Where a thing goes instead, as it is said after an arrow: the place that one looks for. */
const destinations: Readonly<Record<BinId, Worded>> = {
  mixed: { et: 'segaolmejäätmed', ru: 'смешанные отходы', en: 'mixed waste' },
  bio: { et: 'biojäätmed', ru: 'биоотходы', en: 'bio-waste' },
  paper: { et: 'paber', ru: 'бумага', en: 'paper' },
  packaging: { et: 'segapakendid', ru: 'упаковка', en: 'packaging' },
  glass: { et: 'klaaspakend', ru: 'стекло', en: 'glass' },
  garden: { et: 'aiajäätmed', ru: 'садовые отходы', en: 'garden waste' },
  textile: { et: 'rõivakonteiner', ru: 'контейнер для текстиля', en: 'textile container' },
  deposit: { et: 'taaraautomaat', ru: 'тароавтомат', en: 'return machine' },
  electronics: { et: 'pood või jaam', ru: 'магазин или станция', en: 'shop or waste station' },
  batteries: { et: 'kogumiskast poes', ru: 'ящик в магазине', en: 'box in a shop' },
  medicines: { et: 'apteek', ru: 'аптека', en: 'pharmacy' },
  hazardous: { et: 'jäätmejaam', ru: 'станция отходов', en: 'waste station' },
  station: { et: 'jäätmejaam', ru: 'станция отходов', en: 'waste station' },
  none: { et: 'küsige meilt', ru: 'спросите нас', en: 'ask us' },
};

export const destinationText = (bin: BinId, locale: Locale): string => textIn(destinations[bin], locale);
