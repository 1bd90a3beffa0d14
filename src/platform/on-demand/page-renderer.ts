/** Renders on-demand pages with the same compiled pages and published content as the publisher. */
import type { Locale } from '#platform/languages/locale.ts';
import type { PagePath } from '#platform/addresses/page-path.ts';
import type { Visit } from '#platform/publish/visit.ts';
import { compiledEntry, loadCompiled } from '#platform/publish/compiled-pages.ts';
import type { PageAnswers } from '#platform/publish/page-answers.ts';
import { localizedPath } from '#platform/addresses/paths.ts';
import { createAsk, PublishedAnswers } from './published-answers.ts';

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
  /** Nobody waits for it, or a program does: it is made after all others. */
  readonly isPatient?: true;
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

/** Renders in the calling thread. Used in Netlify functions: an instance handles one request at a time, so no
 * request waits for another, the platform enforces the timeout, and a thread would have to start first. The
 * work is bounded: texts are read in linear time, and searches limit what they read. */
export class PageRenderer implements Renderer {
  /** Of the published site. */
  readonly answers: PublishedAnswers;
  readonly #stateDir: string;

  constructor({ outDir, stateDir }: SiteFolders) {
    this.answers = new PublishedAnswers(outDir);
    this.#stateDir = stateDir;
  }

  /** @throws When nothing is published, or while a version is replaced. */
  async render({ path, locale, visit }: PageOrder, askOther?: AskOther): Promise<RenderedPage> {
    const page = await this.answers.load(locale);
    const { compiled, settings: published, version } = page;
    const pages = await loadCompiled(compiledEntry(this.#stateDir, compiled));
    // Previews and the status page load no analytics: editors are not visitors, and no other script may see
    // an address that grants access.
    const settings =
      (visit.preview ?? visit.isUncounted) ? { ...published, analyticsSrc: undefined } : published;
    const ask = askOther?.(settings) ?? createAsk(page);
    const request = new Request(new URL(localizedPath(path, locale), settings.siteUrl));
    const response = await pages.render(request, { ask, settings, version, visit });
    // Astro answers an error of a page with an empty body.
    if (response.status >= 500) throw new Error(`The page ${path} could not be rendered in ${locale}.`);
    return { html: await response.text(), settings };
  }
}
