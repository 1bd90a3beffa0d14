/** Queries for pages of texts: those of the site, and those made in the page builder. */
import { digest } from '#platform/base/digest.ts';
import { trustedJson } from '#platform/base/json.ts';
import type { Kind } from '#platform/cms/export/export.ts';
import { plainText } from '#platform/cms/sanitise.ts';
import { placeName, placeOrderIn } from '#shell/places/place-name.ts';
import { fallbacks, type Locale, locales, ownTexts, textIn } from '#platform/languages/locale.ts';
import { parsePagePath } from '#platform/addresses/page-path.ts';
import { wasteTypeIds } from '#shell/waste/waste-types.ts';
import type { Watermarks } from '#platform/cms/watermark.ts';
import { ancestors, findRoute } from '#shell/addresses/routes.ts';
import { type PartName, partNames } from '#platform/addresses/parts.ts';
import { localizedPath } from '#platform/addresses/paths.ts';
import { formatNetlifyRules } from '#platform/addresses/old-addresses.ts';
import { MissingEntryError, type QueryContext } from '#platform/store/query.ts';
import { readCompany, readRedirects, toPageHtml, withFacts } from './site.ts';
import { yearSetting } from '#platform/store/year.ts';

/** Texts of a route in one language, ready to render. */
export function pageText(context: QueryContext, template: string, locale: Locale) {
  const text = readTexts(context, template, locale);
  if (!text)
    throw new MissingEntryError(`${template} has no texts; the check of the content lets no such page pass.`);
  return {
    title: text.title,
    heading: text.heading ?? text.title,
    description: withFacts(text.description, locale, context),
    lead: withFacts(text.lead, locale, context),
    sections: text.sections.map(({ id, heading, html }) => ({
      id,
      heading: withFacts(heading, locale, context),
      html: toPageHtml(html, locale, context),
    })),
  };
}

function readTexts({ reader }: QueryContext, template: string, locale: Locale) {
  const texts = reader.entry('pages', template)?.texts;
  return texts && textIn(texts, locale);
}

/** Names of a page, which find it in the other languages too. */
export function pageNames(context: QueryContext, template: string, locale: Locale): string {
  const text = readTexts(context, template, locale);
  if (!text) throw new MissingEntryError(`${template} has no texts.`);
  const { title, heading = title } = text;
  return title === heading ? title : `${title} ${heading}`;
}

/** Main heading of a page. */
export function pageHeading(context: QueryContext, template: string, locale: Locale): string {
  const text = readTexts(context, template, locale);
  if (!text) throw new MissingEntryError(`${template} has no texts.`);
  return text.heading ?? text.title;
}

/** Languages of a page: a language in preparation has only pages with their own texts, and pages below them.
 * Pages outside the route table exist in all languages. */
export function pageLocales({ reader }: QueryContext, path: string): readonly Locale[] {
  const own = parsePagePath(path);
  if (!own || !findRoute(own)) return locales;
  const texts = [own, ...ancestors(own).toReversed()].map((step) => reader.entry('pages', step)?.texts);
  const nearest = texts.find((found) => found !== undefined);
  const worded = nearest ? ownTexts(nearest).map(([locale]) => locale) : [];
  return locales.filter((locale) => !fallbacks.has(locale) || worded.includes(locale));
}

/** Headings of the sections of a page, each with its anchor id. */
export function pageParts(context: QueryContext, template: string, locale: Locale) {
  const sections = readTexts(context, template, locale)?.sections ?? [];
  return sections.map(({ id, heading }) => ({ id, heading: withFacts(heading, locale, context) }));
}

export interface TrailStep {
  readonly title: string;
  readonly href: string;
}

/** Breadcrumbs from the home page to a page with texts, inclusive. */
export function trail(context: QueryContext, template: string, locale: Locale): readonly TrailStep[] {
  const path = parsePagePath(template);
  if (!path) return [];
  return [...ancestors(path), template].flatMap((step) => {
    const title = readTexts(context, step, locale)?.title;
    const stepPath = parsePagePath(step);
    return title && stepPath ? [{ title, href: localizedPath(stepPath, locale) }] : [];
  });
}

/** Title and text of a route for the search index. */
export function pageWords(context: QueryContext, template: string, locale: Locale) {
  const { heading, lead, sections } = pageText(context, template, locale);
  const words = sections.flatMap((section) => [section.heading, plainText(section.html)]);
  return { title: heading, text: [lead, ...words].join(' ') };
}

/** The redirect file in Netlify's format, one rule per line. */
export function redirectRules(context: QueryContext): string {
  return formatNetlifyRules(readRedirects(context), context.externals);
}

/** What the search index has of the company. */
export function companyWords(context: QueryContext) {
  const { legalName, registryCode, vatNumber, address, email, infoPhone } = readCompany(context);
  return { legalName, registryCode, vatNumber, address, email, infoPhone };
}

/** Publisher of a feed or a file. */
export function publisher(context: QueryContext) {
  const { name, legalName, email, slogan } = readCompany(context);
  return { name, legalName, email, slogan };
}

/** Publisher of a document, whose foot says whom to call. */
export function documentPublisher(context: QueryContext) {
  return { ...publisher(context), infoPhone: readCompany(context).infoPhone };
}

/** Whom open data may name: its addresses are no person's. */
export function ownContacts(context: QueryContext) {
  const { name, email, infoPhone, facts } = readCompany(context);
  const phones = Object.entries(facts).flatMap(([key, fact]) =>
    key.endsWith('Phone') && fact.type === 'text' ? fact.value.et : [],
  );
  return { name, email, phones: [infoPhone, ...phones] };
}

/** The year in Tallinn. */
export function year({ reader }: QueryContext): number {
  return Number(reader.setting(yearSetting));
}

/** Names of the sitemap parts that contain posts. */
export function postParts({ reader }: QueryContext): readonly PartName[] {
  return partNames(reader.count('posts/scattered'));
}

/** Content values of the build manifest. */
export function contentSummary({ reader, kinds: kindNames }: QueryContext) {
  return {
    commit: reader.setting('commit'),
    watermarks: trustedJson<Watermarks>(reader.setting('watermarks') || '{}'),
    digest: digest(reader.contentDigest()),
    counts: reader.countKinds(kindNames) as Readonly<Record<Kind, number>>,
  };
}

/** Choices of the contact form. */
export function ticketChoices({ reader }: QueryContext, locale: Locale) {
  return {
    /** In the alphabet of the names that the page shows; the answer is the Estonian name in every language. */
    municipalities: reader
      .range('municipalities', 'municipalities')
      .map((municipality) => ({ name: municipality.name, ...placeName(municipality, undefined, locale) }))
      .sort((a, b) => a.order.localeCompare(b.order, placeOrderIn(locale))),
    wasteTypes: reader
      .range('waste-types', 'waste-types')
      .filter(({ isInContactForm }) => isInContactForm)
      .toSorted((a, b) => wasteTypeIds.indexOf(a.id) - wasteTypeIds.indexOf(b.id))
      .map(({ id, name }) => ({ id, name: textIn(name, locale) })),
    /** From the bag to the largest deep-collection container. */
    containerTypes: reader
      .range('container-types', 'container-types')
      .toSorted((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind) || a.volumeM3 - b.volumeM3),
  };
}

const kinds = ['bag', 'wheeled', 'deep'];
