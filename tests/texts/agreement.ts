/** Checks the form of a noun after a figure, by language. */
import type { Locale } from '#platform/languages/locale.ts';

/** Noun forms by plural category of the figure. If texts need a noun in two cases, both are allowed: "3 дня"
 * and "в течение 3 дней". */
type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, readonly string[]>>>;

/** "2026 года" is a year, not a count. */
const calendarYear = /^(?:19|20)\d\d$/u;

const nouns = {
  et: [
    { one: ['päev', 'päeva'], other: ['päeva'] },
    { one: ['tund', 'tunni'], other: ['tundi', 'tunni'] },
    { one: ['aasta'], other: ['aastat', 'aasta'] },
    { one: ['kuu'], other: ['kuud', 'kuu'] },
    { one: ['tööpäev', 'tööpäeva'], other: ['tööpäeva'] },
    { one: ['töötaja'], other: ['töötajat', 'töötaja'] },
    { one: ['klient', 'kliendi'], other: ['klienti', 'kliendi'] },
    { one: ['rehv', 'rehvi'], other: ['rehvi'] },
    { one: ['rendipäev'], other: ['rendipäeva'] },
  ],
  ru: [
    { one: ['день', 'дня'], few: ['дня', 'дней'], many: ['дней'] },
    { one: ['час', 'часа'], few: ['часа', 'часов'], many: ['часов'] },
    { one: ['год', 'года'], few: ['года', 'лет'], many: ['лет'] },
    { one: ['месяц', 'месяца'], few: ['месяца', 'месяцев'], many: ['месяцев'] },
    { one: ['работник', 'работника'], few: ['работника', 'работников'], many: ['работников'] },
    { one: ['сотрудник', 'сотрудника'], few: ['сотрудника', 'сотрудников'], many: ['сотрудников'] },
    { one: ['клиент', 'клиента'], few: ['клиента', 'клиентов'], many: ['клиентов'] },
    { one: ['шина', 'шины', 'шину'], few: ['шины', 'шин'], many: ['шин'] },
  ],
  en: [
    { one: ['day'], other: ['days'] },
    { one: ['hour'], other: ['hours'] },
    { one: ['year'], other: ['years'] },
    { one: ['month'], other: ['months'] },
    { one: ['employee'], other: ['employees'] },
    { one: ['customer'], other: ['customers'] },
    { one: ['tyre'], other: ['tyres'] },
  ],
} as const satisfies Record<Locale, readonly Forms[]>;

/** @param text Text with its figures filled in. @returns Figures whose noun has the wrong form. */
export function disagreements(text: string, locale: Locale): readonly string[] {
  const rules = new Intl.PluralRules(locale);
  return [...text.matchAll(/(\d[\d\u00a0.,]*)\s(\p{L}+)/gu)].flatMap(([found, figure = '', noun = '']) => {
    const forms: Forms | undefined = nouns[locale].find((each) => Object.values(each).flat().includes(noun));
    const digits = figure.replaceAll('\u00a0', '');
    const value = Number(locale === 'en' ? digits.replaceAll(',', '') : digits.replace(',', '.'));
    const isCounted = !calendarYear.test(figure) || locale !== 'ru';
    const isWrong = isCounted && forms && !forms[rules.select(value)]?.includes(noun);
    return isWrong ? [found] : [];
  });
}
