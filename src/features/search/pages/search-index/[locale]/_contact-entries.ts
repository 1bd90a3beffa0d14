/** Offices, contact persons and regional phones, each a result of its own. */
import { officeAnchor, personAnchor } from '#features/contacts/contact-anchors.ts';
import { formatWeek } from '#shell/time/opening-hours.ts';
import type { Page } from '#shell/layout/page.ts';
import type { EntryKind } from '#features/search/result-type.ts';
import type { Draft } from './_draft.ts';

const contactPage = '/customer-support/contact';

export function contactEntries({ ask, locale, t }: Page): readonly Draft[] {
  const { offices, persons } = ask('contacts', locale);
  const kind: EntryKind = 'contact';
  const { legalName, address, email, infoPhone } = ask('companyWords');
  return [
    {
      path: `${contactPage}#offices`,
      kind,
      title: t('searchPage.infoPhone', { phone: infoPhone }),
      text: `${legalName}. ${email}. ${address.street}, ${address.postalCode} ${address.city}`,
    },
    ...offices.map(({ id, city, address, phone, hours }) => ({
      path: `${contactPage}#${officeAnchor(id)}`,
      kind,
      title: t('searchPage.officeIn', { city }),
      text: [`${address}, ${city}`, ...(phone ? [phone] : []), ...formatWeek(hours, locale)].join('. '),
    })),
    ...persons.map(({ id, name, role, phone, email }) => ({
      path: `${contactPage}#${personAnchor(id)}`,
      kind,
      title: name,
      text: `${role}. ${phone}, ${email}`,
    })),
    ...ask('regionalPhones', locale).map(({ id, region, phone }) => ({
      path: `${contactPage}#phone-${id}`,
      kind,
      title: t('searchPage.phoneOf', { region }),
      text: phone,
    })),
  ];
}
