/** The two linters as one: oxlint reads scripts, ESLint reads Astro components. */
import { relative } from 'node:path';
import { runCommand, toolCommand } from '../steps/command.ts';

export interface Finding {
  /** From the root of the project. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
  /** `typescript(no-explicit-any)` or `astro/no-exports-from-components`; none for a file that is no code. */
  readonly rule?: string | undefined;
  /** What to do instead, where the rule knows it. */
  readonly help?: string | undefined;
  /** It is worth knowing and breaks nothing. */
  readonly isNote: boolean;
}

export type LintResult =
  | { readonly type: 'read'; readonly findings: readonly Finding[] }
  | { readonly type: 'broken'; readonly reason: string };

interface Linter {
  readonly file: string;
  readonly arguments: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly parse: (output: string) => readonly Finding[];
}

const oxlint: Linter = {
  file: 'node_modules/oxlint/bin/oxlint',
  arguments: ['--format=json', '--no-error-on-unmatched-pattern'],
  // The half that knows types is a program of its own, which would take twice the memory for little speed.
  environment: { GOMAXPROCS: '1', GOGC: '50' },
  parse: parseOxlint,
};

const eslint: Linter = {
  file: 'node_modules/eslint/bin/eslint.js',
  arguments: ['--format=json', '--no-error-on-unmatched-pattern', '--no-warn-ignored'],
  parse: parseEslint,
};

/** For a tool that hangs: a busy machine needs ten times what a quiet one does. */
const limitMinutes = 20;

interface LintOptions {
  /** Applies the automatic fixes and reports the rest. */
  readonly isFixing: boolean;
}

/** @param paths Files and folders; all when empty.
 * @returns What both linters find, in the order of the files. */
export async function lint(paths: readonly string[], { isFixing }: LintOptions): Promise<LintResult> {
  const scripts = paths.filter((path) => !path.endsWith('.astro'));
  const components = paths.filter((path) => !/\.(?:tsx?|m?js)$/u.test(path));
  const isAll = paths.length === 0;
  const results = await Promise.all([
    ...(isAll || scripts.length > 0 ? [run(oxlint, scripts, isFixing)] : []),
    ...(isAll || components.length > 0 ? [run(eslint, isAll ? ['.'] : components, isFixing)] : []),
  ]);
  const broken = results.find((result) => result.type === 'broken');
  if (broken !== undefined) return broken;
  const findings = results.flatMap((result) => (result.type === 'read' ? result.findings : []));
  return { type: 'read', findings: findings.toSorted(byPlace) };
}

async function run(linter: Linter, paths: readonly string[], isFixing: boolean): Promise<LintResult> {
  const words = [...linter.arguments, ...(isFixing ? ['--fix'] : []), '--', ...paths];
  const result = await runCommand(toolCommand({ ...linter, arguments: words, limitMinutes }));
  if (result.type === 'broken') return { type: 'broken', reason: `${result.output}${result.reason}` };
  try {
    return { type: 'read', findings: linter.parse(result.output) };
  } catch (cause) {
    // A linter that cannot work says so in words.
    if (cause instanceof SyntaxError) return { type: 'broken', reason: result.output };
    throw cause;
  }
}

interface OxlintOutput {
  readonly diagnostics: readonly {
    readonly message: string;
    readonly code?: string;
    readonly severity: string;
    readonly help?: string;
    readonly filename: string;
    readonly labels: readonly { readonly span: { readonly line: number; readonly column: number } }[];
  }[];
}

/** @throws {SyntaxError} For what is no JSON. */
export function parseOxlint(text: string): readonly Finding[] {
  const { diagnostics } = JSON.parse(text) as OxlintOutput;
  return diagnostics.map(({ message, code, severity, help, filename, labels }) => ({
    file: filename,
    line: labels[0]?.span.line ?? 1,
    column: labels[0]?.span.column ?? 1,
    message,
    rule: code,
    help,
    isNote: severity !== 'error',
  }));
}

type EslintOutput = readonly {
  readonly filePath: string;
  readonly messages: readonly {
    readonly line?: number;
    readonly column?: number;
    readonly message: string;
    readonly ruleId: string | null;
    readonly severity: number;
  }[];
}[];

/** @throws {SyntaxError} For what is no JSON. */
export function parseEslint(text: string): readonly Finding[] {
  const files = JSON.parse(text) as EslintOutput;
  return files.flatMap(({ filePath, messages }) =>
    messages.map(({ line = 1, column = 1, message, ruleId, severity }) => ({
      file: relative(process.cwd(), filePath),
      line,
      column,
      message,
      rule: ruleId ?? undefined,
      isNote: severity < 2,
    })),
  );
}

function byPlace(one: Finding, other: Finding): number {
  if (one.file !== other.file) return one.file < other.file ? -1 : 1;
  return one.line - other.line || one.column - other.column;
}

/** A line, and below it what to do instead. */
export function describeFinding({ file, line, column, message, rule, help, isNote }: Finding): string {
  const place = `${file}:${line}:${column}`;
  const named = rule === undefined ? '' : ` (${rule})`;
  return `${isNote ? 'note: ' : ''}${place}  ${message}${named}${help === undefined ? '' : `\n    ${help}`}`;
}
