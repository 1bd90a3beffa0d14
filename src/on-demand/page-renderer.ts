/** Renders on-demand pages with the same compiled pages and published content as the publisher. */
import { trustedJson } from '#base/json.ts';
import { lookup } from '#base/lookup.ts';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { BoundedCache, textBytes } from '#base/bounded-cache.ts';
import { type Locale, locales } from '#model/locale.ts';
import type { CalendarEntries } from '#model/calendar-entries.ts';
import { type PagePath, parseOwnPath } from '#model/page-path.ts';
import type { Visit } from '#model/visit.ts';
import { compiledEntry } from '#publish/compiled-pages.ts';
import { answerKey, type PageAnswers, pageAnswersAddress } from '#publish/page-answers.ts';
import { writeCalendar } from '#documents/calendar-file.ts';
import type { PosterOrder } from '#documents/poster-content.ts';
import { drawPoster, drawSheet } from '#documents/draw.ts';
import type { SheetFacts, SheetOrder } from '#documents/sheet-content.ts';
import { translator } from '#site/messages/messages.ts';
import { localizedPath } from '#site/paths.ts';
import { sourceNames } from '#site/source-names.ts';
import type { CalendarDrawer } from './calendar-feed.ts';
import type { PosterDrawer } from './poster-file.ts';
import type { SheetDrawer } from './sheet-file.ts';

export interface SiteFolders {
  /** The published site. */
  readonly outDir: string;
  /** Folder of the compiled pages. */
  readonly stateDir: string;
}

/** Plain data: an order may go to another thread. */
export interface PageOrder {
  readonly path: PagePath;
  readonly locale: Locale;
  readonly visit: Visit;
}

export interface RenderedPage {
  readonly html: string;
  readonly settings: PageAnswers['settings'];
}

export interface Renderer {
  /** @throws When nothing is published, while a version is replaced, or (with threads) on a timeout. */
  readonly render: (order: PageOrder) => Promise<RenderedPage>;
}

/** Content to render instead of the published content. */
type AskOther = (settings: PageAnswers['settings']) => App.Locals['ask'];

interface CompiledPages {
  readonly render: (request: Request, locals: App.Locals) => Promise<Response>;
}

/** An on-demand page can read nothing that published pages cannot. */
class UnansweredError extends Error {
  override readonly name = 'UnansweredError';
  readonly question: string;

  constructor(question: string) {
    super(`No published page asks ${question}, so it cannot be asked at request time.`);
    this.question = question;
  }
}

interface CachedAnswers {
  readonly version: string;
  readonly answers: PageAnswers;
  readonly bytes: number;
}

/** @returns Asks what the published pages asked. */
function askOf({ answers }: PageAnswers): App.Locals['ask'] {
  const ask: App.Locals['ask'] = (name, ...args) => {
    const question = answerKey(name, args);
    if (!Object.hasOwn(answers, question)) throw new UnansweredError(question);
    return lookup(answers, question) as ReturnType<typeof ask<typeof name>>;
  };
  return ask;
}

const lookupPath = parseOwnPath('/customer-support/next-shipping-day');
const sortingPath = parseOwnPath('/sorting');

/** Renders in the calling thread. Used in Netlify functions: an instance handles one request at a time, so no
 * request waits for another, the platform enforces the timeout, and a thread would have to start first. The
 * work is bounded: texts are read in linear time, and searches limit what they read. */
export class PageRenderer implements Renderer, CalendarDrawer, PosterDrawer, SheetDrawer {
  readonly #folders: SiteFolders;
  readonly #cached = new BoundedCache<CachedAnswers>({
    name: 'answers that pages are made of',
    maxBytes: 128 * 1024 * 1024,
    maxEntries: locales.length,
    sizeOf: ({ bytes }) => bytes,
  });

  constructor(folders: SiteFolders) {
    this.#folders = folders;
  }

  /** @throws When nothing is published, or while a version is replaced. */
  async render({ path, locale, visit }: PageOrder, askOther?: AskOther): Promise<RenderedPage> {
    const page = await this.#loadAnswers(locale);
    const { compiled, settings: published, version } = page;
    const entry = compiledEntry(this.#folders.stateDir, compiled);
    // Node caches imported modules, so each version is read once.
    const pages = (await import(pathToFileURL(entry).href)) as CompiledPages;
    // Previews and the status page load no analytics: editors are not visitors, and no other script may see
    // an address that grants access.
    const settings = (visit.preview ?? visit.status) ? { ...published, analyticsSrc: undefined } : published;
    const ask = askOther?.(settings) ?? askOf(page);
    const request = new Request(new URL(localizedPath(path, locale), settings.siteUrl));
    const response = await pages.render(request, { ask, settings, version, visit });
    // Astro answers an error of a page with an empty body.
    if (response.status >= 500) throw new Error(`The page ${path} could not be rendered in ${locale}.`);
    return { html: await response.text(), settings };
  }

  /** Writes a calendar of collection days in its own language. */
  async drawCalendar(calendar: CalendarEntries): Promise<string> {
    const { locale } = calendar;
    const { namesIn, pageUrl, company } = await this.#loadFacts(locale);
    return writeCalendar(calendar, { names: namesIn(locale), pageUrl, companyName: company.name });
  }

  /** Draws a poster of collection days in its own languages. */
  async drawPoster(order: PosterOrder): Promise<Uint8Array> {
    return drawPoster(order, await this.#loadFacts(order.languages[0]));
  }

  /** Draws what goes where in its own languages.
   * @returns undefined if there is no such municipality. */
  async drawSheet(order: SheetOrder): Promise<Uint8Array | undefined> {
    const facts = new Map<Locale, SheetFacts>();
    for (const locale of order.languages) facts.set(locale, await this.#loadSheet(locale));
    return drawSheet(order, facts);
  }

  async #loadSheet(locale: Locale): Promise<SheetFacts> {
    const ask = askOf(await this.#loadAnswers(locale));
    const { company, sortingUrl } = await this.#loadFacts(locale);
    return {
      bins: ask('sortingSheet', locale),
      places: ask('municipalityDifferences', locale),
      sortingUrl,
      company,
    };
  }

  /** What files of collection days say besides the days.
   * @param locale Of the page that they lead to. */
  async #loadFacts(locale: Locale) {
    const answers = await this.#loadAnswers(locale);
    const { company } = askOf(answers)('layout', locale);
    const wasteTypes = askOf(answers)('wasteTypes');
    const urlOf = (path: PagePath) => new URL(localizedPath(path, locale), answers.settings.siteUrl).href;
    const namesIn = (shown: Locale) => sourceNames(wasteTypes, { locale: shown, t: translator(shown) });
    return { namesIn, pageUrl: urlOf(lookupPath), sortingUrl: urlOf(sortingPath), company };
  }

  /** Reread after each publish. */
  async #loadAnswers(locale: Locale): Promise<PageAnswers> {
    const path = join(this.#folders.outDir, pageAnswersAddress(locale));
    const { mtimeMs, ino } = await stat(path);
    const version = `${mtimeMs} ${ino}`;
    const cached = this.#cached.get(locale);
    if (cached?.version === version) return cached.answers;
    const text = await readFile(path, 'utf8');
    const answers = trustedJson<PageAnswers>(text);
    // Parsed, it takes about the same amount again.
    this.#cached.set(locale, { version, answers, bytes: 2 * textBytes(text) });
    return answers;
  }
}
