/** All texts of the interface, by namespace: those that pages share and those of features. */
import { type Locale, ownTexts, textIn, type Worded } from '#platform/languages/locale.ts';
import { countedTexts } from '#shell/languages/counted-texts.ts';
import { type LocaleMessages, namespaces as shared } from '#shell/languages/messages.ts';
import { textsIn } from '#shell/languages/texts-in.ts';
import { cardLinks } from '#shell/layout/card-link-messages.ts';

type Namespace = keyof typeof shared;

type Namespaces = Readonly<Record<Namespace, Readonly<Record<string, Worded>>>>;

/** Spec §7: the six namespaces of /locales/{lang}.json.
 * @param added What features add. */
export function joinNamespaces(added: readonly LocaleMessages[]): Namespaces {
  const join = (name: Namespace): Readonly<Record<string, Worded>> =>
    Object.fromEntries([shared, ...added].flatMap((texts) => Object.entries<Worded>(texts[name] ?? {})));
  return {
    menu: join('menu'),
    homePage: join('homePage'),
    table: join('table'),
    map: join('map'),
    searchPage: join('searchPage'),
    common: { ...join('common'), ...cardLinks },
  };
}

/** Number of messages that a language lacks. */
export function countMissing(namespaces: Namespaces, locale: Locale): number {
  const texts = [...Object.values(namespaces).flatMap(Object.values<Worded>), ...Object.values(countedTexts)];
  return texts.filter((text: Worded<unknown>) => !ownTexts(text).some(([own]) => own === locale)).length;
}

/** All texts of one language by namespace and key. A text with a count has a key for each plural form:
 * `faqFound_one`. */
export function buildMessages(
  namespaces: Namespaces,
  locale: Locale,
): Readonly<Record<Namespace, Readonly<Record<string, string>>>> {
  return {
    menu: textsIn(namespaces.menu, locale),
    homePage: textsIn(namespaces.homePage, locale),
    table: textsIn(namespaces.table, locale),
    map: textsIn(namespaces.map, locale),
    searchPage: textsIn(namespaces.searchPage, locale),
    common: { ...textsIn(namespaces.common, locale), ...buildCountForms(locale) },
  };
}

function buildCountForms(locale: Locale): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(countedTexts).flatMap(([key, text]) =>
      Object.entries<string>(textIn(text, locale)).map(([form, words]) => [`${key}_${form}`, words] as const),
    ),
  );
}
