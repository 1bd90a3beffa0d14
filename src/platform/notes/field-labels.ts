/** Names of the fields of entries, as the forms in WordPress call them. */
import { lookup } from '#platform/base/lookup.ts';
import { fillText } from '#platform/base/text.ts';
import { isLocale, type Locale, textIn, type Worded } from '#platform/languages/locale.ts';
import { placeMessages } from './place-messages.ts';

/** Of the fields that a site has, by their names in the export format. */
export type FieldLabels = Readonly<Record<string, Worded>>;

/** @param path Of the field in the export format, such as `hours.0.days.1`. What a form has as JSON is named by its keys there. */
export function labelField(path: string, locale: Locale, labels: FieldLabels): string {
  const [first = '', ...rest] = path.split('.').filter((part) => part !== 'texts' && part !== 'translations');
  const isOfLanguage = isLocale(first);
  const name = isOfLanguage ? (rest.shift() ?? '') : first;
  const label = lookup(labels, name);
  const places = [...(isOfLanguage ? [first] : []), ...rest].map((part) => labelPlace(part, locale));
  // All texts of a language.
  if (name === '') return places.join(', ');
  return [label === undefined ? quote(name, locale) : textIn(label, locale), ...places].join(', ');
}

function labelPlace(part: string, locale: Locale): string {
  if (isLocale(part)) return textIn(placeMessages[part], locale);
  if (/^\d+$/u.test(part)) return fillText(textIn(placeMessages.row, locale), { row: Number(part) + 1 });
  return quote(part, locale);
}

const quote = (part: string, locale: Locale): string =>
  fillText(textIn(placeMessages.part, locale), { part });
