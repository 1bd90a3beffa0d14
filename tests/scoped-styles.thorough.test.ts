/** Foreign style rules in a browser: allowed rules affect nothing outside their page or article. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { scopePageCss } from '#features/page-builder/page-css.server.ts';
import { articleSelector, scopeStyles } from '#platform/cms/post-styles.ts';
import { drawFrames } from './site/page-probes.ts';
import { desktop, isWithoutBrowser, openBrowser } from './site/visits.ts';

const visit = openBrowser('http://127.0.0.1');

const leaving = 'header { position: fixed; inset: 0 }';
const sheets = [
  ...['\n', '\r', '\f'].map((end) => `p { content: "${end}} ${leaving} b { x: "}`),
  ...['\n', '\r', '\f'].map((end) => `@media "${end}{} ${leaving} x "{ y { color: red } }`),
  'body ~ footer, html + footer, .built-page ~ header { position: fixed }',
  `p { top: ( } ${leaving} b { ) }`,
];

test.skipIf(isWithoutBrowser)(
  'no style rule of a page or an article moves what stands around it',
  async () => {
    await visit(desktop, async (page) => {
      for (const foreign of sheets) {
        const css = `${foreign} p { color: rgb(1, 2, 3) }`;
        // Each has its own style sheet, like on the site.
        const parts = [scopePageCss(css), scopePost(css)];
        await page.setContent(
          `<header>h</header><div class="built-page"><article id="post-7"><p>x</p></article></div><footer>f</footer>`,
        );
        for (const content of parts) await page.addStyleTag({ content });
        const places = await page.evaluate(() =>
          ['header', 'footer', 'p'].map((name) => {
            const element = document.querySelector(name);
            return element ? getComputedStyle(element).position : 'gone';
          }),
        );
        expect(places, foreign).toEqual(['static', 'static', 'static']);
      }
    });
  },
);

test.skipIf(isWithoutBrowser)(
  'an animation of a page runs, and the one of the site with its name goes on as it is',
  async () => {
    await visit(desktop, async (page) => {
      const own = '@keyframes fade { from, to { opacity: 0.5 } } header { animation: fade 1s infinite }';
      const foreign = '@keyframes fade { from, to { opacity: 0.1 } } p { animation: fade 1s infinite }';
      await page.setContent('<header>h</header><div class="built-page"><p>x</p></div>');
      for (const content of [own, scopePageCss(foreign)]) await page.addStyleTag({ content });
      const opacities = await page.evaluate(() =>
        ['header', 'p'].map((name) => {
          const element = document.querySelector(name);
          return element ? getComputedStyle(element).opacity : 'gone';
        }),
      );
      expect(opacities).toEqual(['0.5', '0.1']);
    });
  },
);

/** Each tries to cover the header, or what stands after the text. */
const covering = [
  'p { position: absolute; inset: 0; width: 100vw; height: 100vh; z-index: 2147483647; background: red }',
  'p { position: fixed; inset: 0; z-index: 99 }',
  'p { position: sticky; top: -900px; z-index: 99; height: 300px; margin-top: -500px }',
  'p { position: relative; top: -400px; height: 900px; z-index: 9 }',
  'p { margin: -600px -600px 0; height: 2000px; background: red; position: relative }',
  'p::before { content: ""; position: absolute; inset: -900px; z-index: 9 }',
  'p::after { content: "x"; display: block; margin-top: -900px; height: 1800px; background: red }',
  'p { all: unset; display: block; position: absolute; top: -900px; height: 3000px; width: 3000px; left: -900px }',
  'p { position: absolute; position-anchor: --header; top: anchor(top); left: anchor(left); width: 900px; height: 900px }',
  'p { position: absolute; position-area: top left; anchor-name: --header; width: 900px; height: 900px }',
  'p { transform: translateY(-500px) scale(20); height: 300px }',
  'p { translate: 0 -400px; scale: 30; rotate: 10deg }',
  'p { zoom: 40; position: relative; top: -90px }',
  'p { float: left; margin-top: -400px; width: 900px; height: 2000px; position: relative }',
  'p { outline: 900px solid red; box-shadow: 0 0 0 900px red; border-image-outset: 900px }',
  'p { filter: drop-shadow(0 -300px red); mix-blend-mode: difference; backdrop-filter: blur(9px); margin: -300px }',
  'p { columns: 9; column-span: all; position: absolute; bottom: 0; height: 2000px; width: 100% }',
  'p { view-transition-name: root; position: absolute; inset: -500px }',
  'p { offset: path("M 0 -300 L 0 -300"); offset-position: 0 -300px; height: 900px }',
  '* { position: absolute !important; inset: -500px !important; z-index: 99 !important; contain: none !important }',
  ':root { position: fixed; inset: 0; contain: none !important; transform: translateY(-400px); z-index: 99 }',
  ':root { margin: -400px; padding: 900px; isolation: auto !important; overflow: visible !important }',
  '@keyframes up { to { translate: 0 -400px } } p { animation: up 1ms forwards; height: 900px; position: relative }',
  'p { perspective: 1px; transform: translate3d(0, -300px, 99px) scale3d(9, 9, 9); transform-style: preserve-3d }',
  'p { display: contents } p::before { content: "x"; position: fixed; inset: 0 }',
];

test.skipIf(isWithoutBrowser)(
  'no style rule of a page or an article covers what stands around it',
  async () => {
    const files = ['tokens', 'base', 'header', 'layout', 'parts', 'editor-text'];
    const own = files.map((name) =>
      readFileSync(new URL(`../src/shell/styles/${name}.css`, import.meta.url), 'utf8'),
    );
    const text = '<p>x <a href="/">y</a></p><p>z</p>';
    const texts = [
      `<div class="contained"><div class="built-page">${text}</div></div>`,
      `<article id="post-7" class="article contained"><div class="prose">${text}</div></article>`,
    ];
    await visit(desktop, async (page) => {
      for (const html of texts) {
        for (const foreign of covering) {
          const parts = [...own, scopePageCss(foreign), scopePost(foreign)].filter((css) => css !== '');
          await page.setContent(
            `<header class="site-header"><a href="/1">h</a></header><main><p id="before">b</p>${html}<p id="after">a</p></main>`,
          );
          for (const content of parts) await page.addStyleTag({ content });
          // An animation of a millisecond is over.
          await drawFrames(page, 3);
          const hit = await page.evaluate(() =>
            ['.site-header', '#before', '#after'].filter((selector) => {
              const element = document.querySelector(selector);
              element?.scrollIntoView({ block: 'center' });
              const box = element?.getBoundingClientRect();
              const found = box && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
              return !(found && element?.contains(found));
            }),
          );
          expect(hit, foreign).toEqual([]);
        }
      }
    });
  },
);

function scopePost(css: string): string {
  try {
    return scopeStyles(css, articleSelector(7));
  } catch {
    // Invalid CSS: the article is shown without it.
    return '';
  }
}
