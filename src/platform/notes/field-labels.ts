/** Names of the fields of entries, as the forms in WordPress call them. */
import { lookup } from '#platform/base/lookup.ts';
import { fillText } from '#platform/base/text.ts';
import { isLocale, type Locale, textIn, type Worded } from '#platform/languages/locale.ts';
import { placeMessages } from './place-messages.ts';

/** Of the fields that a site has, by their names in the export format. */
export type FieldLabels = Readonly<Record<string, Worded>>;

/** @param path Of the field in the export format, such as `hours.0.days.1`. */
export function labelField(path: string, locale: Locale, labels: FieldLabels): string {
  const [first = '', ...rest] = path.split('.').filter((part) => part !== 'texts' && part !== 'translations');
  const isOfLanguage = isLocale(first);
  const name = isOfLanguage ? (rest.shift() ?? '') : first;
  const places = [...(isOfLanguage ? [first] : []), ...rest].map((part) => labelPlace(part, locale, labels));
  // All texts of a language.
  if (name === '') return places.join(', ');
  return [labelName(name, locale, labels), ...places].join(', ');
}

function labelPlace(part: string, locale: Locale, labels: FieldLabels): string {
  if (isLocale(part)) return textIn(placeMessages[part], locale);
  if (/^\d+$/u.test(part)) return fillText(textIn(placeMessages.row, locale), { row: Number(part) + 1 });
  return labelName(part, locale, labels);
}

/** @returns The name as it stands in the file where no form has the field. */
function labelName(name: string, locale: Locale, labels: FieldLabels): string {
  const label = lookup(labels, name);
  return label === undefined ? quote(name, locale) : textIn(label, locale);
}

const quote = (part: string, locale: Locale): string =>
  fillText(textIn(placeMessages.part, locale), { part });
