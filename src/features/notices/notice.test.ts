import { expect, test } from 'vitest';
import { noticeIn, noticeSchema } from './notice.ts';

const times = {
  id: 'torm',
  severity: 'emergency',
  from: '2026-11-28T06:00:00Z',
  until: '2026-11-29T06:00:00Z',
};

test.for(['et', 'ru', 'en'] as const)('a notice in one language (%s) is a notice, shown in all', (locale) => {
  const notice = noticeSchema.parse({
    ...times,
    title: { [locale]: 'Torm' },
    text: { [locale]: 'Vedu seisab' },
  });
  for (const asked of ['et', 'ru', 'en'] as const)
    expect(noticeIn(notice, asked)).toEqual({
      title: 'Torm',
      text: 'Vedu seisab',
      ...(asked !== locale && { writtenIn: locale }),
    });
});

test('a translation is shown in its language; another one sees the Estonian text first', () => {
  const texts = { et: 'Torm', en: 'Storm' };
  const notice = noticeSchema.parse({ ...times, title: texts, text: texts });
  expect(noticeIn(notice, 'en')).toEqual({ title: 'Storm', text: 'Storm' });
  expect(noticeIn(notice, 'ru')).toEqual({ title: 'Torm', text: 'Torm', writtenIn: 'et' });
});

test('a notice without a language, or with a title or a text alone, says what is missing', () => {
  const faults = (title: object, text: object) =>
    noticeSchema
      .safeParse({ ...times, title, text })
      .error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
  expect(faults({}, {})).toEqual(['title in-no-language']);
  expect(faults({ et: 'Torm' }, { et: 'Torm', ru: 'Шторм' })).toEqual(['title.ru other-half-missing']);
  expect(faults({ et: 'Torm' }, {})).toEqual(['text.et other-half-missing']);
  expect(faults({ et: ' ' }, { et: 'Torm' })).not.toEqual(undefined);
});

test('the days that a notice moves are days, and each moves to another one', () => {
  const parse = (movedDays: object) =>
    noticeSchema.safeParse({ ...times, title: { et: 'Pühad' }, text: { et: 'Pühad' }, movedDays });
  expect(parse([{ day: '25.12.2026', movedTo: '2026-12-28' }]).data?.movedDays).toEqual([
    { day: '2026-12-25', movedTo: '2026-12-28' },
  ]);
  for (const movedTo of ['2026-12-25', '32.12.2026', undefined])
    expect(parse([{ day: '2026-12-25', movedTo }]).success).toBe(false);
});
