import { expect, test } from 'vitest';
import { nothing, sanitiseHtml } from './sanitise-html.ts';

const withoutPictures = (html: string, allowedTags: string[] | false) =>
  sanitiseHtml(html, {
    allowedTags,
    allowVulnerableTags: true,
    allowedAttributes: false,
    transformTags: {
      script: nothing,
      '*': (tagName, attribs) => (['img', 'aside'].includes(tagName) ? nothing() : { tagName, attribs }),
    },
  });

test('an element that goes takes with it what it holds, and nothing else', () => {
  const html = [
    '<p>a<img alt="<left-out>">b</p>',
    '<aside>c<aside>d</aside><p>e</p><img></aside>',
    '<p title="&lt;/left-out>">f</p><script>"</left-out><p>"</script>',
    '<p>g</p><aside>h',
  ].join('');
  for (const allowed of [['p'], false as const]) {
    const title = ' title="&lt;/left-out&gt;"';
    expect(withoutPictures(html, allowed)).toBe(`<p>ab</p><p${title}>f</p><p>g</p>`);
  }
});

test('a text that names an element that goes says so in vain', () => {
  expect(withoutPictures('<p>a</left-out>b<left-out>c</left-out>&lt;left-out>d</p>', ['p'])).toBe(
    '<p>ab&lt;left-out&gt;d</p>',
  );
});
