import { expect, test } from 'vitest';
import { words } from './words.mjs';
import { messagesOfRule } from './messages-of-rule.ts';

function findings(code: string): readonly string[] {
  return messagesOfRule(words, { filename: 'src/site/a.ts', code });
}

test('a name with a word of the old dialect is reported with the standard word', () => {
  expect(findings('const says = 1;')).toEqual(['"says": the standard word for "says" is message.']);
  expect(findings('class Desk { #mostEntries = 1; }')).toHaveLength(2);
  expect(findings('({ isTold: true, longestPauseMs: 5 });')).toHaveLength(2);
});

test('texts, and words that only contain one of them, are left alone', () => {
  expect(findings("const almostAll = 'the site says because'; const desktop = 1; const amend = 2;")).toEqual(
    [],
  );
});
