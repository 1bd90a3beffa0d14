import type { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Answers, type GivenAnswer } from './cached-answers.ts';
import { importFiles, openSampleStore, sampleCompany, samplePost } from '#fakes/sample-content.ts';
import { site } from '#features/site.ts';

const externals = { selfService: 'https://self.example/', jobs: 'https://jobs.example/' };

function openPosts(): DatabaseSync {
  const database = openSampleStore();
  importFiles(database, { 'a.json': [samplePost(1)], 'b.json': [samplePost(2)] });
  return database;
}

test('a target is given answers, and each is recorded once with its query, digest and dependencies', () => {
  const given = new Map<string, GivenAnswer>();
  const ask = new Answers(openPosts(), { site, externals }).recorder(given);
  expect(ask('latestPosts', 'et', 1).map(({ slug }) => slug)).toEqual(['postitus-2']);
  ask('latestPosts', 'et', 1);
  ask('latestPosts', 'ru', 1);
  expect([...given.keys()]).toEqual(['["latestPosts","et",1]', '["latestPosts","ru",1]']);
  expect(given.get('["latestPosts","et",1]')).toEqual({
    query: '["latestPosts","et",1]',
    digest: expect.stringMatching(/^[\w-]{22}$/u) as string,
    dependencies: [
      { list: 'posts/et', from: expect.stringContaining('2026-01-02') as string, until: '\u{10ffff}' },
    ],
  });
});

test('an answer depends on all that it read, once on each', () => {
  const database = openSampleStore();
  const post = samplePost(1, { title: '{{clients}}', content: '<p>{{clients}}, {{opens}}</p>' });
  importFiles(database, { 'a.json': [post], 'company.json': [sampleCompany()] });
  const answer = new Answers(database, { site, externals }).ask('["article","postitus-1","et"]');
  expect(answer?.dependencies).toEqual([
    { list: 'posts', from: 'postitus-1', until: 'postitus-1' },
    { list: 'entry/company', from: 'company', until: 'company' },
  ]);
});

test('two targets share an answer, and each has it recorded', () => {
  const answers = new Answers(openPosts(), { site, externals });
  const [first, second] = [new Map<string, GivenAnswer>(), new Map<string, GivenAnswer>()];
  const posts = answers.recorder(first)('latestPosts', 'et', 2);
  expect(answers.recorder(second)('latestPosts', 'et', 2)).toBe(posts);
  expect([...second]).toEqual([...first]);
});

test('a query that is asked again by its key gives the same answer', () => {
  const database = openPosts();
  const given = new Map<string, GivenAnswer>();
  new Answers(database, { site, externals }).recorder(given)('article', 'postitus-1', 'et');
  const [[key, answer]] = [...given] as [[string, GivenAnswer]];
  expect(new Answers(database, { site, externals }).ask(key)).toEqual(answer);
});

test('an answer has another digest once what it shows changes', () => {
  const database = openPosts();
  const query = '["article","postitus-1","et"]';
  const before = new Answers(database, { site, externals }).ask(query);
  importFiles(database, { 'a.json': [samplePost(1, { title: 'Muu' })] });
  expect(new Answers(database, { site, externals }).ask(query)?.digest).not.toBe(before?.digest);
});

test('an answer keeps its digest when something changes that it does not show', () => {
  const database = openPosts();
  const query = '["latestPosts","et",2]';
  const before = new Answers(database, { site, externals }).ask(query);
  importFiles(database, { 'a.json': [samplePost(1, { content: '<p>Muu.</p>' })] });
  expect(new Answers(database, { site, externals }).ask(query)).toEqual(before);
});

test('a query whose entry is gone cannot be answered any more', () => {
  const database = openPosts();
  importFiles(database, { 'a.json': undefined });
  expect(new Answers(database, { site, externals }).ask('["article","postitus-1","et"]')).toBeUndefined();
  expect(new Answers(database, { site, externals }).ask('["article","postitus-2","et"]')).toBeDefined();
});

test('large answers that are asked once are forgotten, and what many targets ask for is kept', () => {
  const database = openSampleStore();
  const content = `<p>${'Pikk tekst. '.repeat(40_000)}</p>`;
  const ids = [1, 2, 3, 4, 5, 6];
  importFiles(database, Object.fromEntries(ids.map((id) => [`${id}.json`, [samplePost(id, { content })]])));
  const ask = new Answers(database, { site, externals }).recorder(new Map());
  const shared = ask('latestPosts', 'et', 1);
  const first = ask('article', 'postitus-1', 'et');
  expect(ask('article', 'postitus-1', 'et')).toBe(first);
  for (const id of ids.slice(1)) {
    ask('article', `postitus-${id}`, 'et');
    expect(ask('latestPosts', 'et', 1)).toBe(shared);
  }
  const again = ask('article', 'postitus-1', 'et');
  expect(again).not.toBe(first);
  expect(again).toEqual(first);
});

test('an answer larger than all that is kept is made once for the targets that follow each other, and displaces no other', () => {
  const database = openSampleStore();
  const content = `<p>${'Pikk tekst. '.repeat(250_000)}</p>`;
  importFiles(database, { '1.json': [samplePost(1, { content })], '2.json': [samplePost(2)] });
  const answers = new Answers(database, { site, externals });
  const askFor = (): ReturnType<Answers['recorder']> => answers.recorder(new Map());
  const shared = askFor()('latestPosts', 'et', 1);
  const large = askFor()('segmentPosts', 'et', null);
  expect(askFor()('latestPosts', 'et', 1)).toBe(shared);
  expect(askFor()('segmentPosts', 'et', null)).toBe(large);
  askFor()('searchPosts', 'et', { from: 0, until: 2 });
  expect(askFor()('segmentPosts', 'et', null)).not.toBe(large);
});

test('an answer whose entry is gone is none, and a bug in a query is no such answer', () => {
  const answers = new Answers(openPosts(), { site, externals });
  expect(answers.ask('["article","et","postitus-9"]')).toBeUndefined();
  const bug = new RangeError('Invalid time value');
  const broken = vi.spyOn(site.queries, 'article').mockImplementation(() => {
    throw bug;
  });
  onTestFinished(() => {
    broken.mockRestore();
  });
  expect(() => answers.ask('["article","et","postitus-2"]')).toThrow(bug);
});
