import { cutOffTime, infoPhone } from '#shell/company/business-rules.ts';

/** Refusals of forms: status and text for visitors. */
export const formRefusals = {
  'robot-suspected': {
    status: 400,
    message: {
      et: `Täidetud on väli, mis peab jääma tühjaks. Kustutage sealt tekst ja saatke uuesti või helistage numbril ${infoPhone}.`,
      ru: `Заполнено поле, которое должно остаться пустым. Очистите его и отправьте форму ещё раз или позвоните по номеру ${infoPhone}.`,
      en: `A field that must stay empty is filled in. Clear it and send the form again, or call ${infoPhone}.`,
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
      et: `Täna on saadetud väga palju vorme, seepärast jäi teie oma vastu võtmata. Helistage numbril ${infoPhone}.`,
      ru: `Сегодня отправлено необычно много форм, и эту мы принять уже не смогли. Позвоните по номеру ${infoPhone}.`,
      en: `Unusually many forms have been sent today, so we could not accept this one. Please call ${infoPhone}.`,
    },
  },
  'forms-of-network-exhausted': {
    status: 429,
    message: {
      et: `Teie internetivõrgust on täna saadetud väga palju vorme, seepärast jäi see vastu võtmata. Proovige homme uuesti või helistage numbril ${infoPhone}.`,
      ru: `Из вашей сети сегодня отправлено уже очень много форм, и эту мы принять не смогли. Попробуйте завтра или позвоните по номеру ${infoPhone}.`,
      en: `Very many forms have been sent from your network today, so we could not accept this one. Try again tomorrow or call ${infoPhone}.`,
    },
  },
  'forms-to-receiver-exhausted': {
    status: 429,
    message: {
      et: `Sellele e-posti aadressile on täna juba mitu kinnitust saadetud. Vaadake ka rämpsposti kausta. Kui kinnitust ei ole, helistage numbril ${infoPhone}.`,
      ru: `На этот адрес эл. почты сегодня уже отправлено несколько подтверждений. Проверьте и папку спама. Если подтверждения нет, позвоните по номеру ${infoPhone}.`,
      en: `Several confirmations have been sent to this email address today. Check your spam folder too. If there is none, call ${infoPhone}.`,
    },
  },
  'check-failed': {
    status: 403,
    message: {
      et: `Turvakontroll ei õnnestunud. Laadige leht uuesti ja proovige veel kord või helistage numbril ${infoPhone}.`,
      ru: `Проверка безопасности не пройдена. Обновите страницу и попробуйте ещё раз или позвоните по номеру ${infoPhone}.`,
      en: `The security check failed. Reload the page and try again, or call ${infoPhone}.`,
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
      et: `Klienditugi ei võtnud kirja vastu. Helistage numbril ${infoPhone}.`,
      ru: `Поддержка клиентов не приняла сообщение. Позвоните по номеру ${infoPhone}.`,
      en: `Customer support did not accept the message. Please call ${infoPhone}.`,
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
      et: `Klienditoe süsteem ei vasta ja kiri jäi saatmata. Proovige hiljem uuesti või helistage numbril ${infoPhone}.`,
      ru: `Система поддержки клиентов не отвечает, сообщение не отправлено. Повторите попытку позже или позвоните по номеру ${infoPhone}.`,
      en: `Our customer support system is not responding, so your message was not sent. Try again later or call ${infoPhone}.`,
    },
  },
  'ticket-unconfirmed': {
    status: 504,
    message: {
      et: `Kiri läks teele, aga kinnitust ei tulnud. Ärge saatke seda kohe uuesti: helistage numbril ${infoPhone} ja öelge pöördumise number.`,
      ru: `Сообщение отправлено, но подтверждение не пришло. Не отправляйте его сразу повторно: позвоните по номеру ${infoPhone} и назовите номер обращения.`,
      en: `Your message was sent but not confirmed. Do not send it again straight away. Call ${infoPhone} and give the reference number.`,
    },
  },
  'order-not-sent': {
    status: 502,
    message: {
      et: `Tellimus jäi saatmata. Proovige hiljem uuesti või helistage numbril ${infoPhone}.`,
      ru: `Заказ не отправлен. Повторите попытку позже или позвоните по номеру ${infoPhone}.`,
      en: `The order was not sent. Try again later or call ${infoPhone}.`,
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
      et: `Avaldus jäi saatmata. Proovige hiljem uuesti või saatke sama tekst e-kirjaga: meie aadress on lehe jaluses. Abi saate numbrilt ${infoPhone}.`,
      ru: `Заявление не отправлено. Попробуйте позже или отправьте тот же текст по эл. почте: наш адрес – внизу страницы. Помощь – по номеру ${infoPhone}.`,
      en: `Your withdrawal was not sent. Try again later, or send the same text by email: our address is at the foot of the page. For help, call ${infoPhone}.`,
    },
  },
  'withdrawal-unconfirmed': {
    status: 504,
    message: {
      et: `Avaldus läks teele, aga me ei tea, kas see ja kinnitus jõudsid kohale. Vaadake oma postkasti. Kui kinnitust ei ole, helistage numbril ${infoPhone} ja öelge pöördumise number.`,
      ru: `Заявление отправлено, но неизвестно, дошли ли оно и подтверждение. Проверьте почту. Если подтверждения нет, позвоните по номеру ${infoPhone} и назовите номер обращения.`,
      en: `Your withdrawal was sent, but we do not know whether it and the confirmation arrived. Check your email. If there is no confirmation, call ${infoPhone} and give the reference number.`,
    },
  },
  'order-unconfirmed': {
    status: 504,
    message: {
      et: `Tellimus läks teele, aga kinnitust ei tulnud. Ärge saatke seda kohe uuesti: helistage numbril ${infoPhone} ja öelge pöördumise number.`,
      ru: `Заказ отправлен, но подтверждение не пришло. Не отправляйте его сразу повторно: позвоните по номеру ${infoPhone} и назовите номер обращения.`,
      en: `Your order was sent but not confirmed. Do not send it again straight away. Call ${infoPhone} and give the reference number.`,
    },
  },
} as const;

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
} as const;
