/** Refusals of calls that take a contract number. */
import type { RefusalEntry } from '#platform/calls/refusal-entry.ts';

export const guessRefusals = {
  /** Too many numbers are being guessed. Scripts solve the proof of work themselves; only pages without JavaScript
   * show this text. */
  'proof-needed': {
    status: 428,
    message: {
      et: 'Lepinguid küsitakse praegu ebatavaliselt palju. Proovige mõne minuti pärast uuesti või helistage numbril {phone}.',
      ru: 'Сейчас необычно много запросов о договорах. Повторите попытку через несколько минут или позвоните по номеру {phone}.',
      en: 'Very many people are looking up contracts right now. Try again in a few minutes or call {phone}.',
    },
  },
} as const satisfies Readonly<Record<string, RefusalEntry>>;
