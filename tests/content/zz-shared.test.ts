import { test } from 'vitest';
import { readFileSync, readdirSync } from 'node:fs';
import { partedNames } from '#features/search/object-names.ts';
import { fold } from '#features/search/format/words.ts';
test('x', () => {
  const dir='src/content/sorting-items/';
  const items = readdirSync(dir).flatMap((f) => JSON.parse(readFileSync(dir+f,'utf8')));
  for (const l of ['et','ru','en'] as const) {
    const m = new Map<string, string[]>(); let n=0;
    for (const i of items) { const names = partedNames(i, l); n+=names.length; for (const [t] of names) { const k = fold(t.toLowerCase()); m.set(k, [...(m.get(k) ?? []), i.id + ':' + i.bin]); } }
    console.log(l, n);
    for (const [k, v] of m) if (new Set(v.map((x) => x.split(':')[1])).size > 1) console.log('  ', k, [...new Set(v)].join(' '));
  }
});
