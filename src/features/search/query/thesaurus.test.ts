import { expect, test } from 'vitest';
import { fold, splitWords } from '../format/words.ts';
import english from './thesaurus-en.json' with { type: 'json' };
import estonian from './thesaurus-et.json' with { type: 'json' };
import russian from './thesaurus-ru.json' with { type: 'json' };
import { isExpression, isTabled, parseThesaurus, relatedTo, relatedToHead } from './thesaurus.ts';
import { isSmallWord } from './small-words.ts';

const written = (word: string) => relatedTo(fold(word)).map(({ beginning }) => beginning);

test('a word has the words of the line with its longest beginning, whatever the language of the page', () => {
  expect(written('prügivedajat')).toContain('jaatmevedu');
  expect(written('prügi')).toContain('olmejaatmed');
  expect(written('покрышки')).toContain('шин');
  expect(written('deceased')).toContain('owner');
});

test('a short word and one with a full stop is whole: bin is not the beginning of binding', () => {
  expect(written('bin')).toContain('container');
  expect(written('binding')).toEqual([]);
  expect(written('tasu')).toContain('maksta');
  expect(written('tasuline')).toEqual([]);
});

test('an Estonian compound has the words of its last part, and an English word none of a part', () => {
  expect(written('arvutitool')).toContain('moobel');
  expect(written('arvutitool')).not.toContain('elektroonika');
  expect(written('arvutitele')).toContain('elektroonika');
  expect(written('hairdresser')).toEqual([]);
});

test('a compound whose first part no table has is what its last part is, if that is thrown away', () => {
  const head = (word: string) => relatedToHead(fold(word)).map(({ beginning }) => beginning);
  expect(head('vitriinkapp')).toContain('moobel');
  expect(head('öökapi')).toContain('moobel');
  expect(head('kapp')).toEqual([]);
  expect(head('lennujaam')).toEqual([]);
});

test('a word that the Estonian table has as it is typed is no mistyped one', () => {
  expect(isTabled('linad')).toBe(true);
  expect(isTabled('linna')).toBe(false);
  expect(isTabled('glass')).toBe(false);
});

test('two words are one expression when the table has them as one word and the texts do not have the first', () => {
  expect(isExpression('power', 'bank')).toBe(true);
  expect(isExpression('prugi', 'kasti')).toBe(true);
  expect(isExpression('big', 'bag')).toBe(false);
  expect(isExpression('vana', 'moobel')).toBe(false);
  expect(isExpression('diivan', 'ara')).toBe(false);
});

test('an entry of one text is a family: each of its words stands for the others', () => {
  const [family, other] = parseThesaurus('a.json', [['maksta makse'], ['diivan', 'mööbel']]);
  expect(family?.written).toEqual([
    { beginning: 'maksta', isWhole: false, isFamily: true },
    { beginning: 'makse', isWhole: false, isFamily: true },
  ]);
  expect(other?.written).toEqual([{ beginning: 'moobel', isWhole: false, isFamily: false }]);
});

test('an entry that cannot be read is named with its file and its fault', () => {
  for (const entry of [
    ['diivan', ''],
    ['diivan', 'mööbel', 'tool'],
    ['diivan > mööbel'],
    ['diivan', 'möö.bel'],
    ['diivan ', 'mööbel'],
  ])
    expect(() => parseThesaurus('a.json', [['maksta'], entry])).toThrow(/^a\.json, entry 2 \("diivan/u);
  expect(() => parseThesaurus('a.json', [[]])).toThrow('entry 1');
});

test.each([
  ['et', estonian],
  ['ru', russian],
  ['en', english],
])('each entry of the table can be read, and each of its typed words is looked for (%s)', (locale, table) => {
  expect(parseThesaurus(locale, table)).toHaveLength(table.length);
  for (const [typed = ''] of table)
    expect(
      splitWords(typed).filter((word) => isSmallWord(word)),
      typed,
    ).toEqual([]);
});

test('what Russians say at home for what broke, was stolen, was missed or stinks leads to the words of the texts', () => {
  expect(written('отвалилось')).toContain('сломан');
  expect(written('сперли')).toContain('украд');
  expect(written('проехали')).toContain('пропущ');
  expect(written('смердит')).toContain('запах');
  expect(written('шамбо')).toContain('септик');
  expect(written('сорвана')).toContain('поврежд');
});
