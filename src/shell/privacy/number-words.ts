/** Words that say what a number is, as they stand in a folded text. */
import { wordSet } from '#platform/base/text.ts';

/** Between the word for a number and the number. */
const fillers = wordSet(
  'nr no n o number numbriga numbri numbril номер номером номера on is it uus vana new новыи',
);

/** A number behind one of these is secret, unless the word before says of what it is. */
export const bareCodes = wordSet(
  'kood koodi koodiga koodid code codes код кода кодом коды pin pult puldi puldiga ключ key parool password пароль пин',
);

/** Codes that everybody may know: of waste, products, places and companies. */
export const openCodes = wordSet(
  'jaatme jaatmete jaatmeliigi liigi ehak registri posti toote kauba kmkr kn ewc waste list postal post zip product country riigi отходов отхода почтовыи товара kampaania discount promo color',
);

export const contractWords = wordSet(
  'lepingunr lepnr lepgunr lepg klient kliendi kliendil kliendile client customer клиент клиента клиенту leping lepingu lepingut lepinguga lepingule lepingust lep lepingunumber lepingunumbri lepingunumbriga kliendinumber kliendikood viitenumber viitenr contract agreement договор договора договору договоре договором',
);

export const codeWords = wordSet(
  'isikukood isikukoodi isikukoodiga isikukoodil ik personal identity личныи личного исикукоод uksekood uksekoodi uksekoodiga varavakood varavakoodi varavakoodiga fonokood fonoluku fonolukk uks ukse varav varava varavate trepikoja trepikoda tokkepuu tokkepuu puldi pult lukk luku tabaluku domofon домофон домофона двери ворот door gate',
);

export const phoneWords = wordSet(
  'tel telf t m mob gsm telefon telefoni telefonil telefonile telefoninumber mobiil mobiili mobiilil mobile phone telephone тел т моб телефон телефону телефона мобильныи helista helistage helistada call calling звони звоните позвоните звонить sms whatsapp viber telegram me',
);

export interface NumberWord {
  /** In a folded text; empty where there is none. */
  readonly text: string;
  /** Without a word for a code in general behind it: `door code` is `door`. */
  readonly subject: string;
}

export const noWord: NumberWord = { text: '', subject: '' };

/** @param before What stands before a number, in a folded text. */
export function wordBefore(before: string): NumberWord {
  if (!/\p{L}/u.test(before)) return noWord;
  const words = before.match(/\p{L}+/gu) ?? [];
  while (words.length > 1 && fillers.has(words.at(-1) ?? '')) words.pop();
  const text = words.at(-1) ?? '';
  return { text, subject: bareCodes.has(text) ? (words.at(-2) ?? '') : text };
}
