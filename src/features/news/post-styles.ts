/** Address of a post's style rules. Inline styles are avoided, so the content security policy need not allow
 * them.
 * @param path Path of the article, or its slug. */
export function postStylesAddress(path: string): string {
  return `/post-styles/${path.slice(path.lastIndexOf('/') + 1)}.css`;
}
