import { expect, test } from 'vitest';
import { claimJobs } from './claims.ts';
import { type OrderNotice, RenderOrder } from './render-order.ts';

const targets = (files: readonly string[]) =>
  files.map((file, number) => ({ number, address: `/${file}`, file }));

const articles = Array.from({ length: 120 }, (_, number) => `about/news/${number}.html`);

const listFiles = (batches: Iterable<readonly { readonly file: string }[]>) =>
  [...batches].map((batch) => batch.map(({ file }) => file));

/** What is told of an order that leaves the rules alone. */
const planned: readonly OrderNotice[] = [
  { type: 'planned' },
  { type: 'wanted', file: '_headers', isStale: false },
  { type: 'wanted', file: '_redirects', isStale: false },
];

/** An order of the articles, with what it tells and what it renders beside the batches. */
function beginArticles() {
  const told: OrderNotice[] = [];
  const now: string[] = [];
  const order = new RenderOrder((notice) => told.push(notice));
  void order.begin(targets(articles), ({ file }) => now.push(file));
  order.heard([]);
  return { order, told, now };
}

test('rules and front pages come first, then pages, articles and what lists them, then pictures and documents', () => {
  const order = new RenderOrder();
  const before = ['social/1.png', ...articles, 'feeds/et/all.xml', 'about.html', 'ru.html', 'index.html'];
  void order.begin(targets([...before, 'a.pdf', 'page-answers/et.json', '_redirects', '_headers']));
  const batches = listFiles(order.batches());
  expect(batches[0]).toEqual(['ru.html', 'index.html', '_redirects', '_headers']);
  const files = batches.flat();
  expect(files.slice(4, 6)).toEqual(['page-answers/et.json', 'about.html']);
  expect(files.slice(6)).toEqual([...articles, 'feeds/et/all.xml', 'social/1.png', 'a.pdf']);
});

test('a file that somebody waits for is rendered at once, and in no batch', async () => {
  const { order, told, now } = beginArticles();
  const batches = order.batches();
  expect(listFiles([batches.next().value ?? []])).toEqual([articles.slice(0, 50)]);
  const wanted = 'about/news/110.html';
  await order.want(wanted);
  const again = order.want(wanted);
  await order.planned;
  expect(now).toEqual([wanted]);
  expect(listFiles(batches).flat().toSorted()).toEqual(
    articles
      .slice(50)
      .filter((file) => file !== wanted)
      .toSorted(),
  );
  order.settle(wanted);
  await again;
  const answer = { type: 'wanted', file: wanted, isStale: true };
  expect(told).toEqual([...planned, answer, answer, { type: 'settled', file: wanted }]);
});

test('what a thread is rendering is waited for until it is written, not until its batch ends, and not rendered twice', async () => {
  const { order, told, now } = beginArticles();
  const jobs = claimJobs(order.claims, [...order.batches()][0] ?? []);
  const file = jobs.next().value?.file ?? '';
  const wanted = order.want(file);
  await order.planned;
  expect([now, told.at(-1)]).toEqual([[], { type: 'wanted', file, isStale: true }]);
  jobs.next();
  await wanted;
  expect(told.at(-1)).toEqual({ type: 'settled', file });
  // Until the batch ends, it is known to be written only by its claim.
  await order.want(file);
  expect(told.slice(-2).map(({ type }) => type)).toEqual(['wanted', 'settled']);
  expect(now).toEqual([]);
});

test('a file of a batch that its thread has not begun is rendered at once, and the thread leaves it out', async () => {
  const { order, told, now } = beginArticles();
  const batch = [...order.batches()][0] ?? [];
  const jobs = claimJobs(order.claims, batch);
  jobs.next();
  const [, , third] = batch;
  const file = third?.file ?? '';
  await order.want(file);
  expect(now).toEqual([file]);
  expect([...jobs].map((job) => job.file)).toEqual(
    batch.slice(1).flatMap((job) => (job === third ? [] : job.file)),
  );
  expect(told.at(-1)?.type).toBe('wanted');
  order.settle(file);
  expect(told.at(-1)).toEqual({ type: 'settled', file });
});

test('what is written, and what is none of the publish, is not waited for', async () => {
  const { order, told } = beginArticles();
  order.settle('about/news/1.html');
  await order.want('about/news/1.html');
  await order.want('no-such-page.html');
  expect(told).toEqual([
    ...planned,
    { type: 'wanted', file: 'about/news/1.html', isStale: false },
    { type: 'wanted', file: 'no-such-page.html', isStale: false },
  ]);
});

test('an order that is stopped hands out nothing more, and whoever wants what it leaves asks the next one', async () => {
  const { order, told, now } = beginArticles();
  const batches = order.batches();
  const [file = ''] = listFiles([batches.next().value ?? []]).flat();
  const jobs = order.claimed(targets([file]));
  const begun = jobs.next().value?.file ?? '';
  expect(order.stop()).toBe(true);
  expect([...jobs, ...batches]).toEqual([]);
  expect(await order.want('about/news/110.html')).toBe('left');
  order.settle(begun);
  expect(await order.want(begun)).toBe('told');
  expect([now, order.unsettled]).toEqual([[], articles.length - 1]);
  expect(told).toEqual([...planned, { type: 'wanted', file: begun, isStale: false }]);
});

test('an order is over when it is stopped and what somebody has begun is written, not when its threads end', async () => {
  const { order } = beginArticles();
  let isOver = false;
  void order.over.then(() => (isOver = true));
  const jobs = claimJobs(order.claims, [...order.batches()][0] ?? []);
  const begun = jobs.next().value?.file ?? '';
  order.settle('about/news/110.html');
  order.stop();
  await Promise.resolve();
  expect(isOver).toBe(false);
  order.settle(begun);
  await Promise.resolve();
  expect(isOver).toBe(true);
});

test('an order that takes a moment is not stopped', async () => {
  const order = new RenderOrder();
  await order.begin(targets(['index.html']));
  expect(order.stop()).toBe(false);
});

test('rules that every request waits for are known to be of now as soon as the targets are, unless they are rendered', () => {
  const { told } = beginArticles();
  expect(told).toEqual(planned);
  const rendered: OrderNotice[] = [];
  void new RenderOrder((notice) => rendered.push(notice)).begin(targets(['_redirects']), () => undefined);
  expect(rendered).toEqual(planned.slice(0, 2));
});

test('nobody is answered before the targets are known', async () => {
  const told: OrderNotice[] = [];
  const order = new RenderOrder((notice) => told.push(notice));
  const asked = order.want('about/news/1.html');
  await Promise.resolve();
  expect(told).toEqual([]);
  void order.begin(targets(articles), () => undefined);
  await asked;
  expect(told).toEqual([...planned, { type: 'wanted', file: 'about/news/1.html', isStale: true }]);
});

test('it is told when only pictures and documents are left', () => {
  const told: OrderNotice[] = [];
  const order = new RenderOrder((notice) => told.push(notice));
  void order.begin(targets(['index.html', 'a.pdf', 'about.html']));
  order.settle('index.html');
  expect(told).toEqual([]);
  order.settle('about.html');
  order.settle('a.pdf');
  expect(told).toEqual([{ type: 'pages' }]);
});

test('nothing is handed out before it is heard that pages may be old, and then what visitors ask for most comes first', async () => {
  const order = new RenderOrder(() => undefined);
  let isBegun = false;
  const begun = order
    .begin(targets(['about.html', 'index.html', ...articles]), () => undefined)
    .then(() => (isBegun = true));
  await order.planned;
  expect(isBegun).toBe(false);
  order.heard(['about/news/7.html', 'no-page.html', 'about/news/3.html']);
  await begun;
  const [first, second] = listFiles(order.batches());
  expect(first).toEqual(['index.html']);
  expect(second?.slice(0, 4)).toEqual([
    'about/news/7.html',
    'about/news/3.html',
    'about.html',
    'about/news/0.html',
  ]);
});
