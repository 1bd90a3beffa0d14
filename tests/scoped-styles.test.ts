/** Foreign style rules in a browser: allowed rules affect nothing outside their page or article. */
import { expect, test } from 'vitest';
import { scopePageCss } from '#cms/page-builder/page-css.ts';
import { articleSelector, scopeStyles } from '#cms/post-styles.ts';
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

function scopePost(css: string): string {
  try {
    return scopeStyles(css, articleSelector(7));
  } catch {
    // Invalid CSS: the article is shown without it.
    return '';
  }
}
