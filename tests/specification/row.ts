/** Proof of a statement of the specification: a test, a plan while its issue is open, or a deviation with its
 * reason. */
export type Proof =
  | {
      /** Test file, relative to the repository. */
      readonly shownBy: `${string}.test.ts` | `${string}.test.tsx` | `tests/pages/checks/${string}.ts`;
      /** Name of the test, exactly as in that file. */
      readonly test: string;
    }
  | { readonly planned: 'publish' | 'content-and-look' | 'interactive' | 'live-calls' | 'editors' }
  | {
      /** What the site does instead. */
      readonly deviates: string;
      readonly reason: string;
    };

/** One statement or value of the specification, in a few words. */
export type Row = { readonly statement: string } & Proof;

/** Rows with the same proof. */
export function together(proof: Proof, sayings: readonly string[]): readonly Row[] {
  return sayings.map((statement) => ({ statement, ...proof }));
}
