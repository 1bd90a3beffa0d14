import type { LocaleMessages } from '#shell/languages/messages.ts';
import { offline } from './offline-messages.ts';

/** Texts of this feature in `/locales/{lang}.json`, by namespace. */
export const localeMessages = { common: offline } satisfies LocaleMessages;
