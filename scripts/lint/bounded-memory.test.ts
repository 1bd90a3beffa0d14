import { expect, test } from 'vitest';
import { boundedMemory } from './bounded-memory.mjs';
import { messagesOfRule } from './messages-of-rule.ts';

function findings(code: string, filename = 'src/platform/server/kept.mjs'): readonly string[] {
  return messagesOfRule(boundedMemory, { filename, code });
}

test('a map or a set that a module or an object holds needs a limit', () => {
  for (const code of [
    'const kept = new Map();',
    'export const kept = new Set();',
    'let kept = new Map();',
    'class Kept { #kept = new Map(); }',
    'class Kept { static kept = new Set(); }',
    '// Bounded in some way\nconst kept = new Map();',
  ]) {
    expect([code, findings(code)]).toEqual([code, [expect.stringContaining('grows without a limit')]]);
  }
});

test('tables, local collections, and those whose comment names their bound, need no limit', () => {
  for (const code of [
    'const names = new Set(["a"]);',
    'function count() { const counts = new Map(); return counts; }',
    '// Bounded by the languages.\nconst kept = new Map();',
    '/** Bounded by the languages. */\nexport const kept = new Map();',
    'class Kept {\n  // Bounded by the connections.\n  #kept = new Set();\n}',
    'const kept = new WeakMap();',
  ]) {
    expect([code, findings(code)]).toEqual([code, []]);
  }
  expect(findings('const kept = new Map();', 'src/platform/publish/kept.mjs')).toEqual([]);
  expect(findings('const kept = new Map();', 'src/platform/server/kept.test.mjs')).toEqual([]);
});
