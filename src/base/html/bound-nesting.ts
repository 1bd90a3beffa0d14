/** HTML whose elements nest no deeper than people write them. What builds a tree of HTML looks through its open elements at
 * each tag, so that 20,000 of them within one another would take seconds. */
import { lookup } from '../lookup.ts';
import { applyEdits, type Edit } from './edit.ts';
import { readTokens, type Tag, type Token, voidElements } from './tokens.ts';

/** Tables within lists within tables reach twenty. */
const deepest = 100;

/** Elements that end when another one begins, though nothing says so. */
const endedBy: Readonly<Record<string, readonly string[]>> = {
  p: ['p'],
  li: ['li', 'p'],
  ...{ dt: ['dt', 'dd', 'p'], dd: ['dt', 'dd', 'p'] },
  ...{ td: ['td', 'th', 'p'], th: ['td', 'th', 'p'] },
  tr: ['tr', 'td', 'th', 'p'],
  option: ['option'],
};

/** @returns The same HTML where it nests as it should; otherwise without the tags that lie too deep. */
export function boundNesting(html: string): string {
  if (!hasMany(html, '<', deepest)) return html;
  return applyEdits(html, tooDeep(readTokens(html)));
}

function tooDeep(tokens: readonly Token[]): readonly Edit[] {
  const open: string[] = [];
  /** Of those that lie too deep, by name. */
  const dropped = new Map<string, number>();
  const edits: Edit[] = [];
  const drop = (tag: Tag, change: number): void => {
    dropped.set(tag.name, (dropped.get(tag.name) ?? 0) + change);
    edits.push({ start: tag.start, end: tag.end, html: '' });
  };
  for (const token of tokens) {
    if (!('name' in token) || voidElements.has(token.name)) continue;
    if (token.type === 'open') {
      const ended = lookup(endedBy, token.name) ?? [];
      while (ended.includes(open.at(-1) ?? '')) open.pop();
      if (open.length < deepest) open.push(token.name);
      else drop(token, 1);
    } else if ((dropped.get(token.name) ?? 0) > 0) drop(token, -1);
    else if (open.includes(token.name)) open.length = open.lastIndexOf(token.name);
  }
  return edits;
}

/** Whether a sign stands there more often than that. */
function hasMany(text: string, sign: string, count: number): boolean {
  let found = 0;
  for (let at = text.indexOf(sign); at !== -1; at = text.indexOf(sign, at + 1)) {
    found += 1;
    if (found > count) return true;
  }
  return false;
}
