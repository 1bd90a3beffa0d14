/** Texts of a withdrawal, on its page and in the mail that confirms it. */
export const withdrawalMessages = {
  'withdrawal.part': { et: 'Avaldus', ru: 'Заявление', en: 'Your statement' },
  // Directive 2011/83/EU, article 11a: the button says nothing but this.
  'withdrawal.submit': { et: 'Kinnitan taganemise', ru: 'Подтверждаю отказ', en: 'Confirm withdrawal' },
  'withdrawal.mailSubject': {
    et: 'Taganemisavaldus {reference} on kätte saadud',
    ru: 'Отказ от договора {reference} получен',
    en: 'We have received your withdrawal {reference}',
  },
  'withdrawal.mailLead': {
    et: 'Saime teie taganemisavalduse kätte.',
    ru: 'Мы получили ваше заявление об отказе от договора.',
    en: 'We have received your withdrawal from the contract.',
  },
  'withdrawal.mailTime': {
    et: 'Saadetud {moment} (Eesti aeg)',
    ru: 'Отправлено {moment} (по времени Эстонии)',
    en: 'Sent {moment} (Estonian time)',
  },
  'withdrawal.mailStatement': {
    et: 'Teatan, et taganen järgmisest lepingust.',
    ru: 'Сообщаю, что отказываюсь от следующего договора.',
    en: 'I give notice that I withdraw from the following contract.',
  },
  'withdrawal.mailKeep': {
    et: 'Hoidke see kiri alles. Kui midagi on valesti, vastake sellele kirjale.',
    ru: 'Сохраните это письмо. Если что-то неверно, ответьте на него.',
    en: 'Keep this email. If something is wrong, reply to it.',
  },
} as const;
