import { expect, test } from 'vitest';
import { earlierNotices, lastDay } from './earlier-notices.ts';

test('notices that ended and articles are one list, the latest begin first', () => {
  const notice = (id: string, from: string) => ({
    id,
    from,
    until: '2026-12-01T00:00:00Z',
    title: id,
    text: '',
    movedDays: [],
  });
  const post = (slug: string, date: string) => ({
    id: 1,
    slug,
    title: slug,
    excerpt: '',
    date,
    category: 'emergency-notices' as const,
  });
  const list = earlierNotices(
    [notice('lumi', '2026-11-01T00:00:00+02:00'), notice('torm', '2025-10-27T06:00:00+02:00')],
    [post('praam', '2026-10-31T21:30:00Z'), post('rike', '2026-10-31T22:30:00Z')],
  );
  expect(list.map((entry) => (entry.type === 'post' ? entry.post.slug : entry.notice.id))).toEqual([
    'rike',
    'lumi',
    'praam',
    'torm',
  ]);
});

test('a notice that ends at midnight was in force until the day before', () => {
  expect(lastDay('2027-02-01T00:00:00+02:00')).toBe('2027-01-31T21:59:59.999Z');
});
