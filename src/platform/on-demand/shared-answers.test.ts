import { expect, test } from 'vitest';
import { responseTo, SharedAnswers } from './shared-answers.ts';

function sampleAnswers() {
  const time = { now: 0, made: 0 };
  const clock = () => time.now;
  const answers = new SharedAnswers({ name: 'answers of a test', maxBytes: 100_000, maxEntries: 10, clock });
  const make = (freshMs: number) => () => {
    time.made += 1;
    const headers = { ETag: `"${time.made}"` };
    return Promise.resolve({ response: new Response('text', { headers }), freshMs });
  };
  return { time, answers, make };
}

const address = 'http://site.example.ee/nothing';

test('what a hundred ask for at the same time is made once, and then taken from memory until it is old', async () => {
  const { time, answers, make } = sampleAnswers();
  expect(answers.find('a')).toBeUndefined();
  await Promise.all(Array.from({ length: 100 }, () => answers.make('a', make(1000))));
  expect(time.made).toBe(1);
  time.now = 999;
  expect(answers.find('a')).toBeDefined();
  expect(answers.find('b')).toBeUndefined();
  time.now = 1000;
  expect(answers.find('a')).toBeUndefined();
});

test('an answer that may not be kept is made for each that asks', async () => {
  const { time, answers, make } = sampleAnswers();
  await answers.make('a', make(0));
  expect(answers.find('a')).toBeUndefined();
  await answers.make('a', make(0));
  expect(time.made).toBe(2);
});

test('each visitor gets as much of it as was asked for', async () => {
  const { answers, make } = sampleAnswers();
  const answer = await answers.make('a', make(1000));
  for (let times = 0; times < 2; times += 1)
    expect(await responseTo(new Request(address), answer).text()).toBe('text');
  const head = responseTo(new Request(address, { method: 'HEAD' }), answer);
  expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, '"1"', '']);
  const known = responseTo(new Request(address, { headers: { 'if-none-match': '"1"' } }), answer);
  expect([known.status, await known.text()]).toEqual([304, '']);
});
