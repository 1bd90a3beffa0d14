import { expect, test } from 'vitest';
import { formatReason } from './reason.ts';

test('every reason is a sentence that a person can read', () => {
  const keyChange = { list: 'posts', key: 'talvine-vedu' };
  expect([
    ...(['new', 'asked', 'code-changed', 'output-changed', 'rolled-back'] as const).map((type) =>
      formatReason({ type }),
    ),
    formatReason({ type: 'answer-changed', query: '["faq","et"]', keyChange }),
    ...(['#code', '#setting'] as const).map((list) =>
      formatReason({ type: 'answer-changed', query: '["#code","a"]', keyChange: { list, key: 'src/a.ts' } }),
    ),
  ]).toEqual([
    'it is new',
    'a full build was asked for',
    'the code or a setting changed',
    'its file was missing or had been changed by someone else',
    'the last publish was rolled back',
    '["faq","et"] answers differently since posts changed at talvine-vedu',
    'src/a.ts changed',
    'the setting src/a.ts changed',
  ]);
});
