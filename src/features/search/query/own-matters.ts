/** Words of what this company does with its customers, which are things to throw away too. Who searches the whole site for a bill,
 * the hours (`kell`) or a big bag asks for those: the page comes before waste paper, watches and plastic bags. */
import { wordSet } from '#platform/base/text.ts';
import { splitWords } from '../format/words.ts';
import { isSmallWord } from './small-words.ts';

export function isOwnMatter(phrase: string): boolean {
  table ??= new Set(splitWords(text));
  const words = splitWords(phrase);
  return (
    otherQuestions.has(words[0] ?? '') ||
    table.has(words.filter((word) => !isSmallWord(word) && !newWords.has(word)).join(''))
  );
}

/** Who asks when or why does not ask where a thing goes. */
const otherQuestions = wordSet('millal miks когда почему when why');

/** Nobody throws a new contract away. */
const newWords = wordSet('uus uue uut новый нового новая new');

/** Made when it is first asked. */
let table: ReadonlySet<string> | undefined;

/** In these forms; words that belong together stand together. */
const text = `
    arve arved arvet earve earved leping lepingu lepingut lepingud kalender googlekalender plakat kompost
    bigbag bigbagkott pakendikott valvetelefon telefon kell kellaaeg väravavõti
    счета договор договора договоры календарь плакат компост телефон часы ключворот
    bill bills invoice invoices einvoice einvoices contract contracts form forms calendar googlecalendar dates poster posters
    compost cookies bigbag bigbags bulkbag packagingbag packagingbags yellowbag phone telephone
    gatekey`;
