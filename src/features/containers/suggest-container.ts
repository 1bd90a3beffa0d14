/** Suggests a container for an amount of waste, by volume and by weight. */

interface Size {
  readonly capacityM3: number;
  readonly maxWeightT: number;
}

export interface Suggestion<Container extends Size> {
  readonly container: Container;
  /** Number of containers. */
  readonly count: number;
  readonly weightT: number;
}

/** @param containers At least one.
 * @returns The smallest that holds all; otherwise the option with the fewest containers, and of those the
 * smallest. */
export function suggestContainer<Container extends Size>(
  containers: readonly Container[],
  { volumeM3, tonnesPerM3 }: { readonly volumeM3: number; readonly tonnesPerM3: number },
): Suggestion<Container> | undefined {
  const weightT = volumeM3 * tonnesPerM3;
  return containers
    .map((container) => {
      const { capacityM3, maxWeightT } = container;
      return { container, weightT, count: Math.ceil(Math.max(volumeM3 / capacityM3, weightT / maxWeightT)) };
    })
    .toSorted((a, b) => a.count - b.count || a.container.capacityM3 - b.container.capacityM3)[0];
}
