/** What an object of "What goes where" must be besides its shape. */
import { isTitledPage } from '#features/sorting/sorting-links.ts';
import { kinds } from '../export/export.ts';

/** @param guides Ids of the guides.
 * @returns What is wrong, each with the name of the field. */
export function checkObject(entry: unknown, guides: ReadonlySet<string>): readonly string[] {
  const { bin, never, links = [] } = kinds['sorting-items'].parse(entry);
  return [
    ...(never.some((other) => other.bin === bin) ? [`never: ${bin} is where the object belongs.`] : []),
    ...links
      .filter((link) => !isTitledPage(link, (id) => guides.has(id)))
      .map((link) => `links: ${link} is no page of this site that can be named.`),
  ];
}
