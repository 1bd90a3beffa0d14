/** Refusals of every form. */
import type { RefusalEntry } from '#platform/calls/refusal-entry.ts';
import { cutOffTime } from '#shell/company/business-rules.ts';

declare module '#platform/calls/refusal.ts' {
  interface DeclaredRefusals {
    forms: typeof formRefusals;
  }
}

export const formRefusals = {
  'robot-suspected': {
    status: 400,
    message: {
      et: 'Täidetud on väli, mis peab jääma tühjaks. Kustutage sealt tekst ja saatke uuesti või helistage numbril {phone}.',
      ru: 'Заполнено поле, которое должно остаться пустым. Очистите его и отправьте форму ещё раз или позвоните по номеру {phone}.',
      en: 'A field that must stay empty is filled in. Clear it and send the form again, or call {phone}.',
    },
  },
  'sent-too-fast': {
    status: 400,
    message: {
      et: 'Vorm saadeti liiga kiiresti. Oodake mõni sekund ja saatke uuesti.',
      ru: 'Форма отправлена слишком быстро. Подождите несколько секунд и отправьте ещё раз.',
      en: 'The form was sent too quickly. Wait a few seconds and send it again.',
    },
  },
  'day-impossible': {
    status: 400,
    message: {
      et: `Selleks päevaks tellida ei saa. Tellige hiljemalt eelmisel tööpäeval kell ${cutOffTime} ja kuni aasta ette.`,
      ru: `На выбранный день заказать нельзя. Заказы принимаются до ${cutOffTime} предыдущего рабочего дня и не более чем на год вперёд.`,
      en: `You cannot order for the chosen day. Order by ${cutOffTime} on the working day before, and up to a year ahead.`,
    },
  },
  'forms-exhausted': {
    status: 503,
    message: {
      et: 'Täna on saadetud väga palju vorme, seepärast jäi teie oma vastu võtmata. Helistage numbril {phone}.',
      ru: 'Сегодня отправлено необычно много форм, и эту мы принять уже не смогли. Позвоните по номеру {phone}.',
      en: 'Unusually many forms have been sent today, so we could not accept this one. Please call {phone}.',
    },
  },
  'forms-of-network-exhausted': {
    status: 429,
    message: {
      et: 'Teie internetivõrgust on täna saadetud väga palju vorme, seepärast jäi see vastu võtmata. Proovige homme uuesti või helistage numbril {phone}.',
      ru: 'Из вашей сети сегодня отправлено уже очень много форм, и эту мы принять не смогли. Попробуйте завтра или позвоните по номеру {phone}.',
      en: 'Very many forms have been sent from your network today, so we could not accept this one. Try again tomorrow or call {phone}.',
    },
  },
  'forms-to-receiver-exhausted': {
    status: 429,
    message: {
      et: 'Sellele e-posti aadressile on täna juba mitu kinnitust saadetud. Vaadake ka rämpsposti kausta. Kui kinnitust ei ole, helistage numbril {phone}.',
      ru: 'На этот адрес эл. почты сегодня уже отправлено несколько подтверждений. Проверьте и папку спама. Если подтверждения нет, позвоните по номеру {phone}.',
      en: 'Several confirmations have been sent to this email address today. Check your spam folder too. If there is none, call {phone}.',
    },
  },
  'check-failed': {
    status: 403,
    message: {
      et: 'Turvakontroll ei õnnestunud. Laadige leht uuesti ja proovige veel kord või helistage numbril {phone}.',
      ru: 'Проверка безопасности не пройдена. Обновите страницу и попробуйте ещё раз или позвоните по номеру {phone}.',
      en: 'The security check failed. Reload the page and try again, or call {phone}.',
    },
  },
  'attachment-too-large': {
    status: 413,
    message: {
      et: 'Manus on liiga suur. Faili suurus võib olla kuni 4\u00a0MB.',
      ru: 'Вложение слишком большое. Размер файла – до 4\u00a0МБ.',
      en: 'The attachment is too large. A file can be up to 4\u00a0MB.',
    },
  },
  'attachment-unknown': {
    status: 415,
    message: {
      et: 'Seda faili ei saa lisada. Sobib üks PDF-, JPG-, PNG-, HEIC- või DOCX-fail.',
      ru: 'Этот файл приложить нельзя. Подойдёт один файл PDF, JPG, PNG, HEIC или DOCX.',
      en: 'You cannot attach this file. Use one PDF, JPG, PNG, HEIC or DOCX file.',
    },
  },
} as const satisfies Readonly<Record<string, RefusalEntry>>;
