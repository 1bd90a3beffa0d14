/** What the published pages asked of the content, which pages and files made for a request may ask too. */
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { BoundedCache, textBytes } from '#platform/base/bounded-cache.ts';
import { trustedJson } from '#platform/base/json.ts';
import { lookup } from '#platform/base/lookup.ts';
import { type Locale, locales } from '#platform/languages/locale.ts';
import { answerKey, type PageAnswers, pageAnswersAddress } from '#platform/publish/page-answers.ts';

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
export function createAsk({ answers }: PageAnswers): App.Locals['ask'] {
  const ask: App.Locals['ask'] = (name, ...args) => {
    const question = answerKey(name, args);
    if (!Object.hasOwn(answers, question)) throw new UnansweredError(question);
    return lookup(answers, question) as ReturnType<typeof ask<typeof name>>;
  };
  return ask;
}

export class PublishedAnswers {
  readonly #outDir: string;
  readonly #cached = new BoundedCache<CachedAnswers>({
    name: 'answers that pages are made of',
    maxBytes: 128 * 1024 * 1024,
    maxEntries: locales.length,
    countBytes: ({ bytes }) => bytes,
  });

  /** @param outDir The published site. */
  constructor(outDir: string) {
    this.#outDir = outDir;
  }

  /** Reread after each publish.
   * @throws When nothing is published, or while a version is replaced. */
  async load(locale: Locale): Promise<PageAnswers> {
    const path = join(this.#outDir, pageAnswersAddress(locale));
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
