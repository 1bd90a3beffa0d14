/** Default values of a helpdesk form, stored in an attribute as a Python dictionary. */

const token =
  /\s*(?:([{}:,])|'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|(-?\d+(?:\.\d+)?)|(True|False|None))\s*/uy;

type Token = { readonly sign: string } | { readonly value: string | undefined };

/** @param source Such as `{'team_id': 1, 'name': False}`.
 * @returns Non-empty texts by name; undefined when the source is not a flat dictionary. */
export function parseDataValues(source: string): Readonly<Record<string, string>> | undefined {
  const tokens = readTokens(source);
  if (!tokens || !isSign(tokens[0], '{') || !isSign(tokens.at(-1), '}')) return undefined;
  const values: [string, string][] = [];
  for (let at = 1; at < tokens.length - 1; at += 4) {
    const entry = readEntry(tokens.slice(at, at + 4));
    if (!entry) return undefined;
    const [name, value] = entry;
    if (value !== undefined && value !== '') values.push([name, value]);
  }
  return Object.fromEntries(values);
}

/** @param tokens Repeating: name, colon, value, comma. */
function readEntry([name, colon, value, end]: readonly Token[]): [string, string | undefined] | undefined {
  const isWhole = isSign(colon, ':') && (isSign(end, ',') || isSign(end, '}'));
  if (!isWhole || !name || !value || !('value' in name) || !('value' in value)) return undefined;
  return name.value === undefined ? undefined : [name.value, value.value];
}

function readTokens(source: string): readonly Token[] | undefined {
  const tokens: Token[] = [];
  token.lastIndex = 0;
  while (token.lastIndex < source.length) {
    const match = token.exec(source);
    if (!match) return undefined;
    const [, sign, single, double, number, word] = match;
    if (sign !== undefined) tokens.push({ sign });
    else tokens.push({ value: word === undefined ? decodeValue(single ?? double, number) : wordValue(word) });
  }
  return tokens;
}

function decodeValue(quoted: string | undefined, number: string | undefined): string {
  return quoted === undefined ? (number ?? '') : quoted.replace(/\\(.)/gsu, '$1');
}

/** False and None mean empty. */
function wordValue(word: string): string | undefined {
  return word === 'True' ? 'True' : undefined;
}

function isSign(one: Token | undefined, sign: string): boolean {
  return one !== undefined && 'sign' in one && one.sign === sign;
}
