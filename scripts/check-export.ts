/** Temporary authoring aid: validates every file of the export against its schema. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { isKind, kinds } from '#cms/export/kinds.ts';
const root = process.argv[2] ?? 'src/content';
let bad = 0;
for (const file of readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((f) => f.endsWith('.json')).sort()) {
  const kind = file.replace(/\.json$/, '').split('/')[0]!;
  if (!isKind(kind)) { console.log(`${file}: unknown kind ${kind}`); bad++; continue; }
  const raw = JSON.parse(readFileSync(join(root, file), 'utf8'));
  for (const [i, entry] of (Array.isArray(raw) ? raw : [raw]).entries()) {
    const r = kinds[kind].safeParse(entry);
    if (!r.success) for (const issue of r.error.issues) { bad++; console.log(`${file}[${i}] ${(entry as any)?.id}: ${issue.path.join('.')}: ${issue.message}`); }
  }
}
console.log(bad === 0 ? 'ok' : `${bad} problems`); void relative;
