/** Every call of the live part. */
import type { AnyEndpoint } from '#platform/calls/endpoint.ts';
import { contentHook } from '#platform/calls/hooks/content-hook.ts';
import { allFeatures } from './all-features.ts';

const ofFeatures = await Promise.all(
  allFeatures.map(async ({ calls }) => (calls === undefined ? [] : Object.entries((await calls()).calls))),
);

/** By path. */
export const endpoints: ReadonlyMap<string, AnyEndpoint> = new Map([
  ...ofFeatures.flat(),
  [contentHook.path, contentHook],
]);
