import { expect, test } from 'vitest';
import { oneDoor } from './one-door.mjs';
import { messagesOfRule } from './messages-of-rule.ts';

function lint(filename: string, code: string): readonly string[] {
  return messagesOfRule(oneDoor, { filename, code });
}

const bypasses = {
  'src/platform/base/log.ts': [
    "process.stderr.write('a');",
    "console.warn('a');",
    'new Bar(process.stdout);',
  ],
  'src/platform/events/write-events.ts': ["import { log } from '#platform/base/log.ts';"],
  'src/platform/base/json.ts': ["JSON.parse('{}');", 'list.map(JSON.parse);'],
  'src/platform/base/sqlite.ts': [
    "database.exec('BEGIN');",
    "database.exec('BEGIN IMMEDIATE');",
    "this.#database.exec('COMMIT');",
    "database.exec('PRAGMA x; rollback');",
  ],
  'src/platform/base/images.ts': [
    "import sharp from 'sharp';",
    "const { default: read } = await import('sharp');",
  ],
  'src/platform/base/files.ts': ["import { renameSync } from 'node:fs';"],
  'src/platform/base/threads/thread.ts': ["import { Worker } from 'node:worker_threads';"],
  'src/platform/base/node-command.ts': ['spawn(process.execPath);', "spawnSync('node', []);"],
};

test.for(Object.entries(bypasses).flatMap(([door, list]) => list.map((code) => [code, door] as const)))(
  '%s is used in %s alone',
  ([code, door]) => {
    expect(lint('src/proxy/other.ts', code)).toHaveLength(1);
    expect(lint(door, code)).toEqual([]);
    expect(lint('src/proxy/other.test.ts', code)).toEqual([]);
  },
);

test.for([
  "if (cause.message.includes('busy')) retry();",
  'if (/busy/u.test(cause.message)) retry();',
  "if (cause.name === 'AbortError') retry();",
  "if (error.message !== 'x') retry();",
  "if (cause.constructor.name === 'ContentError') retry();",
  "switch (cause.name) { case 'A': }",
])('%s tells errors apart by their text', (code) => {
  expect(lint('src/proxy/other.ts', code)).toEqual([expect.stringMatching(/^Tell errors apart/u)]);
});

test('names of other things, and classes and codes of errors, are let pass', () => {
  const code = `
    if (token.name === 'a' || cause instanceof ContentError || cause.code === 'EBUSY') retry();
    database.exec('PRAGMA user_version = 1; CREATE TABLE ended (beginning TEXT)');
    JSON.stringify({});`;
  expect(lint('src/proxy/other.ts', code)).toEqual([]);
});

test.for([
  'Date.now();',
  'new Date();',
  'Date();',
  'call(Date.now);',
  'performance.timeOrigin;',
  'Temporal.Now.instant();',
])("in a browser, %s is the visitor's clock", (code) => {
  expect(lint('src/features/lookup/Foo.tsx', code)).toEqual([expect.stringMatching(/siteNow/u)]);
  expect(lint('src/shell/time/clock.ts', code)).toEqual([]);
  expect(lint('src/features/lookup/Foo.tsx', 'new Date(siteNow()); Date.parse(text);')).toEqual([]);
});
