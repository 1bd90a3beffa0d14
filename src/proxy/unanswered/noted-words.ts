import { parseUnansweredWords } from '#model/unanswered-words.ts';

/** What else stands before the number of a house, a flat or a contract. Pages have no room for all of them. */
const personal =
  /(?:^|[ -])(?:(?:tän|tänav|tee|maantee|puiestee|kt|korter|maja|street|st|road|flat|д|дом|кв|квартира|lepingu?|contract|договор|номер) ?\d|(?:ул|улица|шоссе|проспект) )/u;

/** @param typed As sent by a page, or as noted when less was refused.
 * @returns undefined for what is not noted. */
export function parseNotedWords(typed: string): string | undefined {
  const words = parseUnansweredWords(typed);
  return words === undefined || personal.test(words) ? undefined : words;
}
