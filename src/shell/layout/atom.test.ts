import { Feed } from 'feed';
import { expect, test } from 'vitest';
import { toAtom } from './atom.ts';

function atomWith(text: string): string {
  const feed = new Feed({
    id: 'https://www.example.ee/',
    title: text,
    description: text,
    copyright: text,
    updated: new Date(0),
    generator: text,
  });
  feed.addItem({
    id: `https://www.example.ee/#${text}`,
    title: text,
    link: 'https://www.example.ee/',
    description: text,
    date: new Date(0),
  });
  return toAtom(feed, { author: text, locale: 'et' });
}

test('texts are texts in a reader: no markup, and nothing that ends their section', () => {
  const atom = atomWith('Kuni < 5 l ]]> ]]><entry/><img src="x" onerror="alert(1)"> & muu');
  const text =
    'Kuni &lt; 5 l ]]&gt; ]]&gt;&lt;entry/&gt;&lt;img src=&quot;x&quot; onerror=&quot;alert(1)&quot;&gt; &amp; muu';
  expect(atom).toContain(`<title type="html"><![CDATA[${text}]]></title>`);
  expect(atom).toContain(`<summary type="html"><![CDATA[${text}]]></summary>`);
  expect(atom.match(/<entry|<img|<!\[CDATA/gu)).toEqual(['<entry', '<![CDATA', '<![CDATA']);
});

test('characters that no XML may hold are left out, and all others stay', () => {
  const lone = '\ud800';
  const atom = atomWith(`a\u0000\u0001\u000b\u001b\uffff${lone}b\tõ🚛\u0085`);
  expect(atom).toContain('<![CDATA[ab\tõ🚛\u0085]]>');
  expect(atom).toContain('<rights>ab\tõ🚛\u0085</rights>');
  expect(atom).not.toMatch(/[\0-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/u);
});

test('a feed names its author, without which it is invalid, and its language', () => {
  const atom = atomWith('Vedu & Pojad');
  expect(atom).toMatch(/<author>\s*<name>Vedu &amp; Pojad<\/name>\s*<\/author>/u);
  expect(atom).toContain('<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="et">');
});
