/** The content that request-time pages need, as a target: `/page-answers/et.json` contains every query answer
 * that those pages use in one language. With it, the server and Netlify's functions render them without the
 * store, from a file that is published and rolled back like any other. It contains nothing secret: all of it
 * is on public pages. */
import { compareCodes } from '#platform/base/code-order.ts';
import { type Locale, locales } from '#platform/languages/locale.ts';
import { notFoundPath, localizedPath } from '#platform/addresses/paths.ts';
import { compiledName, type PageSettings } from './compiled-pages.ts';
import type { ComposeContext, PublishedPart } from './published-part.ts';

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

/** @param address Address of the target.
 * @throws {RangeError} When it is not a language of this site. */
export async function recordPageAnswers(
  address: string,
  parts: readonly PublishedPart[],
  { entry, locals, render }: ComposeContext,
): Promise<Uint8Array> {
  const locale = locales.find((known) => pageAnswersAddress(known) === address);
  if (locale === undefined) throw new RangeError(`${address} is no target of this site.`);
  const answers = new Map<string, unknown>();
  const ask: App.Locals['ask'] = (name, ...args) => {
    const answer = locals.ask(name, ...args);
    answers.set(answerKey(name, args), answer);
    return answer;
  };
  const requestPages = parts.flatMap((part) => part.requestPages ?? []);
  for (const path of [...requestPages.flatMap(({ paths = [] }) => paths), notFoundPath]) {
    await (await render(localizedPath(path, locale), { ...locals, ask })).arrayBuffer();
  }
  for (const pages of requestPages) pages.ask?.(ask, locale);
  const { settings, version } = locals;
  const sorted = [...answers].sort(([a], [b]) => compareCodes(a, b));
  const recorded: PageAnswers = {
    compiled: compiledName(entry),
    settings,
    version,
    answers: Object.fromEntries(sorted),
  };
  return Buffer.from(JSON.stringify(recorded));
}
