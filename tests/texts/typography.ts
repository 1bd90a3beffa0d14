/** Typography rules of each language for quotation marks, spaces and units. */
import { type Locale, locales } from '#platform/languages/locale.ts';
import { splitBlocks } from './words.ts';

interface Rule {
  /** Languages of the rule. */
  readonly locales: readonly Locale[];
  /** Pattern of a fault. */
  readonly fault: RegExp;
  /** An example with the fault, and a similar one without. */
  readonly wrong: string;
  readonly right: string;
}

export const typographyRules = {
  'a straight quotation mark': {
    locales,
    fault: /"/u,
    wrong: 'Leht "Hinnakirjad"',
    right: 'Leht <a href="/">„Hinnakirjad“</a>',
  },
  'a straight apostrophe': {
    locales,
    fault: /\p{L}'\p{L}/u,
    wrong: "The truck's route",
    right: 'The truck’s route',
  },
  'a quotation mark of another language': {
    locales: ['et'],
    fault: /[«»”]/u,
    wrong: 'Leht „Hinnakirjad”',
    right: 'Leht „Hinnakirjad“',
  },
  'a quotation mark that is not Russian': {
    locales: ['ru'],
    fault: /[„“”]/u,
    wrong: 'Страница „Цены“',
    right: 'Страница «Цены»',
  },
  'a quotation mark that is not English': {
    locales: ['en'],
    fault: /[«»„]/u,
    wrong: 'The page „Prices“',
    right: 'The page “Prices”',
  },
  'two blanks': { locales, fault: /\s{2}|\u00a0\s|\s\u00a0/u, wrong: 'Kaks  sõna', right: 'Kaks sõna' },
  'a blank before a punctuation mark': {
    locales,
    fault: /\s[,.;:!?](?:\s|$)/u,
    wrong: 'Tere , naaber',
    right: 'Tere, naaber',
  },
  'a unit without a no-break space': {
    locales,
    fault: /\d ?(?:kg|g|t|km|m|cm|mm|m²|m³|l|€|кг|г|т|км|м|см|мм|м²|м³|л)(?![\p{L}\d²³])/u,
    wrong: 'Kott kaalub 10 kg',
    right: 'Kott kaalub 10\u00a0kg, ruumi on 12\u00a0m²',
  },
  'a percent sign without a no-break space': {
    locales: ['et', 'ru'],
    fault: /\d ?%/u,
    wrong: 'Lisandub 20%',
    right: 'Lisandub 20\u00a0%',
  },
  'a percent sign apart from its figure': {
    locales: ['en'],
    fault: /\d\s%/u,
    wrong: '20\u00a0% more',
    right: '20% more',
  },
  'a day without a no-break space before its month': {
    locales,
    fault:
      /\d\.? (?:jaanuar|veebruar|märts|aprill|ma[ij]|juuni|juuli|august|septemb|oktoob|novemb|detsemb|января|февраля|марта|апреля|мая|июня|июля|августа|сентября|октября|ноября|декабря|(?:January|February|March|April|May|June|July|August|September|October|November|December)(?!\p{L}))/u,
    wrong: 'Alates 1. juulist',
    right: 'Alates 1.\u00a0juulist',
  },
  'a semicolon in English': {
    locales: ['en'],
    fault: /;/u,
    wrong: 'Cut boxes open; lay them flat',
    right: 'Cut boxes open. Lay them flat',
  },
  'a hyphen in place of a dash': {
    locales,
    fault: /\s-\s|\d-\d/u,
    wrong: 'Avatud 9-17',
    right: 'Avatud 9–17, e-arve',
  },
  'a Latin letter inside a Russian word': {
    locales: ['ru'],
    fault: /\p{Script=Cyrillic}\p{Script=Latin}|\p{Script=Latin}\p{Script=Cyrillic}/u,
    wrong: 'Bывоз',
    right: 'Вывоз, файл PDF, big-bag',
  },
  'a Latin letter that looks Russian': {
    locales: ['ru'],
    fault: /(?<![\p{L}\d-])[aceopxyABCEHKMOPTX](?![\p{L}\d.-])/u,
    wrong: 'Мешок c травой',
    right: 'Мешок с травой, номер с буквой L',
  },
  'a Cyrillic letter': {
    locales: ['et', 'en'],
    fault: /\p{Script=Cyrillic}/u,
    wrong: 'Jäätmеd',
    right: 'Jäätmed',
  },
} as const satisfies Readonly<Record<string, Rule>>;

/** Faults in a text, each with the characters around it. */
export function findFaults(html: string, locale: Locale): readonly string[] {
  const rules: readonly (readonly [string, Rule])[] = Object.entries(typographyRules);
  return splitBlocks(html).flatMap((block) =>
    rules.flatMap(([message, rule]) => {
      const place = rule.locales.includes(locale) ? block.search(rule.fault) : -1;
      return place < 0 ? [] : [`${message}: …${block.slice(Math.max(0, place - 15), place + 20)}…`];
    }),
  );
}
