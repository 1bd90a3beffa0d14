import { expect, test } from 'vitest';
import { Connection } from '#platform/store/entry-rows.ts';
import { Reader } from '#platform/store/reader.ts';
import { importFiles, openSampleStore, sampleEntry } from '#fakes/sample-content.ts';
import { faqTopic, guide, helpWords } from './queries.ts';
import type { QueryContext } from '#platform/store/query.ts';

const inAll = <Text>(text: Text) => ({ et: text, ru: text, en: text });

const words = { et: 'auto lõhkus aia', en: 'truck broke my fence' };

const question = {
  id: 'kahju',
  topic: 'collection' as const,
  order: 1,
  question: inAll('Kes hüvitab?'),
  answer: inAll('<p>Meie.</p>'),
};

const guideEntry = {
  id: 'juhend',
  order: 1,
  texts: inAll({
    title: 'Juhend',
    summary: 'Nii.',
    sections: [{ id: 'a', heading: 'Nii', html: '<p>Nii.</p>' }],
  }),
};

function openContext(searchWords?: typeof words): QueryContext {
  const database = openSampleStore();
  const fields = searchWords && { searchWords };
  importFiles(database, {
    'faq/a.json': [sampleEntry('faq', { ...question, ...fields })],
    'guides/a.json': [sampleEntry('guides', { ...guideEntry, ...fields })],
  });
  return {
    reader: new Reader(new Connection(database)),
    kinds: [],
    externals: { selfService: '', jobs: '' },
  };
}

test('words that visitors search with find a question and a guide in their language only', () => {
  const found = (locale: 'et' | 'ru' | 'en') =>
    helpWords(openContext(words), locale).map(({ path, also }) => [path, also]);
  const [asked, guided] = ['/customer-support/faq/collection#kahju', '/customer-support/instructions/juhend'];
  expect(found('et')).toEqual([
    [asked, words.et],
    [guided, words.et],
  ]);
  expect(found('ru')).toEqual([
    [asked, undefined],
    [guided, undefined],
  ]);
  expect(helpWords(openContext(), 'en').map(({ also }) => also)).toEqual([undefined, undefined]);
});

test('these words are shown nowhere', () => {
  const context = openContext(words);
  const shown = JSON.stringify([faqTopic(context, 'collection', 'et'), guide(context, 'juhend', 'et')]);
  expect(shown).toContain('Kes hüvitab?');
  expect(shown).not.toContain('lõhkus');
});
