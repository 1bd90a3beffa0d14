/** Words of what this company does with its customers, which are things to throw away too. Who searches the whole site for a bill or
 * for a big bag asks for those: the page comes before waste paper and plastic bags. */
import { splitWords } from '../format/words.ts';
import { isSmallWord } from './small-words.ts';

export function isOwnMatter(phrase: string): boolean {
  table ??= new Set(splitWords(text));
  return table.has(
    splitWords(phrase)
      .filter((word) => !isSmallWord(word))
      .join(''),
  );
}

/** Made when it is first asked. */
let table: ReadonlySet<string> | undefined;

/** In these forms; words that belong together stand together. */
const text = `
    arve arved arvet earve earved leping lepingu lepingut lepingud kalender googlekalender plakat kompost
    bigbag bigbagkott pakendikott valvetelefon
    счета договор договора договоры календарь плакат компост
    bill bills invoice invoices einvoice einvoices contract contracts form forms calendar googlecalendar dates poster posters
    compost cookies bigbag bigbags bulkbag packagingbag packagingbags yellowbag`;
