/** Contract numbers in a text that are no plain digits: behind a word for them, any letters and digits that the lookup would take.
 * One or two digits count something, and years, days and measures are none. */
import { parseContractNumber } from '#shell/company/contract-number.ts';
import type { TextRange } from './written-email.ts';
import { unit } from './written-units.ts';

const contractWord =
  /(?<!\p{L})(?:leping\p{L}{0,14}|lep(?:nr|gu?nr|g)?|kliendi(?:nr|numb\p{L}{1,5}|kood\p{L}{0,3})?|klient|viite(?:nr|numb\p{L}{1,5})|contract|agreement|договор\p{L}{0,3}|клиент\p{L}{0,2})(?!\p{L})/gu;

/** Between the word and the number. */
const filler =
  /[^\p{L}\d]{0,4}(?:(?:nr|no|n|o|on|is|it|numbe?r\p{L}{0,3}|kood\p{L}{0,3}|code|номер\p{L}{0,2}|код)(?!\p{L}))?[^\p{L}\d]{0,4}/uy;

/** Says that a number follows. */
const explicit = /numb|nr(?!\p{L})|(?<!\p{L})no(?!\p{L})|номер|kood|код/u;

/** Pieces behind signs, and digits behind letters and a blank: `KL 2019/123`. */
const token =
  /(?:\p{Script=Latin}{1,3} (?=\d{3}|\d\d[ \-/.]\d))?[\p{L}\d]{1,24}(?:[\-–./_#][\p{L}\d]{1,24}){0,5}(?: \d{2,7}(?![\p{L}\d.,:]))?/uy;

/** @param text Folded. */
export function* contractRanges(text: string): Generator<TextRange> {
  for (const { index, 0: word } of text.matchAll(contractWord)) {
    const from = numberAt(text, index + word.length);
    token.lastIndex = from;
    const written = token.exec(text)?.[0] ?? '';
    const isNumbered = explicit.test(text.slice(index, from));
    const number = [written, written.replace(/ \d+$/u, '')].find((one) =>
      isContract(one, isNumbered, text.slice(from + one.length, from + one.length + 12)),
    );
    if (number !== undefined) yield { from, until: from + number.length };
  }
}

function numberAt(text: string, end: number): number {
  let from = end;
  for (let words = 0; words < 4; words += 1) {
    filler.lastIndex = from;
    if (!filler.test(text) || filler.lastIndex === from) break;
    from = filler.lastIndex;
  }
  return from;
}

/** @param isNumbered Whether a word says that it is a number: then even a year is one. */
function isContract(written: string, isNumbered: boolean, after: string): boolean {
  const digits = written.replace(/\D/gu, '').length;
  if (digits < (isNumbered ? 2 : 3) || written.length < 3 || isDay(written)) return false;
  if (!isNumbered && (years.test(written) || (digits === written.length && digits < 4))) return false;
  return !unit.test(after) && !measure.test(written) && parseContractNumber(written) !== undefined;
}

/** `2026`, `2026a`, `2026/2027`, `2026-27` */
const years = /^(?:19|20)\d\d(?:a|[./–-](?:20)?\d\d)?$/u;

/** `31.12.2026`, `2026-12-31` and a moment of it, two of them; `24/7` */
const isDay = (written: string): boolean =>
  /^(?:\d{1,2}\.\d{1,2}\.(?:\d\d){1,2}|\d{4}-\d\d-\d\d)(?!\d)|^24\/7$/u.test(written);

/** `660l` */
const measure = /^\d+(?:l|kg|t|m|cm|mm|km|eur|m2|m3|kwh)$/u;
