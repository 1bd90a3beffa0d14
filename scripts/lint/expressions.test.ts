import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { filesBelow } from '#platform/base/file-marks.ts';

const root = new URL('../../', import.meta.url);

/** The checker without its native program; checking all expressions takes minutes. */
const { checkSync } = createRequire(import.meta.url)('recheck/lib/browser.js') as typeof import('recheck');

/** Expressions already verified as linear, so only new ones are checked. */
const listFile = new URL('./linear-expressions.json', import.meta.url);

const linearExpressions: ReadonlySet<string> = new Set(
  z.array(z.string()).parse(JSON.parse(readFileSync(listFile, 'utf8'))),
);

/** Milliseconds per expression, on a busy machine. */
const limitMs = 600_000;

interface Expression {
  readonly place: string;
  /** `/…/flags`. */
  readonly text: string;
}

/** Tests, and code in the sandbox, whose time is limited. */
const elsewhere = /\.test\.|^cms\/page-builder\/cell\/inside\//u;

/** Every regular expression that runs in the product: in its sources, not in its tests. */
function findExpressions(): readonly Expression[] {
  return ['src', 'functions', 'netlify'].flatMap((folder) =>
    filesBelow(new URL(folder, root).pathname, '')
      .filter((file) => /\.(?:ts|tsx|js|astro)$/u.test(file) && !elsewhere.test(file))
      .flatMap((file) => listExpressions(`${folder}/${file}`)),
  );
}

function listExpressions(file: string): readonly Expression[] {
  const text = readFileSync(new URL(file, root), 'utf8');
  // The frontmatter of a component is TypeScript; the markup contains expressions in braces at most.
  const code = file.endsWith('.astro') ? (text.split(/^---$/mu)[1] ?? '') : text;
  const kind = file.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, kind);
  const found: Expression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) found.push({ place: file, text: node.text });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const checkedSchema = z.object({
  status: z.string(),
  complexity: z.object({ summary: z.string() }).optional(),
});

test('every regular expression takes time in proportion to its text', { timeout: 3_600_000 }, async () => {
  const places = new Map(findExpressions().map(({ place, text }) => [text, place]));
  const unknown = [...places].filter(([text]) => !linearExpressions.has(text));
  const faults = unknown.flatMap(([text, place]) => {
    const end = text.lastIndexOf('/');
    const [pattern, flags] = [text.slice(1, end), text.slice(end + 1)];
    const checked: unknown = checkSync(pattern, flags, { timeout: limitMs, randomSeed: 1 });
    const { status, complexity } = checkedSchema.parse(checked);
    if (status === 'safe') return [];
    return [`${place} ${text}: ${status}, ${complexity?.summary ?? 'not decided'}`];
  });
  expect(faults).toEqual([]);
  // Checking one takes up to a minute: `npm test -- -u expressions` adds those that passed to the list.
  const list = `${JSON.stringify([...places.keys()].sort(), null, 2)}\n`;
  await expect(list).toMatchFileSnapshot(fileURLToPath(listFile));
});
