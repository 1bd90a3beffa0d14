/** Texts of the poster of collection days, and what goes where. */
import { binsOutBy } from '#shell/company/business-rules.ts';
import { lookup } from '#platform/base/lookup.ts';
import { type Locale, textIn, type Worded } from '#platform/languages/locale.ts';
import { frameWords } from '#shell/documents/frame-messages.ts';
import { textsIn } from '#shell/languages/texts-in.ts';

const texts = {
  ...frameWords,
  /** Where days are left out. */
  until: {
    et: 'Päevad kuni {date}. Hilisemad avab ruutkood.',
    ru: 'Дни до {date}. Следующие – по QR-коду.',
    en: 'Days until {date}. Scan the code for later ones.',
  },
  putOut: {
    et: `Konteiner olgu kättesaadav hiljemalt kell ${binsOutBy}`,
    ru: `Доступ к контейнеру нужен с ${binsOutBy}`,
    en: `The container must be within reach from ${binsOutBy}`,
  },
  sorting: { et: 'Mis kuhu käib', ru: 'Что куда класть', en: 'What goes where' },
  /** A kind of waste that the site does not know. */
  ask: {
    et: 'mida siia panna, küsige telefonil {phone}',
    ru: 'что сюда класть, спросите по телефону {phone}',
    en: 'call {phone} to ask what goes in',
  },
  code: {
    et: 'Ajakohased veopäevad: skannige ruutkood telefoniga.',
    ru: 'Актуальные дни: отсканируйте QR-код телефоном.',
    en: 'For the latest days, scan the code with a phone.',
  },
  fileName: { et: 'veopaevade-plakat', ru: 'plakat-dni-vyvoza', en: 'collection-days-poster' },
} as const satisfies Readonly<Record<string, Worded>>;

export type PosterTexts = Readonly<Record<keyof typeof texts, string>>;

export function posterTexts(locale: Locale): PosterTexts {
  return textsIn(texts, locale);
}

/** One line for each kind of waste, as the guides tell it at length. */
const sorting: Readonly<Record<string, Worded>> = {
  mixed: {
    et: 'mähkmed, tolm, katkised nõud, jahtunud tuhk',
    ru: 'подгузники, пыль, битая посуда, остывшая зола',
    en: 'nappies, dust, broken dishes, cold ash',
  },
  paper: {
    et: 'puhas ja kuiv paber, lapikud pappkastid',
    ru: 'чистая сухая бумага, сложенные коробки',
    en: 'clean, dry paper and flattened boxes',
  },
  mixedPackaging: {
    et: 'tühi ja loputatud plast, metall, joogikartong',
    ru: 'пустые чистые пластик, металл, пакеты от сока',
    en: 'empty, rinsed plastic, metal, drink cartons',
  },
  paperPackaging: {
    et: 'puhtad lapikud pappkastid ja paberkotid',
    ru: 'чистые сложенные коробки, бумажные пакеты',
    en: 'clean, flattened boxes and paper bags',
  },
  plasticPackaging: {
    et: 'tühjad ja loputatud karbid, pudelid, kile',
    ru: 'пустые чистые коробочки, бутылки, плёнка',
    en: 'empty, rinsed pots, bottles and film',
  },
  metalPackaging: {
    et: 'tühjad ja loputatud purgid, kaaned, foolium',
    ru: 'пустые чистые банки, крышки, фольга',
    en: 'empty, rinsed tins, lids and foil',
  },
  glass: {
    et: 'tühjad ja loputatud pudelid ja purgid, kaaneta',
    ru: 'пустые чистые бутылки и банки без крышек',
    en: 'empty, rinsed bottles and jars, lids off',
  },
  bio: {
    et: 'toidujäätmed ja kohvipaks, ilma kilekotita',
    ru: 'остатки еды, кофейная гуща; без полиэтилена',
    en: 'food and coffee grounds, no plastic bags',
  },
  garden: {
    et: 'lehed, muru ja oksad, ilma kilekotita',
    ru: 'листья, трава и ветки; без полиэтилена',
    en: 'leaves, grass, branches, no plastic bags',
  },
  bulky: {
    et: 'mööbel, madratsid, vaibad; mitte ehituspraht',
    ru: 'мебель, матрасы, ковры; без стройотходов',
    en: 'furniture, mattresses, rugs, no rubble',
  },
  electronics: {
    et: 'kõik, millel on juhe või patarei',
    ru: 'всё, что с проводом или батарейкой',
    en: 'anything with a plug, cable or battery',
  },
  textile: {
    et: 'kuivad ja puhtad rõivad, jalatsid, kangas',
    ru: 'сухие чистые одежда, обувь, ткани',
    en: 'dry, clean clothes, shoes and fabric',
  },
  hazardous: {
    et: 'värvid, lahustid, õlid, lambid; mitte ravimid',
    ru: 'краски, растворители, масла, лампы; без лекарств',
    en: 'paint, solvents, oil, lamps, no medicines',
  },
  construction: {
    et: 'tellised, betoon, krohv, plaadid; mitte eterniit',
    ru: 'кирпич, бетон, штукатурка, плитка; без шифера',
    en: 'bricks, concrete, plaster, tiles, no asbestos',
  },
  asbestos: {
    et: 'eterniit, tihedalt kilesse pakitud',
    ru: 'шифер, плотно упакованный в плёнку',
    en: 'asbestos sheets, sealed in plastic sheeting',
  },
  tyres: {
    et: 'sõiduauto rehvid ilma veljeta',
    ru: 'шины легкового автомобиля без дисков',
    en: 'car tyres without rims',
  },
  wood: {
    et: 'puhas puit; mitte immutatud puit',
    ru: 'чистая древесина; без пропитки',
    en: 'clean wood, no treated timber',
  },
  metal: {
    et: 'metallist esemed, torud ja plekk',
    ru: 'металлические вещи, трубы и жесть',
    en: 'metal things, pipes and sheet metal',
  },
};

/** @param id Of the kind of waste.
 * @returns What goes into its container; undefined if the site does not know the kind. */
export function sortingLine(id: string | undefined, locale: Locale): string | undefined {
  const line = lookup(sorting, id ?? '');
  return line && textIn(line, locale);
}
