import type { LocaleMessages } from '#shell/languages/messages.ts';
import { stationFinder } from './finder-messages.ts';

/** Texts of this feature in `/locales/{lang}.json`, by namespace. */
export const localeMessages = { map: stationFinder } satisfies LocaleMessages;
