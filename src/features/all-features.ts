import type { Feature } from '#platform/feature.ts';
import { features } from './features.ts';

/** All features, for who asks each of them for the same. */
export const allFeatures: readonly Feature[] = features;
