import { expect, test } from 'vitest';
import { z } from 'zod';
import { sanitise } from '../sanitise.ts';
import { convertBody } from './body.ts';
import type { ConversionContext } from './conversion-context.ts';
import { warnOfLosses } from './lost-markup.ts';
import { toPageTexts } from './to-page-texts.ts';
import { wpEntrySchema } from './wp-entry.ts';
import { logNote, type Note } from '#platform/notes/note.ts';

const pageSchema = z.object({ texts: z.object({ et: z.object({ sections: z.array(z.unknown()) }) }) });

const origin = 'http://wp.example';

/** A content base with one picture and one recording. */
function createContext(warnings: Note[]): ConversionContext {
  return {
    url: `${origin}/wp-json/`,
    siteUrl: undefined,
    findArticle: () => undefined,
    resolveAddress: ({ slug }) => slug,
    isFile: () => false,
    isOldAddress: () => false,
    media: {
      findEntry: () => undefined,
      describe: () => ({}),
      picture: ({ pathname }) =>
        Promise.resolve({ src: `/media/p/${pathname.split('/').at(-1) ?? ''}`, width: 10, height: 10 }),
      document: ({ pathname }) => Promise.resolve(`/media/d/${pathname.split('/').at(-1) ?? ''}`),
    },
    isPage: () => false,
    categories: new Map(),
    otherCategory: 'company-news',
    loadStylesheet: () => Promise.resolve(''),
    warn: (note) => void warnings.push(note),
    warned: () => warnings,
    orWarn: (_file, work) => work(),
  };
}

async function publish(rendered: string) {
  const warnings: Note[] = [];
  const context = createContext(warnings);
  const { html, css } = await convertBody(rendered, context, { locale: 'et', isStyled: true });
  warnOfLosses(rendered, html, context);
  return { html: sanitise(html, (address) => address), css, warnings: warnings.map(logNote) };
}

test('what is taken away is named, once and with what became of its text', async () => {
  const { warnings } = await publish(
    '<p>a</p><script>x()</script><form><input><label>b</label></form><math><mi>x</mi></math>' +
      '<object data="a"></object><p><button>Telli</button> <blink>d</blink><blink>e</blink></p>' +
      '<ol foo="1"><li>c</li></ol><svg><path d="M0"/></svg>',
  );
  expect(warnings).toEqual([
    'the file a is not shown within the page; readers open it by its link.',
    '<script> cannot be shown here and was left out.',
    '<form> cannot be shown here and was left out.',
    '<math> cannot be shown here; its text stays without it.',
    '<button> cannot be shown here; its text stays without it.',
    '<blink> cannot be shown here; its text stays without it.',
    '<svg> cannot be shown here and was left out.',
    'the attribute foo of <ol> cannot be kept.',
  ]);
});

test('a link that is taken away is named by the conversion or by the comparison, not by both', async () => {
  const { html, warnings } = await publish(
    `<p><a href="${origin}/pole">a</a> <a href="foo:bar">b</a> <a href="tel:+372 1919">c</a> <a href="#x">d</a></p><h2 id="x">X</h2>`,
  );
  expect(html).toContain('<a>a</a> <a>b</a> <a href="tel:+372 1919">c</a> <a href="#text-x">d</a>');
  expect(warnings).toEqual([
    `the link to ${origin}/pole leads to no page of this site and was taken away. Correct the address or remove the link.`,
    'the link to foo:bar is not possible here and was taken away.',
  ]);
});

test('of links with the same words only those that went are named, each once', async () => {
  const { warnings } = await publish(
    `<p><a href="${origin}/pole">Siin</a> <a href="tel:1919">Siin</a> <a href="foo:bar">Siin</a> <a href="#x">Siin</a></p><h2 id="x">X</h2>`,
  );
  expect(warnings).toHaveLength(2);
  expect(warnings[0]).toContain('/pole');
});

test('nothing is said of a text that stands whole', async () => {
  const { html, warnings, css } = await publish(
    `<h1>A</h1><main><p style="text-align:right">a <span style="text-decoration: line-through;">b</span></p></main>
    <figure class="wp-block-image"><picture><source srcset="${origin}/wp-content/a.webp"><img src="${origin}/wp-content/a.png" alt="A" class="wp-image-1" loading="lazy" data-id="1"></picture></figure>
    <figure class="wp-block-video"><video controls src="${origin}/wp-content/v.mp4" poster="${origin}/wp-content/a.png"><track src="${origin}/wp-content/v.vtt" srclang="et"></video></figure>
    <audio controls><source src="${origin}/wp-content/h.mp3?_=1"><a href="${origin}/wp-content/h.mp3">h</a></audio>
    <iframe src="https://www.youtube.com/embed/abcDEF12345?start=9" width="560" allowfullscreen></iframe>
    <noscript>x</noscript>`,
  );
  expect(warnings).toEqual([]);
  expect(html).toContain('<p class="has-text-align-right">a <s class="style-1">b</s></p>');
  expect(html).toMatch(/<img src="\/media\/p\/a.png" alt="A"/u);
  expect(html).not.toContain('a.webp');
  expect(html).toContain(
    '<video poster="/media/p/a.png" src="/media/d/v.mp4" controls preload="metadata"><track src="/media/d/v.vtt" srclang="et" /></video>',
  );
  expect(html).toContain('<audio src="/media/d/h.mp3" controls preload="metadata"></audio>');
  expect(html).toContain('data-video="abcDEF12345" data-start="9"');
  expect(css).toContain('.style-1 { text-decoration: line-through }');
});

test('a recording of another site is a link, and a pasted picture is named without its bytes', async () => {
  const { html, warnings } = await publish(
    `<video src="https://other.example/a/v.mp4"></video><img src="data:image/png;base64,${'A'.repeat(5000)}" alt="Kast">`,
  );
  expect(html).toContain('<a class="embed" href="https://other.example/a/v.mp4">v.mp4</a>');
  expect(warnings).toEqual([
    'the picture that was pasted into the text was left out; upload it to WordPress.',
    'the recording https://other.example/a/v.mp4 stands on another site and was left out; upload it to WordPress.',
    'a video is a link to https://other.example/a/v.mp4 here, because this site has no copy of it.',
  ]);
});

test('links within a page text lead to its sections and places, and what no section holds is named', async () => {
  const warnings: Note[] = [];
  const rendered =
    '<p>Sissejuhatus</p><p><a href="#tsenad">x</a></p><h2 id="hinnad">Hinnad</h2><p><a href="#Uus_osa">a</a> <a href="#koht">b</a></p>' +
    '<h2 id="Uus_osa">Uus</h2><p id="koht">c <a href="#hinnad">d</a></p>';
  const entry = wpEntrySchema.parse({
    id: 1,
    slug: 'a',
    status: 'publish',
    date_gmt: '2026-01-05T10:00:00',
    modified_gmt: '2026-01-05T10:00:00',
    title: { rendered: 'A' },
    content: { rendered },
    acf: { route: '/about', description: 'D', lead: 'L' },
  });
  const { texts } = pageSchema.parse(
    await toPageTexts(entry, new Map([['et', entry]]), createContext(warnings)),
  );
  expect(texts.et.sections).toEqual([
    {
      id: 'hinnad',
      heading: 'Hinnad',
      html: '<p><a href="#osa-2">a</a> <a href="#text-koht">b</a></p>',
    },
    { id: 'osa-2', heading: 'Uus', html: '<p id="text-koht">c <a href="#hinnad">d</a></p>' },
  ]);
  expect(warnings.map(logNote)).toEqual([
    '2 of its 4 <p> are not on the page.',
    'the link to #tsenad is not possible here and was taken away.',
  ]);
});
