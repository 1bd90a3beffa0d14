/** Syncs over the page builder's wire format; its real loader renders the pages. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { type Note, toNote } from '#platform/notes/note.ts';
import { renderLimits } from '#features/page-builder/render-bundle.server.ts';
import { type HostState, openBuilderHost, openFolder } from './page-builder/builder-host.ts';
import { type EditorPage, generateBundle } from './page-builder/generated-bundle.ts';

const campaign: EditorPage = {
  path: '/kampaania',
  title: 'Kevadkampaania',
  heading: { base: 'Kevad', ru: 'Весна', en: 'Spring' },
};
const fair: EditorPage = { path: '/mess/2026', heading: { base: 'Mess', ru: 'Ярмарка', en: 'Fair' } };

const notRendered = (reason: string) =>
  `/kampaania: the page cannot be made (${reason}). What was on the site before stays. Fix it in the studio and publish again.`;

test('all pages come in two requests, and while nothing is published one request says so', async () => {
  const { host, place } = await openBuilderHost([campaign, fair]);
  const { sync, pages } = openFolder(place);
  const first = await sync();
  expect(first).toMatchObject({ isChanged: true, paths: ['/kampaania', '/mess/2026'], failure: undefined });
  expect(host.asked.map((path) => path.split('?')[0])).toEqual([
    '/api/v1/loader/code/published',
    '/api/v1/loader/code/versioned',
  ]);
  expect(host.asked[0]).toBe('/api/v1/loader/code/published?platform=react&projectId=project1');
  expect(await sync()).toMatchObject({ isChanged: false, paths: ['/kampaania', '/mess/2026'] });
  expect(host.asked.length).toBe(3);
  host.publish([fair]);
  const removed =
    '/kampaania: the page is no more, and its address does not open. Links that lead there are named below, among what to fix in the content.';
  expect(await sync()).toMatchObject({ isChanged: true, paths: ['/mess/2026'], warnings: [removed] });
  expect(await sync()).toMatchObject({ isChanged: false, warnings: [removed] });
  expect(pages().map(({ id }) => id)).toEqual(['/mess/2026']);
});

test('each language is rendered with its own variant of Locale, and takes its title from it', async () => {
  const { place } = await openBuilderHost([campaign, { ...fair, metadata: { 'title-en': 'Trade fair' } }]);
  const { sync, pages } = openFolder(place);
  await sync();
  const [first, second] = pages();
  expect([first?.texts.et.title, first?.texts.ru.title, first?.texts.en.title]).toEqual([
    'Kevadkampaania',
    'Весна',
    'Spring',
  ]);
  expect(first?.texts.et.html).toContain('>Kevad</h1>');
  expect(first?.texts.ru.html).toContain('>Весна</h1>');
  expect(first?.texts.en.html).toContain('>Spring</h1>');
  expect(second?.texts.en.title).toBe('Trade fair');
});

test('whatever the page builder answers, the pages stay and one line says what to do', async () => {
  const { host, place } = await openBuilderHost([campaign]);
  const { sync, pages } = openFolder(place);
  await sync();
  const known = pages();
  host.publish([fair]);
  const failed = async (state: HostState, at = place) => {
    host.state = state;
    const { failure, paths } = await sync({ timeMs: state === 'hanging' ? 300 : 15_000 }, at);
    expect(paths).toEqual(['/kampaania']);
    expect(pages()).toEqual(known);
    return [failure?.reason, failure?.message];
  };
  expect(await failed('published', { ...place, token: 'wrong' })).toEqual([
    'refused',
    'The page builder refuses the token. Correct PLASMIC_PROJECT_ID and PLASMIC_TOKEN.',
  ]);
  expect(await failed('never-published')).toEqual([
    'not-published',
    'The project project1 has never been published. Press Publish in the page builder.',
  ]);
  expect(await failed('not-bundled')).toContain('not-bundled');
  expect(await failed('broken')).toEqual(['status', 'The page builder answers with status 502.']);
  expect(await failed('hanging')).toContain('slow');
  expect(await failed('no-json')).toContain('malformed');
  expect(await failed('malformed')).toContain('malformed');
  expect(await failed('published', { ...place, host: 'http://127.0.0.1:9/' })).toContain('unreachable');
  host.state = 'published';
  expect(await sync()).toMatchObject({ paths: ['/mess/2026'], failure: undefined });
});

test('a page whose code does not end, or takes all memory, is named, and the others go on', async () => {
  const endless = { ...campaign, jsx: '{(() => { for (;;) {} })()}' };
  const { host, place } = await openBuilderHost([endless, fair]);
  const { sync } = openFolder(place);
  const slow = await sync({ rendering: { ...renderLimits, pageTimeMs: 1000 } });
  expect(slow).toMatchObject({ paths: ['/mess/2026'], failure: undefined });
  expect(slow.problems).toEqual([notRendered('it takes longer than 1 s')]);
  const greedy = '{(() => { const all = []; for (;;) all.push(new Array(1e5).fill({})); })()}';
  host.publish([{ ...campaign, jsx: greedy }, fair]);
  expect((await sync({ rendering: { ...renderLimits, memoryMb: 64 } })).problems).toEqual([
    notRendered('it takes more than 64 MB of memory'),
  ]);
});

test('a page that fails is named and stays as it was; the others go on', async () => {
  const { host, place } = await openBuilderHost([campaign]);
  const { sync, pages } = openFolder(place);
  await sync();
  host.publish([{ ...campaign, jsx: '{(() => { throw new Error("boom"); })()}' }, fair]);
  const { paths, problems } = await sync();
  expect(paths).toEqual(['/kampaania', '/mess/2026']);
  expect(problems).toEqual([notRendered('boom')]);
  expect(pages()[0]?.texts.et.html).toContain('Kevad');
});

test('a reason, a path or a part that a page makes up is one short line without signs for terminals', async () => {
  const evil = '\\n\\u001b[2J\\u001b]0;owned\\u0007\\u202egone';
  const failed = `() => ({ __proto__: null, type: 'failed', reason: '${evil}' + 'A'.repeat(5e6) })`;
  const jsx = `{(() => { const A = ${failed}; Object.defineProperty(Object.prototype, 'toJSON', { configurable: true,
    value() { return typeof this === 'object' && this !== null && 'type' in this ? A() : this; } }); })()}`;
  const thrown = `{(() => { throw new Error("${evil}" + 'B'.repeat(5e6)); })()}`;
  const { place } = await openBuilderHost([
    { ...campaign, jsx },
    { ...fair, jsx: thrown },
    { ...fair, path: `/\u001b\u202e${'c'.repeat(5000)}` },
  ]);
  const { folder, sync } = openFolder(place);
  const { problems } = await sync();
  expect(problems.length).toBe(3);
  for (const problem of [...problems, readFileSync(join(folder, 'state.json'), 'utf8')]) {
    expect(problem.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}]|\\u001b/u);
    expect(problem.length).toBeLessThan(3000);
  }
  expect(problems[0]).toMatch(/^\/kampaania: the page cannot be made \(\[2J \]0;owned gone/u);
  expect(Math.max(...problems.map(({ length }) => length))).toBeLessThanOrEqual(501);
});

test('scripts, frames, forms and foreign files go, and styles become rules within the page', async () => {
  const jsx = `<script>{"alert(1)"}</script><iframe src="https://elsewhere.example.ee"></iframe>
    <form><input name="a" /></form><p className="far" style={{ marginTop: 4 }}>x</p>
    <a href="javascript:alert(1)">y</a><h1>z</h1>`;
  const { place } = await openBuilderHost([{ ...campaign, jsx }]);
  const { sync, pages } = openFolder(place);
  const { warnings } = await sync();
  const { html = '', css = '' } = pages()[0]?.texts.et ?? {};
  expect(html).not.toMatch(/<script|<iframe|<form|<input|style=|javascript:|alert/u);
  expect(html).toMatch(/<p class="far (b-[\w-]+)">x<\/p>/u);
  expect(html.match(/<h1/gu)).toHaveLength(1);
  expect(css).toContain('margin-top:4px');
  expect(css).toContain('.built-page .page0__root { padding: 1rem; }');
  expect(css).not.toMatch(/elsewhere|@import|body|:root/u);
  expect(warnings).toEqual([
    '/kampaania: a frame is left out.',
    '/kampaania: a form leads nowhere; use the part “contact-form” of the site.',
  ]);
});

test('a path that this site has already is refused and no page, until it is free', async () => {
  const { host, place } = await openBuilderHost([
    { ...fair, path: '/about' },
    campaign,
    { ...fair, path: '/mess/[slug]' },
    { ...fair, path: '/ru/mess' },
  ]);
  const occupied: Record<string, Note> = { '/about': toNote('page-address-own') };
  const { sync } = openFolder(place, occupied);
  const { paths, problems } = await sync();
  expect(paths).toEqual(['/kampaania']);
  expect(problems).toEqual([
    '/about: a page of this site has that address, and it wins. Give the page another address.',
    '/mess/[slug]: the pattern stands for many addresses. Name them in the metadata of the page: values-slug = “first, second”.',
    '/ru/mess: files of this site begin like that. Give the page another address.',
  ]);
  expect((await sync()).problems).toEqual(problems);
  delete occupied['/about'];
  expect((await sync()).paths).toEqual(['/about', '/kampaania']);
  expect(host.asked.length).toBe(5);
});

test('a path with a bracket that does not end is named, and the other pages are rendered', async () => {
  const broken = { ...fair, path: '/mess/[2026' };
  const { place } = await openBuilderHost([broken, campaign, { ...fair, path: '/a[(b' }]);
  const { sync, pages } = openFolder(place);
  const { problems, failure } = await sync();
  expect(failure).toBe(undefined);
  const fault = 'no page of this site can have such an address. Use small letters, digits and hyphens.';
  expect(problems).toEqual([`/mess/[2026: ${fault}`, `/a[(b: ${fault}`]);
  expect(pages().map(({ id }) => id)).toEqual(['/kampaania']);
});

test('an interaction of the page builder is named, since its code runs in no browser', async () => {
  const { host, place } = await openBuilderHost([campaign]);
  const bundle = generateBundle([
    { ...campaign, jsx: '<p onClick={() => { const $steps = {}; return $steps; }}>x</p>' },
  ]);
  host.publishBundle(bundle);
  const { sync, pages } = openFolder(place);
  expect((await sync()).warnings).toEqual([
    '/kampaania: the page has interactions, which do nothing on this site. Use a link or a part of the site.',
  ]);
  expect(pages()[0]?.texts.et.html).toContain('<p>x</p>');
});

test('pictures are copied to this site once, and one that is none is left out and named', async () => {
  const { host, place } = await openBuilderHost([]);
  const page = (text: string): EditorPage => ({
    ...campaign,
    jsx: `<img src="${place.host}a.png" alt="Puu" /><img src="${place.host}missing.png" alt="" />
      <img src="${place.host}broken.png" alt="" /><img src="${place.host}c.gif" alt="Lehvib" />
      <p style={{ backgroundImage: 'url("${place.host}b.svg?x=1&y=2")' }}>${text}</p>`,
  });
  host.publish([page('1')]);
  const { folder, sync, pages } = openFolder(place);
  const { warnings } = await sync();
  expect(warnings).toEqual([
    `there is no picture at ${place.host}missing.png (status 404), so it is left out.`,
    expect.stringContaining(`the picture ${place.host}broken.png cannot be copied`),
  ]);
  const { html = '', css = '' } = pages()[0]?.texts.et ?? {};
  const files = [...html.matchAll(/ src="\/(media\/[\w-]+\/\w+\.\w+)"/gu)].map(([, file = '']) => file);
  expect(files.map((file) => file.split('/').at(-1))).toEqual(['1200.webp', 'picture.gif']);
  expect(css).toMatch(/background-image:url\(\/media\/[\w-]+\/picture\.svg\)/u);
  const [picture = '', gif = ''] = files.map((file) => join(folder, 'content', file));
  expect(readFileSync(gif, 'latin1')).toBe('GIF89a');
  expect(readdirSync(dirname(picture)).sort()).toEqual(
    ['1200', '480', '960'].flatMap((width) => [`${width}.avif`, `${width}.webp`]).concat('picture.json'),
  );
  const asked = host.asked.filter((path) => path === '/a.png');
  host.publish([page('2')]);
  await sync();
  expect(host.asked.filter((path) => path === '/a.png')).toEqual(asked);
  expect(pages()[0]?.texts.et.html).toContain(files[0]);
});

test('a picture has the widths and formats of its copy, and the place that the page builder gives it', async () => {
  const { host, place } = await openBuilderHost([]);
  const source = `{ src: "${place.host}a.png", fullWidth: 1200, fullHeight: 600 }`;
  host.publish([
    {
      ...campaign,
      jsx: `<img src="${place.host}a.png" alt="Puu" width="300" height="150" />
        <PlasmicImg src={${source}} alt="Mets" className="forest" displayWidth="100%"
          loader={{ supportsUrl: () => true, transformUrl: () => "${place.host}a.png?w=828" }} />
        <PlasmicImg src={${source}} alt="Aed" displayWidth="384px"
          loader={{ supportsUrl: () => true, transformUrl: ({ width }) => "${place.host}a.png?w=" + width }} />`,
    },
  ]);
  const { sync, pages } = openFolder(place);
  expect((await sync()).warnings).toEqual([]);
  const { html = '' } = pages()[0]?.texts.et ?? {};
  const shown = [...html.matchAll(/<picture class="built-picture">(.*?)<\/picture>/gsu)].map(
    ([, inner = '']) => inner,
  );
  const sizes = ['(min-width: 1200px) 1200px, 100vw', '100vw', '384px'];
  expect(shown).toHaveLength(sizes.length);
  for (const [index, inner] of shown.entries()) {
    for (const format of ['avif', 'webp']) {
      const set = [480, 960, 1200].map((width) => `/media/\\S+/${width}\\.${format} ${width}w`).join(', ');
      expect(inner).toMatch(
        new RegExp(
          `<source type="image/${format}" srcset="${set}" sizes="${RegExp.escape(sizes[index] ?? '')}" />`,
          'u',
        ),
      );
    }
    expect(inner).toMatch(/<img [^>]*src="\/media\/[\w-]+\/1200\.webp" data-colour="#[\da-f]{6}"/u);
  }
  expect(shown[0]).toContain('width="300" height="150"');
  // The element that determines its position.
  expect(html.match(/class="__wab_img-spacer-svg[^>]* src="data:image\/svg\+xml;base64,/gu)).toHaveLength(2);
  expect(html).not.toMatch(/srcset="http|data-sizes/u);
});
