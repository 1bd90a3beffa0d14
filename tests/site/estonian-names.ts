/** Names that the content base sends in Estonian. */
import { readFileSync } from 'node:fs';
import { countySchema } from '#shell/map/county.ts';
import type { Locale } from '#platform/languages/locale.ts';
import { unservedReasons } from '#shell/languages/unserved-reasons.ts';
import { HtmlElement } from './html-element.ts';

const wasteTypes = JSON.parse(
  readFileSync(new URL('../../src/content/waste-types.json', import.meta.url), 'utf8'),
) as readonly { readonly name: Readonly<Record<Locale, string>> }[];

/** As whole words. `Konteiner` is a name together with its size. */
const estonianNames = new RegExp(
  String.raw`(?<!\p{L})(?:${[
    ...wasteTypes.map(({ name }) => name.et),
    ...countySchema.options,
    ...unservedReasons.map(({ et }) => et),
    String.raw`(?:konteiner|mahuti|süvamahuti|jäätmekott) [\d,.]+\s?m³`,
  ].join('|')})(?!\p{L})`,
  'giu',
);

export const estonianNamesIn = (text: string): readonly string[] => text.match(estonianNames) ?? [];

/** What is read of an element, without scripts and what is marked as Estonian. */
export function readText(element: HtmlElement): string {
  if (['script', 'style'].includes(element.tagName) || element.getAttribute('lang') === 'et') return ' ';
  const inside = element.childNodes.map((node) => (node instanceof HtmlElement ? readText(node) : node));
  return ` ${inside.join('')} `;
}
