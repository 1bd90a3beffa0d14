/** Every call and file for programs, for compiled pages: they find them by the names of files, since the list of features has what
 * draws and checks. */
import { contentHook } from '#platform/calls/hooks/content-hook.ts';
import type { AnyEndpoint } from '#platform/calls/endpoint.ts';
import type { Calls } from '#platform/feature.ts';
import type { DescribedFiles } from '#shell/open-data/described-files.ts';

const ofFeatures = import.meta.glob<Calls>('./*/calls.server.ts', { eager: true, import: 'calls' });

/** By path. */
export const publishedCalls: ReadonlyMap<string, AnyEndpoint> = new Map([
  ...Object.values(ofFeatures).flatMap((calls) => Object.entries(calls)),
  [contentHook.path, contentHook],
]);

const publishedFiles = Object.values(
  import.meta.glob<DescribedFiles>('./*/described-files.ts', { eager: true, import: 'describedFiles' }),
);

export const publishedInterface = { endpoints: publishedCalls, files: publishedFiles };
