import { lookup } from '#base/lookup.ts';
import { sanitise } from '#cms/sanitise.ts';
import type { Company } from '#model/company.ts';
import type { Locale } from '#model/locale.ts';
import { formatFact } from '#site/format.ts';
import { MissingEntryError } from '../missing-entry-error.ts';
import { finalAddress, type QueryContext } from './context.ts';

export function readCompany({ reader }: QueryContext): Company {
  const company = reader.entry('company', 'company');
  if (!company)
    throw new MissingEntryError('The content has no company entry; the check of the content lets none pass.');
  return company;
}

/** Puts the company's figures into a text. */
export function withFacts(text: string, locale: Locale, context: QueryContext): string {
  if (!text.includes('{{')) return text;
  const { facts } = readCompany(context);
  return text.replace(/\{\{(\w+)\}\}/gu, (whole, name: string) => {
    const fact = lookup(facts, name);
    return fact ? formatFact(fact, locale) : whole;
  });
}

/** Editors' HTML as a page shows it: figures filled in, made safe, links to final addresses of the language. */
export function toPageHtml(html: string, locale: Locale, context: QueryContext): string {
  return sanitise(withFacts(html, locale, context), (address) => finalAddress(address, locale, context));
}
