import { plainText } from '#cms/sanitise.ts';
import { fallbacks, type Locale, locales, ownTexts, textIn } from '#model/locale.ts';
import { ancestors } from '#site/breadcrumb.ts';
import { localizedPath } from '#site/paths.ts';
import { findRoute } from '#site/template.ts';
import { parsePagePath } from '#model/page-path.ts';
import { MissingEntryError } from '../missing-entry-error.ts';
import type { QueryContext } from './context.ts';
import { toPageHtml, withFacts } from './text.ts';

/** Texts of a route in one language, ready to be shown. */
export function pageText(context: QueryContext, template: string, locale: Locale) {
  const text = textsOf(context, template, locale);
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

function textsOf({ reader }: QueryContext, template: string, locale: Locale) {
  const texts = reader.entry('pages', template)?.texts;
  return texts && textIn(texts, locale);
}

/** What a page is called at its head. */
export function pageHeading(context: QueryContext, template: string, locale: Locale): string {
  const text = textsOf(context, template, locale);
  if (!text) throw new MissingEntryError(`${template} has no texts.`);
  return text.heading ?? text.title;
}

/** Languages that a page is there in: one in preparation has only pages with texts of their own, and what stands below
 * them. Pages outside the route table are there in all. */
export function pageLocales({ reader }: QueryContext, path: string): readonly Locale[] {
  const own = parsePagePath(path);
  if (!own || !findRoute(own)) return locales;
  const texts = [own, ...ancestors(own).toReversed()].map((step) => reader.entry('pages', step)?.texts);
  const nearest = texts.find((found) => found !== undefined);
  const worded = nearest ? ownTexts(nearest).map(([locale]) => locale) : [];
  return locales.filter((locale) => !fallbacks.has(locale) || worded.includes(locale));
}

/** Headings of the parts of a page, each with the id that it is linked by. */
export function pageParts(context: QueryContext, template: string, locale: Locale) {
  const sections = textsOf(context, template, locale)?.sections ?? [];
  return sections.map(({ id, heading }) => ({ id, heading: withFacts(heading, locale, context) }));
}

export interface TrailStep {
  readonly title: string;
  readonly href: string;
}

/** The way from home down to a page that has texts, that page included. */
export function trail(context: QueryContext, template: string, locale: Locale): readonly TrailStep[] {
  const path = parsePagePath(template);
  if (!path) return [];
  return [...ancestors(path), template].flatMap((step) => {
    const title = textsOf(context, step, locale)?.title;
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
