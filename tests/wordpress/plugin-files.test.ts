/** The files of the companion plugin: PHP for the oldest supported WordPress version, and texts in three
 * languages. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { filesBelow } from '#platform/base/file-marks.ts';
import { findingTypes } from '#features/status/finding-messages.ts';
import { pluginFolder } from './companion.ts';
import { isWithoutWordPress, programs } from './programs.ts';

const files = filesBelow(pluginFolder, '').filter((file) => file.endsWith('.php'));
const loadSource = (file: string) => readFileSync(join(pluginFolder, file), 'utf8');

function php(parameters: readonly string[]) {
  return spawnSync(programs.php, parameters, { cwd: pluginFolder, encoding: 'utf8' });
}

test.skipIf(isWithoutWordPress)('every file of the plugin parses, and none can be opened by itself', () => {
  expect(files).toContain('site-publisher.php');
  for (const file of files) {
    const { status, stdout } = php(['-n', '-l', file]);
    expect([file, status, stdout]).toEqual([file, 0, `No syntax errors detected in ${file}\n`]);
    if (file.startsWith('languages/')) continue;
    expect([
      file,
      /if \(!defined\('(ABSPATH|WP_UNINSTALL_PLUGIN)'\)\) \{\n {4}exit;/u.test(loadSource(file)),
    ]).toEqual([file, true]);
  }
});

/** What PHP has since 8.0, by a line that has it. PHP 7.4 is rarely at hand, and a newer one takes both. */
const newer: readonly (readonly [RegExp, string])[] = [
  [/\?->/u, '$a?->b'],
  [/\bmatch\s*\(/u, 'match ($a) {'],
  [/^enum /mu, 'enum Suit'],
  [/\breadonly\b/u, 'public readonly string $a;'],
  [/^\s*#\[/mu, '#[Pure]'],
  [
    /\b(?:str_(?:contains|starts_with|ends_with)|array_(?:is_list|find|any|all)|get_debug_type|fdiv)\(/u,
    'str_contains($a, $b)',
  ],
  [/\): \??(?:mixed|never|static)\b/u, 'function a(): static'],
  [/\(mixed \$|, mixed \$/u, 'function a(mixed $b)'],
  [/[(,]\s*\??[\w\\]+\|[\w\\|]+ \$|\): [\w\\]+\|/u, 'function a(int|string $b)'],
  [/__construct\([^)]*\b(?:public|private|protected)\b/u, 'function __construct(private int $a)'],
  [/function\s*\w*\s*\([^)]*,\s*\)/u, 'function a(int $b,)'],
  [/[(,]\s*[a-z_]\w*: /u, 'a($b, limit: 1)'],
  [/catch\s*\([^$)]*\)/u, 'catch (Error)'],
  [/\$\w+::class/u, '$a::class'],
  [/\(\.\.\.\)/u, 'strlen(...)'],
  [/(?:\?\?|=>|\?|:)\s*throw\b/u, '$a ?? throw $b'],
];

/** Without comments and texts, in which such words stand too. */
const codeOf = (source: string) =>
  source.replace(/'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|\/\*[\s\S]*?\*\/|\/\/[^\n]*/gu, "''");

test('the plugin uses nothing that PHP 7.4 lacks', () => {
  for (const [pattern, example] of newer) expect([example, pattern.test(example)]).toEqual([example, true]);
  const found = files.flatMap((file) =>
    newer.flatMap(([pattern, example]) =>
      pattern.test(codeOf(loadSource(file))) ? [`${file}: ${example}`] : [],
    ),
  );
  expect(found).toEqual([]);
});

test.skipIf(isWithoutWordPress)(
  'every text of the plugin is there in three languages with the same places',
  () => {
    const print = "echo json_encode(array_map(fn ($l) => require \"languages/$l.php\", ['et', 'ru', 'en']));";
    const [et = {}, ru = {}, en = {}] = z
      .array(z.record(z.string(), z.string().min(1)))
      .parse(JSON.parse(php(['-r', print]).stdout));
    const places = (table: Readonly<Record<string, string>>) =>
      Object.entries(table).map(([key, text]) => [key, (text.match(/%\d\$[sd]/gu) ?? []).sort()]);
    expect(places(et)).toEqual(places(en));
    expect(places(ru)).toEqual(places(en));
    // The sync also reports a picture without a text alternative.
    const findings = findingTypes.filter((type) => type !== 'picture-without-text');
    expect(findings.filter((type) => !(`finding_${type}` in en))).toEqual([]);
    const asked = files
      .flatMap((file) => [...loadSource(file).matchAll(/\btext\('(\w+)'[,)]/gu)])
      .map(([, key]) => key);
    expect(asked.filter((key = '') => !(key in en))).toEqual([]);
  },
);

const describedSchema = z.looseObject({ input: z.object({ type: z.string() }) });

test('whatever kinds.json describes can be drawn, and each group of rights has a name', () => {
  const inputs = new Set<string>();
  const kinds = z.record(z.string(), z.object({ rights: z.string() })).parse(
    JSON.parse(readFileSync(join(pluginFolder, 'kinds.json'), 'utf8'), (_, value: unknown) => {
      const field = describedSchema.safeParse(value);
      if (field.success) inputs.add(field.data.input.type);
      return value;
    }),
  );
  const sources = files.map(loadSource).join('\n');
  const functionOf = (type: string) => `function draw_${type.replaceAll('-', '_')}(`;
  expect([...inputs].filter((type) => !sources.includes(functionOf(type)))).toEqual([]);
  const groups = [...new Set(Object.values(kinds).map(({ rights }) => rights))];
  const texts = loadSource('languages/et.php');
  expect(groups.filter((group) => !texts.includes(`'rights_${group}'`))).toEqual([]);
});
