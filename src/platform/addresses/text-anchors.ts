/** Ids that editors give to places in their texts have a prefix on pages, so that none is an id of the page itself. */
const prefix = 'text-';

/** @param id As in the text of the editor, or already as on the page.
 * @returns The id on the page. */
export const textAnchor = (id: string): string => (id.startsWith(prefix) ? id : prefix + id);

/** @returns The id as in the text of the editor. */
export const withoutTextAnchor = (id: string): string =>
  id.startsWith(prefix) ? id.slice(prefix.length) : id;

/** @param path A page of this site.
 * @param rest What follows it in an address, `#prices`.
 * @returns The same, leading to that place in the text where the page is an article. */
export function withTextAnchor(path: string, rest: string): string {
  if (!/^\/about\/news\/[^/]+$/u.test(path)) return rest;
  const start = rest.indexOf('#') + 1;
  // A mark at the end leads to the top of the page.
  if (start === 0 || start === rest.length) return rest;
  return rest.slice(0, start) + textAnchor(rest.slice(start));
}
