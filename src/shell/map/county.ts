import { z } from 'zod';
import { lookup } from '#platform/base/lookup.ts';
import { withoutMarks } from '#platform/base/text.ts';
import { defaultLocale, type Locale, textIn, type Worded } from '#platform/languages/locale.ts';

/** The counties of Estonia: official name, and the name in each language. */
const countyNames = {
  'Harju maakond': { et: 'Harjumaa', ru: 'Харьюмаа', en: 'Harju County' },
  'Hiiu maakond': { et: 'Hiiumaa', ru: 'Хийумаа', en: 'Hiiu County' },
  'Ida-Viru maakond': { et: 'Ida-Virumaa', ru: 'Ида-Вирумаа', en: 'Ida-Viru County' },
  'Jõgeva maakond': { et: 'Jõgevamaa', ru: 'Йыгевамаа', en: 'Jõgeva County' },
  'Järva maakond': { et: 'Järvamaa', ru: 'Ярвамаа', en: 'Järva County' },
  'Lääne maakond': { et: 'Läänemaa', ru: 'Ляэнемаа', en: 'Lääne County' },
  'Lääne-Viru maakond': { et: 'Lääne-Virumaa', ru: 'Ляэне-Вирумаа', en: 'Lääne-Viru County' },
  'Põlva maakond': { et: 'Põlvamaa', ru: 'Пылвамаа', en: 'Põlva County' },
  'Pärnu maakond': { et: 'Pärnumaa', ru: 'Пярнумаа', en: 'Pärnu County' },
  'Rapla maakond': { et: 'Raplamaa', ru: 'Рапламаа', en: 'Rapla County' },
  'Saare maakond': { et: 'Saaremaa', ru: 'Сааремаа', en: 'Saare County' },
  'Tartu maakond': { et: 'Tartumaa', ru: 'Тартумаа', en: 'Tartu County' },
  'Valga maakond': { et: 'Valgamaa', ru: 'Валгамаа', en: 'Valga County' },
  'Viljandi maakond': { et: 'Viljandimaa', ru: 'Вильяндимаа', en: 'Viljandi County' },
  'Võru maakond': { et: 'Võrumaa', ru: 'Вырумаа', en: 'Võru County' },
} as const satisfies Readonly<Record<string, Worded>>;

export type County = keyof typeof countyNames;

/** Official name of a county. */
export const countySchema = z.enum(Object.keys(countyNames) as [County, ...County[]]);

export function countyName(county: County, locale: Locale): string {
  return textIn(countyNames[county], locale);
}

/** What people write for a county: Harjumaa, Harju, Харьюмаа, Харью. The word for a county is left out. */
export const namesOfCounty = (county: County): readonly string[] =>
  [countyNames[county].et, countyNames[county].ru].flatMap((name) => [
    name,
    name.replace(/(?:maa|маа)$/u, ''),
  ]);

/** Slug of a county: `Lääne-Viru maakond` is `laane-viru`. */
export function countySlug(county: County): string {
  return withoutMarks(county.replace(/ maakond$/u, '')).toLowerCase();
}

/** @returns undefined for anything else: an address may contain arbitrary input. */
export function parseCountySlug(slug: string | null): County | undefined {
  return countySchema.options.find((county) => countySlug(county) === slug);
}

/** Towns that the content base may name in place of their county. */
const townCounties: Readonly<Record<string, County>> = {
  tallinn: 'Harju maakond',
  keila: 'Harju maakond',
  loksa: 'Harju maakond',
  maardu: 'Harju maakond',
  narva: 'Ida-Viru maakond',
  'narva-jõesuu': 'Ida-Viru maakond',
  'kohtla-järve': 'Ida-Viru maakond',
  sillamäe: 'Ida-Viru maakond',
  paide: 'Järva maakond',
  haapsalu: 'Lääne maakond',
  rakvere: 'Lääne-Viru maakond',
  pärnu: 'Pärnu maakond',
  kuressaare: 'Saare maakond',
  tartu: 'Tartu maakond',
  valga: 'Valga maakond',
  viljandi: 'Viljandi maakond',
  võru: 'Võru maakond',
};

/** County of an area as the content base names it: `Harju maakond`, `Harjumaa` or `Tallinna linn`.
 * @returns undefined for an area that is none of these. */
export function countyOfArea(area: string): County | undefined {
  const name = area.normalize('NFC').trim().toLowerCase();
  const county = countySchema.options.find((known) =>
    [known, countyName(known, defaultLocale)].some((written) => written.toLowerCase() === name),
  );
  return (
    county ??
    lookup(townCounties, name.replace(/a? linn$/u, '')) ??
    lookup(townCounties, name.replace(/ linn$/u, ''))
  );
}
