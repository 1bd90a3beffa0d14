import type { LocaleMessages } from '#shell/languages/messages.ts';
import { orderForm } from './order-form-messages.ts';

/** Texts of this feature in `/locales/{lang}.json`, by namespace. */
export const localeMessages = { common: orderForm } satisfies LocaleMessages;
