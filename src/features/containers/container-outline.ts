/** The side view of a container, in centimetres: only what a drawing to scale needs. */
import type { ContainerSize, ContainerType } from './containers.ts';

export interface Outline {
  readonly shape: 'skip' | ContainerType['kind'];
  readonly widthCm: number;
  /** Above ground. */
  readonly heightCm: number;
  /** Below ground; 0 except for deep-collection containers. */
  readonly depthCm: number;
}

/** Width, height and depth of common models, by volume in m³: EN 840 for those on wheels; the rest are our
 * own values, because the content has none. */
const usualSizes: Readonly<
  Record<ContainerType['kind'], readonly (readonly [number, number, number, number])[]>
> = {
  bag: [[0.15, 58, 84, 0]],
  wheeled: [
    [0.08, 45, 94, 0],
    [0.14, 48, 106, 0],
    [0.24, 58, 108, 0],
    [0.37, 77, 110, 0],
    [0.66, 126, 118, 0],
    [0.8, 126, 134, 0],
    [1.1, 137, 138, 0],
    [1.5, 160, 145, 0],
    [2.5, 188, 150, 0],
    [4.5, 205, 168, 0],
  ],
  deep: [
    [0.8, 92, 110, 90],
    [1.3, 105, 112, 120],
    [2, 125, 115, 135],
    [3, 155, 118, 155],
    [5, 190, 120, 165],
  ],
};

export function outlineOfType({ kind, volumeM3 }: Pick<ContainerType, 'kind' | 'volumeM3'>): Outline {
  const sizes = usualSizes[kind];
  const [, widthCm = 100, heightCm = 100, depthCm = 0] =
    sizes.find(([volume]) => volume >= volumeM3) ?? sizes.at(-1) ?? [];
  return { shape: kind, widthCm, heightCm, depthCm };
}

export function outlineOfSize({ lengthM, heightM }: Pick<ContainerSize, 'lengthM' | 'heightM'>): Outline {
  return {
    shape: 'skip',
    widthCm: Math.round(lengthM * 100),
    heightCm: Math.round(heightM * 100),
    depthCm: 0,
  };
}
