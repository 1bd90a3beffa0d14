/** A step of `npm test`: what it is called, what it needs, and how it can end. */
export interface Step {
  readonly name: string;
  /** The steps whose results this one works on: without one of them this one is skipped. */
  readonly needs?: readonly string[];
  /** The step that ends before this one begins, whatever comes of it. */
  readonly follows?: string;
  /** It waits for downloads and hardly computes: it runs beside as many steps as there may be at once. */
  readonly isDownload?: boolean;
  readonly run: () => Promise<Outcome>;
}

export type Outcome =
  | { readonly type: 'passed'; readonly tests?: TestSummary }
  | { readonly type: 'failed'; readonly output: string; readonly tests?: TestSummary }
  | { readonly type: 'skipped'; readonly reason: string };

/** What the tests inside a step came to; each test is named with its file. */
export interface TestSummary {
  readonly passed: number;
  readonly failed: readonly string[];
  readonly skipped: readonly Skip[];
}

/** Begins the reason of a skip that CI accepts too: what a container without rights can do nothing about. Whatever can be
 * installed or set is missing in CI by mistake. */
export const missingRight = 'this machine does not let its user ';

export interface Skip {
  readonly name: string;
  readonly reason: string;
}
