/** Every import of src as dependency-cruiser finds it. It reads no Astro component, so it is given a copy of src, in which a component
 * is a module with the component's imports. */
import { cruise, type ICruiseResult, type IForbiddenRuleType } from 'dependency-cruiser';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesBelow } from '#platform/base/file-marks.ts';

export interface Arrow {
  readonly rule: string;
  readonly from: string;
  readonly to: string;
  /** Files of a circle, in order. */
  readonly circle: readonly string[];
}

/** @param root Folder of the project.
 * @returns Imports that a rule forbids. */
export async function forbiddenImports(
  root: string,
  forbidden: readonly IForbiddenRuleType[],
): Promise<readonly Arrow[]> {
  const { summary } = await readImports(root, forbidden);
  return summary.violations.map(({ rule, from, to, cycle = [] }) => ({
    rule: rule.name,
    from: toSource(from),
    to: toSource(to),
    circle: cycle.map(({ name }) => toSource(name)),
  }));
}

/** `Menu.astro` is read as `Menu.astro.ts`. */
const toSource = (file: string): string => file.replace(/\.astro\.ts$/u, '.astro');

async function readImports(root: string, forbidden: readonly IForbiddenRuleType[]): Promise<ICruiseResult> {
  const copy = join(root, 'node_modules/.cache/house');
  copySources(root, copy);
  const { output } = await cruise(['src'], {
    baseDir: copy,
    ruleSet: { forbidden: [...forbidden] },
    validate: true,
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.js'], conditionNames: ['import'] },
  });
  if (typeof output === 'string') throw new TypeError('The imports were written instead of returned.');
  return output;
}

function copySources(root: string, copy: string): void {
  rmSync(copy, { recursive: true, force: true });
  const sources = filesBelow(root, 'src').filter(
    (file) => !/\.test\.tsx?$/u.test(file) && /\.(?:tsx?|mjs|css|astro)$/u.test(file),
  );
  for (const file of sources) {
    const target = join(copy, file);
    mkdirSync(dirname(target), { recursive: true });
    if (file.endsWith('.astro'))
      writeFileSync(`${target}.ts`, componentImports(readFileSync(join(root, file), 'utf8')));
    else cpSync(join(root, file), target);
  }
  cpSync(join(root, 'package.json'), join(copy, 'package.json'));
}

/** The code between the fences and that of the scripts, as one module. */
function componentImports(component: string): string {
  const [, fenced = ''] = component.match(/^---\n(.*?)\n---\n/su) ?? [];
  const scripts = [...component.matchAll(/<script>(?<code>.*?)<\/script>/gsu)].map(
    ({ groups }) => groups?.code ?? '',
  );
  return [fenced, ...scripts]
    .flatMap((code) => [...code.matchAll(/^\s*import\s(?:[^;]*?\sfrom\s)?'[^']+';/gmu)])
    .map(([statement]) => statement.trim())
    .join('\n');
}
