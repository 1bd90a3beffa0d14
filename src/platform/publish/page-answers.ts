/** The content that request-time pages need, as a target: `/page-answers/et.json` contains every query answer
 * that those pages use in one language. With it, the server and Netlify's functions render them without the
 * store, from a file that is published and rolled back like any other. It contains nothing secret: all of it
 * is on public pages. */
import { compareCodes } from '#platform/base/code-order.ts';
import { type Locale, locales } from '#platform/languages/locale.ts';
import { type PagePath, parseOwnPath } from '#platform/addresses/page-path.ts';
import { notFoundPath, localizedPath } from '#platform/addresses/paths.ts';
import type { Ask } from '#platform/store/query.ts';
import type { PageSettings } from './compiled-pages.ts';

/** Pages rendered at request time: a lookup or search result, a rejected form, a page that does not exist. */
const requestPages: readonly PagePath[] = [
  parseOwnPath('/customer-support/next-shipping-day'),
  parseOwnPath('/customer-support/unserved-addresses'),
  parseOwnPath('/search'),
  parseOwnPath('/customer-support/contact-us'),
  parseOwnPath('/home-customer/ordering-fecal-transport'),
  parseOwnPath('/sorting/print'),
  notFoundPath,
];

export interface PageAnswers {
  /** Name of the compiled version that these answers are for. */
  readonly compiled: string;
  readonly settings: PageSettings;
  readonly version: string;
  /** Answers by query name and arguments, with keys made by `answerKey`. */
  readonly answers: Readonly<Record<string, unknown>>;
}

export const pageAnswersAddress = (locale: Locale): string => `/page-answers/${locale}.json`;

export const answerKey = (name: string, args: readonly unknown[]): string => JSON.stringify([name, ...args]);

export function isPageAnswers(address: string): boolean {
  return address.startsWith('/page-answers/');
}

interface RecordOptions {
  /** As in `PageAnswers`. */
  readonly compiled: string;
  readonly locals: App.Locals;
  readonly render: (address: string, locals: App.Locals) => Promise<Response>;
}

/** @param address Address of the target.
 * @throws {RangeError} When it is not a language of this site. */
export async function recordPageAnswers(address: string, options: RecordOptions): Promise<Uint8Array> {
  const { compiled, locals, render } = options;
  const locale = locales.find((known) => pageAnswersAddress(known) === address);
  if (locale === undefined) throw new RangeError(`${address} is no target of this site.`);
  const answers = new Map<string, unknown>();
  const ask: Ask = (name, ...args) => {
    const answer = locals.ask(name, ...args);
    answers.set(answerKey(name, args), answer);
    return answer;
  };
  for (const path of requestPages) {
    await (await render(localizedPath(path, locale), { ...locals, ask })).arrayBuffer();
  }
  // Sheets for a wall are drawn of these; the page that offers them names no object.
  ask('sortingSheet', locale);
  ask('municipalityDifferences', locale);
  const { settings, version } = locals;
  const sorted = [...answers].sort(([a], [b]) => compareCodes(a, b));
  const recorded: PageAnswers = { compiled, settings, version, answers: Object.fromEntries(sorted) };
  return Buffer.from(JSON.stringify(recorded));
}
