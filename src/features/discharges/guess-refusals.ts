/** Refusals of calls that take a contract number. */
import type { RefusalEntry } from '#platform/calls/refusal-entry.ts';
import { infoPhone } from '#shell/company/business-rules.ts';

export const guessRefusals = {
  /** Too many numbers are being guessed. Scripts solve the proof of work themselves; only pages without JavaScript
   * show this text. */
  'proof-needed': {
    status: 428,
    message: {
      et: `Lepinguid küsitakse praegu ebatavaliselt palju. Proovige mõne minuti pärast uuesti või helistage numbril ${infoPhone}.`,
      ru: `Сейчас необычно много запросов о договорах. Повторите попытку через несколько минут или позвоните по номеру ${infoPhone}.`,
      en: `Very many people are looking up contracts right now. Try again in a few minutes or call ${infoPhone}.`,
    },
  },
} as const satisfies Readonly<Record<string, RefusalEntry>>;
