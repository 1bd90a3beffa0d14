import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';

interface LintedFile {
  /** From the root of the project: most rules depend on it. */
  readonly filename: string;
  readonly code: string;
}

/** Runs one rule of this project over a piece of code, for its test.
 * @param rule As scripts/lint/house.mjs has it.
 * @param options Of the rule.
 * @returns What it reports, in the order of the code. */
export function messagesOfRule(
  rule: object,
  { filename, code }: LintedFile,
  ...options: readonly object[]
): readonly string[] {
  const config = {
    files: ['**'],
    languageOptions: { parser: tseslint.parser },
    plugins: { house: { rules: { rule } } },
    rules: { 'house/rule': ['error', ...options] },
  } as unknown as Linter.Config;
  return new Linter().verify(code, [config], { filename }).map(({ message }) => message);
}
