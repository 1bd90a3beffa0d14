/** Where the style rules of a post stand: no page has styles of its own, so that the content security policy need
 * allow none.
 * @param path Of the article or its slug. */
export function postStylesAddress(path: string): string {
  return `/post-styles/${path.slice(path.lastIndexOf('/') + 1)}.css`;
}
