import { expect, test } from 'vitest';
import { Connection } from '../database.ts';
import { Reader } from '../reader.ts';
import { importFiles, openSampleStore, sampleCompany } from '#fakes/sample-content.ts';
import { type QueryContext, toPageHtml, withFacts } from './site.ts';

function openContext(): QueryContext {
  const database = openSampleStore();
  importFiles(database, { 'company.json': [sampleCompany()] });
  const externals = { selfService: 'https://self.example/', jobs: 'https://jobs.example/' };
  return { reader: new Reader(new Connection(database)), externals };
}

test('figures are filled in as the language writes them', () => {
  const text = '{{clients}}, {{opens}}';
  expect(withFacts(text, 'et', openContext())).toBe('250\u00a0000, 09:00');
  expect(withFacts(text, 'en', openContext())).toBe('250,000, 09:00');
});

test('a text depends on the company only when it names a figure', () => {
  const context = openContext();
  withFacts('Tere', 'et', context);
  expect(context.reader.dependencies).toEqual([]);
  withFacts('{{opens}}', 'et', context);
  expect(context.reader.dependencies).toEqual([{ list: 'entry/company', from: 'company', until: 'company' }]);
});

test('HTML of a page has its figures, final addresses and nothing that runs', () => {
  const html = '<p onclick="x()">{{clients}} <a href="/about">meist</a></p><script>x()</script>';
  expect(toPageHtml(html, 'ru', openContext())).toBe('<p>250\u00a0000 <a href="/ru/about">meist</a></p>');
});
