/** A withdrawal as one mail to the visitor and to the office, so that both have the same text and time. */
import type { SendMailOptions } from 'nodemailer';
import { defaultLocale, type Locale, textIn } from '#platform/languages/locale.ts';
import { forms } from '#shell/form/form-messages.ts';
import { translateFrom } from '#shell/languages/translate-from.ts';
import { formatMoment } from '#shell/time/format-moment.ts';
import { withdrawalFields } from '../withdrawal.ts';
import { withdrawalMessages } from '../withdrawal-messages.ts';
import type { Withdrawal } from './order-dependencies.server.ts';

/** @param mailbox Of the office: sender, and receiver of the copy. */
export function withdrawalMail(withdrawal: Withdrawal, mailbox: string): SendMailOptions {
  const { locale, reference, email } = withdrawal;
  const t = translateFrom(withdrawalMessages, locale);
  // The office reads Estonian.
  const languages: readonly Locale[] = locale === defaultLocale ? [locale] : [locale, defaultLocale];
  return {
    from: { name: 'Veebileht', address: mailbox },
    to: { name: '', address: email },
    cc: mailbox,
    subject: t('withdrawal.mailSubject', { reference }),
    text: languages.map((language) => writeText(withdrawal, language)).join('\n— — —\n\n'),
    textEncoding: 'base64',
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function writeText({ reference, name, contract, email, sentAt }: Withdrawal, locale: Locale): string {
  const t = translateFrom(withdrawalMessages, locale);
  const label = (field: keyof typeof withdrawalFields) => textIn(withdrawalFields[field].label, locale);
  return `${[
    t('withdrawal.mailLead'),
    t('withdrawal.mailTime', { moment: formatMoment(sentAt, locale) }),
    `${textIn(forms['form.reference'], locale)}: ${reference}`,
    '',
    t('withdrawal.mailStatement'),
    `${label('contract')}: ${contract}`,
    `${label('name')}: ${name}`,
    `${label('email')}: ${email}`,
    '',
    t('withdrawal.mailKeep'),
  ].join('\n')}\n`;
}
