/** What people come for is a feature: a folder under src/features. Whoever starts something hands the list of all features to the
 * platform, which knows none of them. */
export interface Feature {
  /** Name of its folder. */
  readonly name: string;
}
