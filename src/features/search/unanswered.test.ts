import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sampleBlobs } from '#fakes/fake-blobs.ts';
import { posting, sampleApi } from '#fakes/sample-api.ts';
import { addDays } from '#platform/time/tallinn-day.ts';
import { BlobUnanswered } from './blob-unanswered.server.ts';
import { FileUnanswered } from './file-unanswered.server.ts';
import {
  maxWordsOfDay,
  frequentWords,
  type TakeWords,
  type UnansweredStore,
} from './unanswered-store.server.ts';
import { failure, success } from '#platform/base/result.ts';

const today = '2026-11-18';
const stores: readonly (readonly [string, () => UnansweredStore])[] = [
  ['a file', () => new FileUnanswered(':memory:')],
  [
    'Blobs',
    () => {
      const { blobs } = sampleBlobs();
      return new BlobUnanswered(() => blobs);
    },
  ],
];

test('words are noted with their language and day, and with nothing else of the request', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'unanswered-')), 'unanswered.sqlite');
  const store = new FileUnanswered(file);
  const { ask, log } = sampleApi({ unanswered: store });
  const headers = { 'user-agent': 'planted-agent', cookie: 'planted=cookie' };
  const sent = posting({ words: 'Hõljuk', locale: 'et' }, headers);
  expect((await ask('/api/unanswered', sent, '203.0.113.77')).status).toBe(202);
  expect(await store.load(today)).toEqual([{ day: today, locale: 'et', words: 'hõljuk' }]);
  const stored = readFileSync(file, 'latin1') + readFileSync(`${file}-wal`, 'latin1');
  expect(stored).not.toMatch(/planted|203\.0\.113/u);
  expect(JSON.stringify(log)).not.toMatch(/h\u00f5ljuk/iu);
});

test.for([
  { body: { words: 'mari@example.ee', locale: 'et' }, parameter: 'words' },
  { body: { words: 'L1000002', locale: 'et' }, parameter: 'words' },
  { body: { words: 'hõljuk', locale: 'fi' }, parameter: 'locale' },
  { body: { locale: 'et' }, parameter: 'words' },
])('$body is refused and not noted', async ({ body, parameter }) => {
  const store = new FileUnanswered(':memory:');
  const { ask } = sampleApi({ unanswered: store });
  const { status, text } = await ask('/api/unanswered', posting(body));
  expect(status).toBe(400);
  expect(text).toContain(`"${parameter}"`);
  expect(await store.load(today)).toEqual([]);
});

const takeAny: TakeWords = (room) => (room > 0 ? success(undefined) : failure({ code: 'words-exhausted' }));

/** Words with a number in letters, since many digits are refused. */
const createWords = (index: number) =>
  `asi ${String.fromCodePoint(97 + (index % 26), 97 + Math.floor(index / 26))}`;

test('one network notes its share of a day, with whatever address of it; others note theirs', async () => {
  const store = new FileUnanswered(':memory:');
  const { ask, time } = sampleApi({ unanswered: store });
  const note = async (index: number, from: string) =>
    (await ask('/api/unanswered', posting({ words: createWords(index), locale: 'et' }), from)).status;
  const refused = await ask('/api/unanswered', posting({ words: '<b>', locale: 'et' }), '203.0.113.1');
  expect(refused.status).toBe(400);
  const statuses = [];
  for (let index = 0; index < 100; index += 1) statuses.push(await note(index, `203.0.113.${String(index)}`));
  expect(statuses.filter((status) => status === 202)).toHaveLength(20);
  expect(await note(200, '203.0.114.1')).toBe(202);
  for (let index = 300; index < 400; index += 1) await note(index, `2001:db8:7:${index.toString(16)}::/64`);
  expect((await store.load(today)).length).toBe(40);
  time.now += 24 * 60 * 60 * 1000;
  expect(await note(0, '203.0.113.1')).toBe(202);
});

test.for(stores)('a few networks do not fill a day of %s, and a full one says so', async ([, open]) => {
  const store = open();
  const { ask } = sampleApi({ unanswered: store });
  const note = (index: number, from: string) =>
    ask('/api/unanswered', posting({ words: createWords(index), locale: 'et' }), from);
  for (let index = 0; index < 25 * 25; index += 1) await note(index, `198.51.${String(index % 25)}.1`);
  expect((await note(651, '203.0.113.1')).status).toBe(202);
  expect((await store.load(today)).length).toBeLessThan(maxWordsOfDay);
  for (let index = 0; index < maxWordsOfDay; index += 1)
    await store.note({ day: today, locale: 'en', words: `word ${String(index)}` }, takeAny);
  const full = await note(652, '203.0.114.1');
  expect([full.status, full.text.includes('"words-exhausted"')]).toEqual([503, true]);
});

test('a store that fails is no fault of ours, and the words are not in the log', async () => {
  const fails = () => Promise.reject(new Error('disk is full'));
  const { ask, log } = sampleApi({ unanswered: { note: fails, load: fails } });
  expect((await ask('/api/unanswered', posting({ words: 'hõljuk', locale: 'et' }))).status).toBe(502);
  expect(JSON.stringify(log)).not.toContain('hõljuk');
});

test.for(stores)('%s keeps words once a day, for 90 days, and a limited number a day', async ([, open]) => {
  const store = open();
  for (const words of ['hõljuk', 'hõljuk', 'ховерборд 2'])
    await store.note({ day: today, locale: words.startsWith('h') ? 'et' : 'ru', words }, takeAny);
  await store.note({ day: addDays(today, -89), locale: 'et', words: 'vana' }, takeAny);
  await store.note({ day: addDays(today, -90), locale: 'et', words: 'liiga vana' }, takeAny);
  const loaded = await store.load(today);
  expect(loaded.map(({ words }) => words).toSorted()).toEqual(['hõljuk', 'vana', 'ховерборд 2']);
  for (let number = 0; number < maxWordsOfDay + 5; number += 1)
    await store.note({ day: addDays(today, 1), locale: 'en', words: `word ${String(number)}` }, takeAny);
  const tomorrow = (await store.load(addDays(today, 1))).filter(({ day }) => day !== today);
  expect(tomorrow.length).toBe(maxWordsOfDay);
  expect(await store.load(addDays(today, 200))).toEqual([]);
});

test('words of two days are shown, those of most days first; what was typed once is not', () => {
  const typed = (words: string, ...days: readonly string[]) =>
    days.map((day) => ({ day, locale: 'et', words }) as const);
  const all = [
    ...typed('hõljuk', '2026-11-01', '2026-11-02'),
    ...typed('üks kord', '2026-11-02'),
    ...typed('drell', '2026-11-03', '2026-11-01', '2026-11-02'),
    ...typed('akutrell', '2026-11-02', '2026-11-03'),
    { day: '2026-11-04', locale: 'en', words: 'drell' } as const,
    // Noted before the rules were as strict.
    ...typed('kase tn 4', '2026-11-01', '2026-11-02'),
  ];
  expect(frequentWords(all)).toEqual([
    { locale: 'et', words: 'drell', days: 3, lastDay: '2026-11-03' },
    { locale: 'et', words: 'akutrell', days: 2, lastDay: '2026-11-03' },
    { locale: 'et', words: 'hõljuk', days: 2, lastDay: '2026-11-02' },
  ]);
});
