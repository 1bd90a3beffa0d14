/** Refusals of noting a word. */
import type { RefusalEntry } from '#platform/calls/refusal-entry.ts';

declare module '#platform/calls/refusal.ts' {
  interface DeclaredRefusals {
    search: typeof wordRefusals;
  }
}

export const wordRefusals = {
  /** The day has as many unanswered words as it takes. */
  'words-exhausted': {
    status: 503,
    message: {
      et: 'Täna rohkem sõnu kirja ei panda. Proovige homme uuesti.',
      ru: 'Сегодня слова больше не записываются. Попробуйте завтра.',
      en: 'No more words are noted today. Please try again tomorrow.',
    },
  },
} as const satisfies Readonly<Record<string, RefusalEntry>>;
