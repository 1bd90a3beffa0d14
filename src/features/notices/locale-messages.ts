import type { LocaleMessages } from '#shell/languages/messages.ts';
import { notices } from './notice-messages.ts';

/** Texts of this feature in `/locales/{lang}.json`, by namespace. */
export const localeMessages = { common: notices } satisfies LocaleMessages;
