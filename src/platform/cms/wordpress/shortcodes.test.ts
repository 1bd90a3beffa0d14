import { expect, test } from 'vitest';
import { dropShortcodes } from './shortcodes.ts';

test('words in brackets are text of the editor', () => {
  const texts = [
    '<p>Hind [sic] on [1] eurot [vt lisa-1], [e-post] [info_2] [kell 8-16] [vt. § 66 lg=2] [video]</p>',
    '<p><a href="https://a.example/?filter[tyyp]=1&amp;b[id]=2&amp;c[x-y]">a</a></p>',
    '<a href="/otsing?q[my_key id=&quot;1&quot;]">a</a>',
    '<pre>[gallery]</pre><p><code>[foo id="1"]</code></p>',
  ];
  expect(texts.map((html) => dropShortcodes(html))).toEqual(texts.map((html) => ({ html, names: [] })));
});

test('shortcodes go and are named once, and what they enclose stays', () => {
  expect(
    dropShortcodes(
      '<p>[gallery]</p><p>[contact-form-7 404 "Not Found"]</p><p>[box]sisu[/box] [foo id=&#8221;1&#8243;] [hr /] [table id=4]</p>',
    ),
  ).toEqual({
    html: '<p>sisu   </p>',
    names: ['gallery', 'contact-form-7', 'box', 'foo', 'hr', 'table'],
  });
});
