import type { LocaleMessages } from '#shell/languages/messages.ts';
import { news } from './news-messages.ts';

/** Texts of this feature in `/locales/{lang}.json`, by namespace. */
export const localeMessages = { common: news } satisfies LocaleMessages;
