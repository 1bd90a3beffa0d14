import { expect, test } from 'vitest';
import { littleRoom } from './little-room.mjs';
import { messagesOfRule } from './messages-of-rule.ts';

const lint = (lines: number) =>
  messagesOfRule(
    littleRoom,
    { filename: 'src/base/other.ts', code: 'draw();\n'.repeat(lines) },
    { max: 100 },
  );

test('a file is noted when more than 95 of 100 lines are used, until it is too long', () => {
  expect(lint(95)).toEqual([]);
  expect(lint(96)).toEqual(['96 of at most 100 lines']);
  expect(lint(100)).toHaveLength(1);
  expect(lint(101)).toEqual([]);
});
