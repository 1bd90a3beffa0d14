import type { RefusalEntry } from '../refusal-entry.ts';

declare module '../refusal.ts' {
  interface DeclaredRefusals {
    hooks: typeof hookRefusals;
  }
}

/** Refusals of webhooks. Programs read the code; the texts are for people who read their logs. */
export const hookRefusals = {
  'hook-unsigned': {
    status: 401,
    message: {
      et: 'Teade ei ole allkirjastatud või allkiri ei sobi.',
      ru: 'Уведомление не подписано или подпись неверна.',
      en: 'The message is not signed, or its signature is wrong.',
    },
  },
  'hook-out-of-time': {
    status: 401,
    message: {
      et: 'Teate allkirja aeg ei ole praeguse aja lähedal. Kontrollige saatja kella.',
      ru: 'Время подписи уведомления далеко от текущего. Проверьте часы отправителя.',
      en: 'The message was not signed just now. Check the clock of the sender.',
    },
  },
  'hook-repeated': {
    status: 401,
    message: {
      et: 'See teade on juba vastu võetud.',
      ru: 'Это уведомление уже принято.',
      en: 'This message has been received already.',
    },
  },
  'hook-not-kept': {
    status: 503,
    message: {
      et: 'Teadet ei õnnestunud vastu võtta. Saatke see hiljem uuesti.',
      ru: 'Уведомление не удалось принять. Отправьте его позже ещё раз.',
      en: 'The message could not be received. Send it again later.',
    },
  },
} as const satisfies Readonly<Record<string, RefusalEntry>>;
