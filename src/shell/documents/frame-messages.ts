/** Texts that stand on every sheet for a wall. */
import type { Locale, Worded } from '#platform/languages/locale.ts';
import { textsIn } from '#shell/languages/texts-in.ts';

export const frameWords = {
  /** For readers that cannot see the code. */
  codeLabel: { et: 'Ruutkood: {address}', ru: 'QR-код: {address}', en: 'QR code: {address}' },
  made: { et: 'Koostatud {date}', ru: 'Составлено {date}', en: 'Made on {date}' },
  phone: { et: 'Infotelefon', ru: 'Инфотелефон', en: 'Call us' },
} as const satisfies Readonly<Record<string, Worded>>;

export const frameTexts = (locale: Locale): Readonly<Record<keyof typeof frameWords, string>> =>
  textsIn(frameWords, locale);
