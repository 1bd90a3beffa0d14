/** Structured data of entries says what their pages say: offices, articles, questions, stations, price lists, open data. */
import { formatMoney } from '#shell/languages/format.ts';
import { openDatasets, openFiles } from '#features/open-data-parts.server.ts';
import { openLicence } from '#shell/open-data/open-files.ts';
import { attributes, type SitePage, texts } from '../../site/pages.ts';
import { type Check, check } from '../check.ts';
import { compact, differs, nestedIn, notShown, ofType, plain, type Thing } from '../structured-data.ts';

const at = (pattern: RegExp, minPages: number) => ({
  concerns: ({ path }: SitePage) => pattern.test(path),
  minPages,
});

const formatHours = ({ opens, closes }: Thing): string => `${String(opens)}–${String(closes)}`;

const aroundTheClock = { et: 'ööpäev läbi', ru: 'круглосуточно', en: '24 hours a day' };
/** A price of 0. */
const free = { et: 'tasuta', ru: 'бесплатно', en: 'free' };

/** Prices that the tables of a page do not show, and those that are no prices with VAT in euros. */
function wrongPrices(page: SitePage): readonly string[] {
  // A station says the unit after the price: `2,40 € / tk`.
  const shown = new Set(texts(page.document, 'td').map((text) => compact(text.split(' / ')[0] ?? '')));
  return ofType(page, 'UnitPriceSpecification').flatMap(({ price, priceCurrency, valueAddedTaxIncluded }) => [
    ...differs([priceCurrency, valueAddedTaxIncluded], ['EUR', true]),
    ...[compact(formatMoney(Number(price), page.locale))].filter((text) => price !== 0 && !shown.has(text)),
  ]);
}

/** Headings of the tables of a price list. */
const tableNames = ({ document }: SitePage): readonly string[] =>
  document
    .querySelectorAll('h2[id]')
    .filter(({ attributes: { id } }) => id?.startsWith('table-'))
    .map(({ textContent }) => textContent.replace(/\s+/gu, ' ').trim());

export const structuredEntries: readonly Check[] = [
  check('the home page and the contact page name the company and its customer service, as they show it', {
    ...at(/^\/(?:customer-support\/contact)?$/u, 6),
    faults: (page) => {
      const [company] = ofType(page, 'Organization');
      const [contact] = ofType(page, 'ContactPoint');
      const [address] = ofType(page, 'PostalAddress');
      const [hours] = nestedIn(contact?.hoursAvailable);
      const { legalName, vatID, email, telephone } = company ?? {};
      const { streetAddress, postalCode, addressLocality } = address ?? {};
      const values = [legalName, vatID, email, telephone, streetAddress, postalCode, addressLocality];
      return [
        ...notShown(page, [...values, formatHours(hours ?? {})]),
        ...differs(
          [contact?.contactType, contact?.availableLanguage],
          ['customer service', ['et', 'ru', 'en']],
        ),
      ];
    },
    spoiling: { pages: ['/ru'], part: /"vatID":"EE1/u, by: '"vatID":"EE2' },
  }),

  check('the contact page names each office with its address, telephone and hours, as it shows them', {
    ...at(/^\/customer-support\/contact$/u, 3),
    faults: (page) => {
      const offices = ofType(page, 'LocalBusiness');
      const cards = texts(page.document, '[aria-labelledby="offices"] li').map(compact);
      const missing = offices.flatMap((office, index) => {
        const [{ streetAddress, postalCode, addressLocality } = {}] = nestedIn(office.address);
        const hours = nestedIn(office.openingHoursSpecification).map(formatHours);
        const { telephone, paymentAccepted } = office;
        const values = [streetAddress, postalCode, addressLocality, telephone, paymentAccepted, ...hours];
        return values.map(plain).filter((value) => cards[index]?.includes(compact(value)) !== true);
      });
      return [...missing, ...differs([offices.length], [cards.length])];
    },
    spoiling: {
      pages: ['/ru/customer-support/contact'],
      part: /("@type":"LocalBusiness".*?"opens":)"/u,
      by: '$1"1',
    },
  }),

  check('an article says its headline, its days and its category as the page does', {
    concerns: ({ isIndexed, path }) => isIndexed && /^\/about\/news\/(?!page\/|category\/)[^/]+$/u.test(path),
    minPages: 51,
    faults: (page) => {
      const [article] = ofType(page, 'NewsArticle');
      const { headline, inLanguage, datePublished, description, mainEntityOfPage, image } = article ?? {};
      const first = (selector: string, name: string) => attributes(page.document, selector, name)[0];
      return differs(
        [plain(headline), inLanguage, datePublished, description, mainEntityOfPage, image],
        [
          texts(page.document, 'h1').join(),
          page.locale,
          first('article time', 'datetime'),
          first('meta[name="description"]', 'content'),
          first('link[rel="canonical"]', 'href'),
          first('meta[property="og:image"]', 'content'),
        ],
      );
    },
    spoiling: {
      pages: ['/about/news/kompost-oma-aias-nii-saab-koortest-muld'],
      part: /"datePublished":"20/u,
      by: '"datePublished":"19',
    },
  }),

  check('a page of questions holds each question with its answer', {
    ...at(/^\/customer-support\/faq\/[^/]+$/u, 11),
    faults: (page) => {
      const questions = ofType(page, 'Question').map(({ name }) => plain(name));
      const answers = ofType(page, 'Answer').map(({ text }) => compact(decode(String(text))));
      const shown = texts(page.document, 'details.question .prose').map(compact);
      return [
        ...differs(questions, texts(page.document, 'details.question summary')),
        ...answers.filter((answer, index) => shown[index]?.startsWith(answer) !== true),
      ];
    },
    spoiling: { pages: ['/customer-support/faq/contract'], part: /"text":"/u, by: '"text":"Ei. ' },
  }),

  check('a waste station says its name, address, hours and prices as the page does', {
    ...at(/^\/home-customer\/waste-stations\/\d+$/u, 90),
    faults: (page) => {
      const [{ name, alternateName, address, paymentAccepted, openingHoursSpecification } = {}] = ofType(
        page,
        'RecyclingCenter',
      );
      const hours = nestedIn(openingHoursSpecification)
        .map(formatHours)
        .map((times) => (times === '00:00–23:59' ? aroundTheClock[page.locale] : times));
      return [
        ...differs([plain(name)], texts(page.document, 'h1')),
        // On Russian and English pages the Estonian name stands below the heading.
        ...differs(alternateName === undefined ? [] : [alternateName], texts(page.document, '.station-sign')),
        ...differs([alternateName === undefined], [page.locale === 'et']),
        ...notShown(page, [nestedIn(address)[0]?.streetAddress, paymentAccepted, ...hours]),
        ...wrongPrices(page),
      ];
    },
    spoiling: {
      pages: ['/home-customer/waste-stations/301'],
      part: /"price":/u,
      by: '"price":9',
    },
  }),

  check('a price list says its prices with VAT as the page does, and no fewer', {
    ...at(/\/(?:price-lists|collect-transport-waste|big-bag-collecting)\/\d+$/u, 31),
    faults: (page) => {
      const [service] = ofType(page, 'Service');
      const shown = texts(page.document, 'td').filter(
        (text) => text.includes('€') || text === free[page.locale],
      );
      return [
        ...differs([plain(service?.name)], texts(page.document, 'h1')),
        ...differs(
          ofType(page, 'OfferCatalog').map(({ name }) => plain(name)),
          tableNames(page),
        ),
        ...wrongPrices(page),
        ...differs([ofType(page, 'UnitPriceSpecification').length], [shown.length / 2]),
      ];
    },
    spoiling: { pages: ['/customer-support/price-lists/112'], part: /<td[^>]*>[\d,]+\s€/u, by: '<td>' },
  }),

  check('the page of open data describes each dataset with its files, as it shows them', {
    ...at(/^\/data$/u, 3),
    faults: (page, { settings }) => {
      const datasets = ofType(page, 'Dataset');
      const links = attributes(page.document, 'a', 'href');
      return [
        ...differs([datasets.length], [openDatasets.length]),
        ...notShown(
          page,
          datasets.flatMap(({ name, description }) => [name, description]),
        ),
        ...datasets.flatMap(({ license }) => differs([license], [openLicence])),
        ...differs(
          ofType(page, 'DataDownload').map(({ contentUrl }) => contentUrl),
          openFiles.map(({ address }) => settings.siteUrl + address),
        ),
        ...openFiles.map(({ address }) => address).filter((address) => !links.includes(address)),
      ];
    },
    spoiling: { pages: ['/ru/data'], part: /("@type":"Dataset".*?"name":")/u, by: '$1Не ' },
  }),
];

const decode = (html: string): string =>
  html.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
