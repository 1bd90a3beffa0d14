/** The pages of the built site, parsed. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '#platform/languages/locale.ts';
import type { PagePath } from '#platform/addresses/page-path.ts';
import { isFramedPage } from '#shell/addresses/framed-pages.ts';
import { splitLocale } from '#platform/addresses/paths.ts';
import { buildSite } from './built-site.ts';
import { type HtmlElement, parseHtml } from './html-element.ts';

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

let loaded: Promise<readonly SitePage[]> | undefined;

/** Pages shared by the test files of one process, each read and parsed on first use: most files need a few. */
export function loadPages(): Promise<readonly SitePage[]> {
  return (loaded ??= pageFiles().then((files) => files.map(({ file, read }) => makePage(file, read))));
}

/** Every page once, each forgotten when the next one comes: parsed they take a gigabyte. */
export async function* eachPage(): AsyncGenerator<SitePage> {
  for (const { file, read } of await pageFiles()) yield makePage(file, read);
}

async function pageFiles() {
  const { settings, files } = await buildSite();
  return files
    .filter((file) => file.endsWith('.html') && !isEmbedFile(file))
    .map((file) => ({ file, read: () => readFileSync(join(settings.outDir, file), 'utf8') }));
}

/** @param read Called once, when the HTML is first used. */
export function makePage(file: string, read: () => string): SitePage {
  const address = toAddress(file);
  const split = splitLocale(address);
  if (!split) throw new RangeError(`${file} has no address.`);
  let html: string | undefined;
  let document: HtmlElement | undefined;
  return {
    file,
    address,
    ...split,
    get html() {
      return (html ??= read());
    },
    get document() {
      return (document ??= parseHtml(this.html));
    },
    get isIndexed() {
      return !/<meta name="robots" content="[^"]*noindex/u.test(this.html);
    },
  };
}

/** Embeds have no layout of the site and lead to other tabs: tests/embeds.test.ts. */
function isEmbedFile(file: string): boolean {
  const path = splitLocale(toAddress(file))?.path;
  return path !== undefined && isFramedPage(path);
}

/** `index.html` is `/`; every other page is its path with `.html`, except the 404 page. */
function toAddress(file: string): string {
  return file === 'index.html' ? '/' : `/${file.replace(/\.html$/u, '').replace(/\b404$/u, 'not-found')}`;
}

/** Values of an attribute on every element that has it. */
export function attributes(document: HtmlElement, selector: string, name: string): readonly string[] {
  return document.querySelectorAll(selector).flatMap((element) => element.getAttribute(name) ?? []);
}

/** Text of every matching element, with white space as a reader sees it. */
export function texts(document: HtmlElement, selector: string): readonly string[] {
  return document
    .querySelectorAll(selector)
    .map(({ textContent }) => textContent.replace(/\s+/gu, ' ').trim());
}
