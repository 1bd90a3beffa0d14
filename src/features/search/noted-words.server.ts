/** Which unanswered words are kept. Pages have no room for all of it, so the server refuses more than they do. */
import { foldText } from '#platform/base/folded-text.ts';
import { withoutEnd, wordSet } from '#platform/base/text.ts';
import { isStreetKind } from '#shell/places/street-address.ts';
import { isTown } from '#shell/map/towns.ts';
import { parseUnansweredWords } from './unanswered-words.ts';
import { leadsToPerson } from '#shell/privacy/without-persons.ts';

/** Words of an address besides the kinds of streets, in folded texts. */
const addressWords = wordSet(
  'tanav tanaval poik valjak korter krt kt maja talu kinnistu vald kula alev alevik linnaosa sissepaas trepikoda street st road avenue flat apartment house ул улица шоссе проспект пр переулок пер бульвар д дом кв квартира подъезд хутор',
);

/** Words that make a number one of a person. */
const numberWords = wordSet(
  'tel telefon mob mobiil gsm kood uksekood isikukood leping lepingu nr number klient contract phone code client договор номер тел телефон код клиент',
);

/** Words of e-mail addresses, and of who speaks of themselves. */
const personWords = wordSet(
  'gmail hotmail outlook icloud yahoo yandex protonmail email mail e-mail at att dot com ee ru net org eu isikukood nimi minu mina olen nimega name my mine меня зовут имя мое точка',
);

/** Numbers of telephones, spoken. */
const digitWords = wordSet(
  'null uks kaks kolm neli viis kuus seitse kaheksa uheksa zero one two three four five six seven eight nine ноль один два три четыре пять шесть семь восемь девять',
);

/** What is counted or measured, so that its number is none of a house. */
const unit =
  /^(?:tk|kg|g|l|ml|cm|mm|m|km|v|w|ah|mah|kw|tolli|toll|liitrit|liitri|kilo|aastat|osa|pcs|pack|inch|litre|litres|шт|кг|г|л|мл|см|мм|м|в|вт|литров|литра|штук|штуки)$/u;

/** @param typed As sent by a page, or as noted when less was refused.
 * @returns undefined for what is not noted. */
export function parseNotedWords(typed: string): string | undefined {
  const words = parseUnansweredWords(typed);
  return words === undefined || leadsToPerson(words) || isPersonal(words.split(' ')) ? undefined : words;
}

function isPersonal(words: readonly string[]): boolean {
  const folded = words.map((word) => foldText(word).text);
  const hasNumber = words.some((word) => /\d/u.test(word));
  return (
    (words.length > 1 && folded.some((word) => personWords.has(word))) ||
    folded.some((word) => word.startsWith('isikuk') || isPartOfAddress(word)) ||
    (words.length > 1 && words.some(isStreetKind)) ||
    (hasNumber && folded.some((word) => numberWords.has(withoutNumber(word)))) ||
    (hasNumber && words.length > 1 && words.some((word) => isTown(word))) ||
    folded.filter((word) => digitWords.has(word)).length > 2 ||
    words.some((word, index) => index > 0 && isHouse(word, words[index - 1] ?? '', words[index + 1]))
  );
}

const withoutNumber = (word: string): string => withoutEnd(word, '0123456789');

/** Also with its number: `korter7`. */
const isPartOfAddress = (word: string): boolean => addressWords.has(withoutNumber(word));

/** Whether a number may be that of a house: behind a name in the genitive, in which streets have theirs, and no number of pieces. */
function isHouse(word: string, before: string, after: string | undefined): boolean {
  if (!/^\d{1,3}[a-zа-я]?(?:-\d{1,3})?$/u.test(word) || (after !== undefined && unit.test(after)))
    return false;
  if (unit.test(word.replace(/^\d+/u, ''))) return false;
  const isPlainNumber = /^\d+$/u.test(word);
  return !isPlainNumber || /^\d/u.test(before) || /\d/u.test(after ?? '') || isName(before);
}

/** Adjectives that are names of streets, and words that end like such a name. */
const isName = (word: string): boolean =>
  /^(?:pikk|lai|uus|suur|kitsas|kesk|vene)$/u.test(word) || /[aeiouõäöüаеиоуыэюяй]$/u.test(word);
