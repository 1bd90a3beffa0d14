/** Refusals of the forms that are sent to the helpdesk or by mail. */
import type { RefusalEntry } from '#platform/calls/refusal-entry.ts';
import { formRefusals } from '#shell/form/form-refusals.ts';

declare module '#platform/calls/refusal.ts' {
  interface DeclaredRefusals {
    sent: typeof sentRefusals;
  }
}

export const sentRefusals = {
  ...formRefusals,
  'ticket-fields-refused': {
    status: 422,
    message: {
      et: 'Klienditugi ei võtnud mõnda välja vastu. Parandage see ja saatke uuesti.',
      ru: 'Поддержка клиентов не приняла одно из полей. Исправьте его и отправьте ещё раз.',
      en: 'Customer support did not accept one of the fields. Correct it and send the form again.',
    },
  },
  'ticket-refused': {
    status: 422,
    message: {
      et: 'Klienditugi ei võtnud kirja vastu. Helistage numbril {phone}.',
      ru: 'Поддержка клиентов не приняла сообщение. Позвоните по номеру {phone}.',
      en: 'Customer support did not accept the message. Please call {phone}.',
    },
  },
  'helpdesk-session-expired': {
    status: 502,
    message: {
      et: 'Klienditugi ei vastanud õigel ajal ja kiri jäi saatmata. Proovige uuesti.',
      ru: 'Время соединения с поддержкой клиентов истекло, сообщение не отправлено. Попробуйте ещё раз.',
      en: 'The connection to customer support expired, so your message was not sent. Please try again.',
    },
  },
  'helpdesk-down': {
    status: 502,
    message: {
      et: 'Klienditoe süsteem ei vasta ja kiri jäi saatmata. Proovige hiljem uuesti või helistage numbril {phone}.',
      ru: 'Система поддержки клиентов не отвечает, сообщение не отправлено. Повторите попытку позже или позвоните по номеру {phone}.',
      en: 'Our customer support system is not responding, so your message was not sent. Try again later or call {phone}.',
    },
  },
  'ticket-unconfirmed': {
    status: 504,
    message: {
      et: 'Kiri läks teele, aga kinnitust ei tulnud. Ärge saatke seda kohe uuesti: helistage numbril {phone} ja öelge pöördumise number.',
      ru: 'Сообщение отправлено, но подтверждение не пришло. Не отправляйте его сразу повторно: позвоните по номеру {phone} и назовите номер обращения.',
      en: 'Your message was sent but not confirmed. Do not send it again straight away. Call {phone} and give the reference number.',
    },
  },
  'order-not-sent': {
    status: 502,
    message: {
      et: 'Tellimus jäi saatmata. Proovige hiljem uuesti või helistage numbril {phone}.',
      ru: 'Заказ не отправлен. Повторите попытку позже или позвоните по номеру {phone}.',
      en: 'The order was not sent. Try again later or call {phone}.',
    },
  },
  'withdrawal-unavailable': {
    status: 503,
    message: {
      et: 'Siit ei saa praegu avaldust saata, sest me ei saaks teile kohe kinnitust anda. Saatke sama tekst e-kirjaga: meie aadress on lehe jaluses. Avaldus loetakse esitatuks e-kirja saatmise ajal.',
      ru: 'Отправить заявление отсюда сейчас нельзя: мы не смогли бы сразу его подтвердить. Отправьте тот же текст по эл. почте: наш адрес – внизу страницы. Заявление считается поданным в момент отправки письма.',
      en: 'You cannot send your withdrawal from here at the moment, because we could not confirm it at once. Send the same text by email: our address is at the foot of the page. It counts from the moment you send it.',
    },
  },
  'withdrawal-not-sent': {
    status: 502,
    message: {
      et: 'Avaldus jäi saatmata. Proovige hiljem uuesti või saatke sama tekst e-kirjaga: meie aadress on lehe jaluses. Abi saate numbrilt {phone}.',
      ru: 'Заявление не отправлено. Попробуйте позже или отправьте тот же текст по эл. почте: наш адрес – внизу страницы. Помощь – по номеру {phone}.',
      en: 'Your withdrawal was not sent. Try again later, or send the same text by email: our address is at the foot of the page. For help, call {phone}.',
    },
  },
  'withdrawal-unconfirmed': {
    status: 504,
    message: {
      et: 'Avaldus läks teele, aga me ei tea, kas see ja kinnitus jõudsid kohale. Vaadake oma postkasti. Kui kinnitust ei ole, helistage numbril {phone} ja öelge pöördumise number.',
      ru: 'Заявление отправлено, но неизвестно, дошли ли оно и подтверждение. Проверьте почту. Если подтверждения нет, позвоните по номеру {phone} и назовите номер обращения.',
      en: 'Your withdrawal was sent, but we do not know whether it and the confirmation arrived. Check your email. If there is no confirmation, call {phone} and give the reference number.',
    },
  },
  'order-unconfirmed': {
    status: 504,
    message: {
      et: 'Tellimus läks teele, aga kinnitust ei tulnud. Ärge saatke seda kohe uuesti: helistage numbril {phone} ja öelge pöördumise number.',
      ru: 'Заказ отправлен, но подтверждение не пришло. Не отправляйте его сразу повторно: позвоните по номеру {phone} и назовите номер обращения.',
      en: 'Your order was sent but not confirmed. Do not send it again straight away. Call {phone} and give the reference number.',
    },
  },
} as const satisfies Readonly<Record<string, RefusalEntry>>;
