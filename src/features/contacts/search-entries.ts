import type { Page } from '#shell/layout/page.ts';
import {
  type EntryDraft,
  type EntryKind,
  rowSentence,
  type SearchEntries,
} from '#shell/search/search-entries.ts';
import { formatWeek } from '#shell/time/opening-hours.ts';
import { officeAnchor, personAnchor } from './contact-anchors.ts';

const contactPage = '/customer-support/contact';

/** Offices, contact persons and regional phones, each a result of its own. */
function contactEntries({ ask, locale, t }: Page): readonly EntryDraft[] {
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

function companyRows({ ask }: Page): readonly string[] {
  const { legalName, registryCode, vatNumber, address, email, infoPhone } = ask('companyWords');
  const { street, postalCode, city } = address;
  return [
    rowSentence([legalName, registryCode, vatNumber, street, `${postalCode} ${city}`, infoPhone, email]),
  ];
}

function contactRows({ ask, locale }: Page): readonly string[] {
  const { offices, persons } = ask('contacts', locale);
  return [
    ...offices.map(({ city, address, phone }) => rowSentence([city, address, phone])),
    ...persons.map(({ name, role, phone, email }) => rowSentence([name, role, phone, email])),
  ];
}

export function phoneRows({ ask, locale }: Page): readonly string[] {
  return ask('regionalPhones', locale).map(({ region, phone }) => `${region}: ${phone}.`);
}

export const searchEntries: SearchEntries = {
  entries: contactEntries,
  tableWords: {
    [contactPage]: (page) => [...companyRows(page), ...contactRows(page), ...phoneRows(page)],
  },
};
