/** The pages of the built site, parsed. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type HtmlElement, HtmlValidate, Parser, StaticConfigLoader } from 'html-validate';
import type { Locale } from '#model/locale.ts';
import type { PagePath } from '#model/page-path.ts';
import { isEmbedPath } from '#site/embeds.ts';
import { splitLocale } from '#site/paths.ts';
import { buildSite } from './built-site.ts';

export interface SitePage {
  readonly file: string;
  /** As shown in the browser, `/ru/about/news`. */
  readonly address: string;
  readonly locale: Locale;
  readonly path: PagePath;
  readonly html: string;
  readonly document: HtmlElement;
  /** Search engines may list it. */
  readonly isIndexed: boolean;
}

/** Parses HTML without validating any rule. */
const htmlOnly = new HtmlValidate(new StaticConfigLoader({ root: true, elements: ['html5'] }));

let loaded: Promise<readonly SitePage[]> | undefined;

/** Pages shared by the test files of one process, each parsed on first use: a parsed site takes 300 MB. */
export function loadPages(): Promise<readonly SitePage[]> {
  return (loaded ??= loadAll());
}

async function loadAll(): Promise<readonly SitePage[]> {
  const { settings, files } = await buildSite();
  const parser = new Parser(await htmlOnly.getConfigFor('page.html'));
  return files
    .filter((file) => file.endsWith('.html') && !isEmbedFile(file))
    .map((file) => {
      const html = readFileSync(join(settings.outDir, file), 'utf8');
      const address = addressOf(file);
      const split = splitLocale(address);
      if (!split) throw new RangeError(`${file} has no address.`);
      let document: HtmlElement | undefined;
      return {
        file,
        address,
        ...split,
        html,
        isIndexed: !isHidden(html),
        // Parsed lazily: parsing takes longer than most tests.
        get document() {
          return (document ??= parser.parseHtml(html));
        },
      };
    });
}

/** Embeds have no layout of the site and lead to other tabs: tests/embeds.test.ts. */
function isEmbedFile(file: string): boolean {
  const path = splitLocale(addressOf(file))?.path;
  return path !== undefined && isEmbedPath(path);
}

/** Parses a page that the server answered with. */
export async function parseHtml(html: string): Promise<HtmlElement> {
  return new Parser(await htmlOnly.getConfigFor('page.html')).parseHtml(html);
}

/** `index.html` is `/`; every other page is its path with `.html`, except the 404 page. */
function addressOf(file: string): string {
  return file === 'index.html' ? '/' : `/${file.replace(/\.html$/u, '').replace(/\b404$/u, 'not-found')}`;
}

const isHidden = (html: string): boolean => /<meta name="robots" content="[^"]*noindex/u.test(html);

/** Values of an attribute on every element that has it, with `&amp;` and the like decoded. */
export function attributes(document: HtmlElement, selector: string, name: string): readonly string[] {
  return document.querySelectorAll(selector).flatMap((element) => {
    const value = element.getAttributeValue(name);
    return value === null ? [] : [decodeEntities(value)];
  });
}

/** Text of every matching element, with white space as a reader sees it. */
export function texts(document: HtmlElement, selector: string): readonly string[] {
  return document
    .querySelectorAll(selector)
    .map((element) => decodeEntities(element.textContent).replace(/\s+/gu, ' ').trim());
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  '#x27': "'",
};

function decodeEntities(text: string): string {
  return text.replace(/&([a-z]+|#39|#x27);/gu, (whole, name: string) => entities[name] ?? whole);
}
