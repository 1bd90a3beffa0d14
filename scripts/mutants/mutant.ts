/** A deliberate bug, to check whether the tests notice it. */

export interface Mutant {
  /** Relative to the project. */
  readonly file: string;
  /** Text that occurs once in the file. */
  readonly before: string;
  readonly after: string;
  /** Test files that must notice it; defaults to all unit tests that import the file. */
  readonly tests?: readonly string[];
}

/** Mutants by the part of the project that they are in. */
export type MutantTable = Readonly<Record<string, readonly Mutant[]>>;

/** @throws {MutantError} Unless the text to replace occurs exactly once in the file. */
export function mutate(text: string, { file, before, after }: Mutant): string {
  const [head, tail, ...more] = text.split(before);
  if (head === undefined || tail === undefined || more.length > 0) throw new MutantError(file, before);
  return `${head}${after}${tail}`;
}

export class MutantError extends Error {
  override readonly name = 'MutantError';

  constructor(file: string, before: string) {
    super(
      `"${before}" does not stand in ${file} exactly once. Bring the table in scripts/mutants up to date.`,
    );
  }
}
