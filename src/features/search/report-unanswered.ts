/** Reports words for which nothing was found, so that editors see what is missing. */
import type { Locale } from '#platform/languages/locale.ts';
import { parseUnansweredWords } from './unanswered-words.ts';

/** Whoever types on within it has not finished. */
const pauseMs = 3000;

/** Words that this page has reported. */
const reported = new Set<string>();

/** Reports the words after a pause, unless they may say something about a person.
 * @returns Stops it: the visitor types on. */
export function reportSoon(typed: string, locale: Locale): () => void {
  const words = parseUnansweredWords(typed);
  if (words === undefined || reported.has(words)) return () => undefined;
  const timer = setTimeout(() => {
    reported.add(words);
    void report(words, locale);
  }, pauseMs);
  return () => clearTimeout(timer);
}

async function report(words: string, locale: Locale): Promise<void> {
  try {
    await fetch('/api/unanswered', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ words, locale }),
      // No cookie goes along.
      credentials: 'omit',
      keepalive: true,
    });
  } catch {
    // Without a connection the words are not counted, and the visitor has nothing to do about it.
  }
}
