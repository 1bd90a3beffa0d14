import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';

test('tags and entities of WordPress become text', () => {
  expect(plainText('&#8220;Paber &#038; papp&#8221; <em>koos</em>')).toBe('“Paber & papp” koos');
  expect(plainText('<p>Üks</p>\n<p>Kaks&nbsp;m&#xb3; [&hellip;]</p>')).toBe('Üks Kaks\u00a0m³ […]');
});

test('what is no entity stays, and no entity makes a control character', () => {
  expect(plainText('R&D; &constructor; 5 < 6 &#0;&#xD800;&#x110000;')).toBe('R&D; &constructor; 5 < 6');
});
