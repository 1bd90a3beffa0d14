/** Every import of src as dependency-cruiser finds it. It reads no Astro component, so it is given a copy of src, in which a component
 * is a module with the component's imports. */
import { cruise, type ICruiseResult, type IForbiddenRuleType } from 'dependency-cruiser';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
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

/** A component was read under the name of a module. */
const toSource = (file: string): string => file.replace(/\.astro\.ts$/u, '.astro');

async function readImports(root: string, forbidden: readonly IForbiddenRuleType[]): Promise<ICruiseResult> {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'house-')));
  try {
    copySources(root, copy);
    const { output } = await cruise(['src'], {
      baseDir: copy,
      ruleSet: { forbidden: [...forbidden] },
      validate: true,
      tsPreCompilationDeps: true,
      enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.js'], conditionNames: ['import'] },
    });
    if (typeof output === 'string') throw new TypeError('The imports were written instead of returned.');
    return output;
  } finally {
    rmSync(copy, { recursive: true });
  }
}

function copySources(root: string, copy: string): void {
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

/** The imports between the fences and of the scripts, as one module. */
function componentImports(component: string): string {
  const fenced = component.split('\n---\n', 1)[0] ?? '';
  const scripts = component.split('<script>').slice(1);
  return [fenced, ...scripts.map((script) => script.split('</script>', 1)[0] ?? '')]
    .flatMap((code) => code.match(/^ *import [^;]*';$/gmu) ?? [])
    .join('\n');
}
