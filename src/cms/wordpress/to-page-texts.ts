/** Page texts: one entry a route, each language a translation; what follows a heading of the second level is a section. */
import { plainText } from '../sanitise.ts';
import { type Locale, locales } from '#model/locale.ts';
import { fromAcf } from './acf.ts';
import { attributeOf } from './attribute-of.ts';
import { convertBody } from './body.ts';
import type { ToldEntry } from './told-entry.ts';
import type { Tools } from './tools.ts';

export async function toPageTexts(
  estonian: ToldEntry,
  family: ReadonlyMap<Locale, ToldEntry>,
  tools: Tools,
): Promise<unknown> {
  const texts: Partial<Record<Locale, unknown>> = {};
  for (const locale of locales) {
    const entry = family.get(locale);
    if (entry) texts[locale] = await textOf(entry, tools);
  }
  return { id: fromAcf(estonian.acf).route, texts };
}

async function textOf(entry: ToldEntry, tools: Tools): Promise<unknown> {
  const { heading, description, lead } = fromAcf(entry.acf);
  const { html } = await convertBody(entry.content.rendered, tools);
  const parts = html.split(/(?=<h2\b)/u).filter((part) => part.startsWith('<h2'));
  const sections = parts.map((part, index) => {
    const [whole = '', tag = '', text = ''] = /^(<h2\b[^>]*>)(.*?)<\/h2>/su.exec(part) ?? [];
    const id = attributeOf(tag, 'id');
    return {
      id: /^[a-z][a-z0-9-]*$/u.test(id) ? id : `osa-${String(index + 1)}`,
      heading: plainText(text),
      html: part.slice(whole.length).trim(),
    };
  });
  return {
    title: plainText(entry.title.rendered),
    ...(heading !== undefined && { heading }),
    description,
    lead,
    sections,
  };
}
