/** How many targets are rendered after one change, on a site whose lists have several pages. */
import { expect, test } from 'vitest';
import { makePost, makeSmallSite } from './small-site.ts';

const posts = Array.from({ length: 40 }, (_, index) =>
  makePost(index + 1, `postitus-${index + 1}`, 'waste-school'),
);

const [oldest, , , , , , , , , , , , , , , , , , , middle] = posts;

test('one edited body with its date of change renders at most 12 targets', async () => {
  const site = makeSmallSite(posts);
  await site.publish();
  for (const post of [oldest, middle, posts.at(-1)]) {
    if (!post) throw new RangeError('There are too few posts.');
    site.writePost({ ...post, content: '<p>Teine tekst.</p>', modified: '2026-05-01T00:00:00Z' });
    const { outcome } = await site.publish();
    expect(outcome.rendered).toBeLessThanOrEqual(12);
  }
});

test('one added post renders at most 30 targets', async () => {
  const site = makeSmallSite(posts);
  await site.publish();
  site.writePost(makePost(41, 'postitus-41', 'emergency-notices'));
  const { outcome } = await site.publish();
  expect(outcome.rendered).toBeLessThanOrEqual(30);
});

test('one deleted or dated-back post renders at most 60 targets, however many posts there are', async () => {
  const many = Array.from({ length: 300 }, (_, index) =>
    makePost(index + 1, `postitus-${index + 1}`, 'waste-school'),
  );
  const site = makeSmallSite(many);
  await site.publish();
  for (const id of [3, 150, 290]) {
    site.remove(`posts/${id}.json`);
    const { outcome } = await site.publish();
    expect(outcome.rendered, `post ${id}`).toBeLessThanOrEqual(60);
  }
  const [, , , , , , , , , moved] = many.toReversed();
  if (!moved) throw new RangeError('There are too few posts.');
  site.writePost({ ...moved, date: '2019-03-04T10:00:00+02:00' });
  const { outcome } = await site.publish();
  expect(outcome.rendered).toBeLessThanOrEqual(60);
});
