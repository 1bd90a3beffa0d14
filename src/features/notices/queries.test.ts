import { expect, test } from 'vitest';
import type { QueryContext } from '#platform/store/query.ts';
import { Connection } from '#platform/store/entry-rows.ts';
import { Reader } from '#platform/store/reader.ts';
import { importFiles, openSampleStore, sampleCompany, sampleEntry } from '#fakes/sample-content.ts';
import { openNotices } from './open-queries.ts';
import { queries } from './queries.ts';

function openContext(now: string, text: object): QueryContext {
  const notice = sampleEntry('notices', {
    id: 'torm',
    severity: 'emergency',
    from: '2026-11-28T06:00:00Z',
    until: '2026-11-29T06:00:00Z',
    title: text,
    text,
  });
  const database = openSampleStore();
  importFiles(database, { 'entries.json': [notice, sampleCompany()] }, { now: Date.parse(now) });
  const externals = { selfService: 'https://self.example/', jobs: 'https://jobs.example/' };
  return { reader: new Reader(new Connection(database)), kinds: [], externals };
}

const days = { et: '{{unservedDays päev|päeva}}', ru: '{{unservedDays день|дня|дней}}' };

test('a notice names figures and rules, in force and when it is over, and in the open data', () => {
  const during = openContext('2026-11-28T12:00:00Z', days);
  expect(queries.currentNotices(during, 'ru')).toMatchObject([{ title: '3\u00a0дня', text: '3\u00a0дня' }]);
  expect(openNotices(during)).toMatchObject([{ shown: { et: { text: '3\u00a0päeva' } } }]);
  const after = openContext('2026-11-30T12:00:00Z', days);
  expect(queries.endedNotices(after, 'et')).toMatchObject([{ title: '3\u00a0päeva', text: '3\u00a0päeva' }]);
});

test('a notice that is not translated keeps its figures in its own language', () => {
  expect(queries.currentNotices(openContext('2026-11-28T12:00:00Z', days), 'en')).toMatchObject([
    { text: '3\u00a0päeva', writtenIn: 'et' },
  ]);
});
