/** Value of an attribute of one tag, entities decoded; empty where it has none. */
export function attributeOf(tag: string, name: string): string {
  const match = new RegExp(String.raw`\s${name}=(?:"([^"]*)"|'([^']*)')`, 'iu').exec(tag);
  return (match?.[1] ?? match?.[2] ?? '').replaceAll('&#038;', '&').replaceAll('&amp;', '&');
}
