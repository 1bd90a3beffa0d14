/** Collection days as calendars, files and posters, sheets of what goes where, and words that it has no answer for. */
import { systemClock } from '#platform/base/clock.ts';
import { parseContractNumber } from '#shell/company/contract-number.ts';
import { languages, locales } from '#platform/languages/locale.ts';
import { sheetBins } from '#features/sorting/sorting-sheet.ts';
import { CalendarTokens } from '#features/calendar/calendar-token.server.ts';
import type { Attack } from './attack.ts';
import { flood } from './send.ts';
import { calendarSecret, formType, jsonType, ownOrigin, word, words } from './texts.ts';

const post = (path: string, body: string, type: typeof formType | typeof jsonType = formType) =>
  ({ method: 'POST', path, headers: { ...type, ...ownOrigin }, body }) as const;

const everyLanguage = locales.map((locale) => `language=${locale}`).join('&');
const prefixes = locales.map((locale) => languages[locale].prefix);

/** Contracts of which the demonstration knows many days, none, and no answer. */
const knownContract = 'L1000003';
const emptyContract = parseContractNumber('1000001');
const failingContract = 'L1000004';

const tokens = new CalendarTokens({ secret: calendarSecret }, systemClock);
const token = tokens.seal({
  contractNumbers: emptyContract === undefined ? [] : [emptyContract],
  locale: 'et',
  wasteKeys: [],
  reminder: 'none',
});

/** Authentic for a sixteenth, otherwise with one character changed. */
function changedToken(index: number): string {
  if (index % 16 === 0) return token;
  const at = index % token.length;
  return `${token.slice(0, at)}${token[at] === 'A' ? 'B' : 'A'}${token.slice(at + 1)}`;
}

export const dayAttacks: readonly Attack[] = [
  flood('calendars with guessed addresses', { count: 3000 }, (index) => ({
    path: `/calendar/${Buffer.from(words(5, 60, index))
      .toString('base64url')
      .slice(0, 40 + (index % 700))}.ics`,
  })),
  flood('calendars whose addresses were changed by a character', { count: 3000 }, (index) => ({
    path:
      index % 2 === 0
        ? `/calendar/${changedToken(index)}.ics`
        : `/api/calendar-entries?token=${changedToken(index)}`,
  })),
  flood('calendars of contracts that are guessed, five at a time', { count: 600 }, (index) =>
    post(
      '/api/calendar',
      JSON.stringify({
        contractNumbers: Array.from({ length: 5 }, (_, each) => String(3_000_000 + 5 * index + each)),
        locale: 'et',
      }),
      jsonType,
    ),
  ),
  flood('calendars that fail after four guesses', { count: 600 }, (index) =>
    post(
      '/api/calendar',
      JSON.stringify({
        contractNumbers: [0, 1, 2, 3]
          .map((each) => String(5_000_000 + 4 * index + each))
          .concat(failingContract),
        locale: 'et',
      }),
      jsonType,
    ),
  ),
  flood('calendar files, five contracts each, guessed and known', { count: 600 }, (index) =>
    post(
      '/calendar/file',
      `locale=ru&contractNumber=${knownContract}&${[0, 1, 2, 3]
        .map((each) => `contractNumber=${String(6_000_000 + 4 * index + each)}`)
        .join('&')}&wasteType=${word(100, index)}`,
    ),
  ),
  flood('posters of contracts that are guessed', { count: 600 }, (index) =>
    post('/calendar/poster', `contractNumber=${4_000_000 + index}&size=a3&${everyLanguage}`),
  ),
  flood('posters of one contract, as large as they get', { count: 600 }, (index) =>
    post(
      `${prefixes[index % prefixes.length] ?? ''}/calendar/poster`,
      `contractNumber=${knownContract}&size=a3&${everyLanguage}`,
    ),
  ),
  flood('sheets of what goes where, each with other choices', { count: 600 }, (index) => ({
    path: `/documents/et/sorting-sheet.pdf?${everyLanguage}&municipality=0784&bin=${sheetBins[index % sheetBins.length] ?? ''}&bin=${index % 2 === 0 ? 'mixed' : word(9, index)}`,
  })),
  flood('sheets with all that fits into an address', { count: 600 }, (index) => ({
    path: `/documents/${[...locales, 'xx'][index % (locales.length + 1)] ?? ''}/sorting-sheet.pdf?${
      [
        `${everyLanguage}&${sheetBins.map((bin) => `bin=${bin}`).join('&')}`,
        'bin=mixed&'.repeat(700),
        `municipality=${word(7000, index)}`,
        `municipality=${String(index).padStart(4, '0')}`,
      ][Math.floor(index / 7) % 4] ?? ''
    }`,
  })),
  flood('words without an answer, each other ones', { count: 1500 }, (index) =>
    post('/api/unanswered', JSON.stringify({ words: words(5, 9, index), locale: 'et' }), jsonType),
  ),
  flood('words without an answer that are none', { count: 1500 }, (index) =>
    post(
      '/api/unanswered',
      JSON.stringify({
        words: ['\u3164'.repeat(190), '<b>'.repeat(60), 'a\u0316'.repeat(99), '- '.repeat(99)][index % 4],
        locale: index % 5 === 0 ? word(900, index) : 'ru',
      }),
      jsonType,
    ),
  ),
];
