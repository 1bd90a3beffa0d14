/** What people come for is a feature: a folder under src/features. Whoever starts something hands the list of all features to the
 * platform, which knows none of them. */
export interface Feature {
  /** Name of its folder. */
  readonly name: string;
  /** Its calls of the live part; its calls.server.ts answers them. */
  readonly calls?: readonly CallPath[];
}

export type CallPath = `/api/${string}`;

/** Paths of the calls of a feature. */
export type CallsOf<Added extends Feature> = Added extends { readonly calls: readonly (infer Path)[] }
  ? Path & CallPath
  : never;
