/** The modules that each kind of target runs, found by the compiler (publish/compiler): its module graph, with a digest of
 * each module without comments. A target reads its part of the graph like any other input (platform/publish/inputs.ts), so a change
 * of one component renders only the pages that have it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writePrivateFile } from '#platform/base/files.ts';
import type { Digest } from '#platform/base/digest.ts';
import { trustedJson } from '#platform/base/json.ts';

/** Digests of modules by name: a path in the project, a package, or what the compiler made from modules ("styles of
 * src/pages/[...path].astro"). */
export type ModuleDigests = Readonly<Record<string, Digest>>;

export interface CodeOfKind {
  readonly digest: Digest;
  /** Names of the modules that it runs. */
  readonly modules: readonly string[];
}

export interface CodeGraph {
  /** Digest of the whole graph: the name of the compiled version. */
  readonly digest: Digest;
  readonly modules: ModuleDigests;
  /** By component (`src/pages/robots.txt.ts`) of the pages and endpoints. */
  readonly kinds: Readonly<Record<string, CodeOfKind>>;
}

/** Names the table of routes. No kind depends on it: when it changes, addresses are matched again. */
export const routesName = 'routes';

/** Parts of the publisher that decide what a target is without being part of the compiled pages. When one changes, the
 * content is read again, all queries are asked again, the list of targets is made again, pictures and PDFs are drawn
 * again, or everything is rendered again. */
export const publisherParts = ['import', 'queries', 'targets', 'drawings', 'rendering'] as const;

export type PublisherPart = (typeof publisherParts)[number];

const graphFile = 'code-graph.json';

/** @param serverDir Folder of the compiled pages. */
export function loadCodeGraph(serverDir: string): CodeGraph {
  return trustedJson<CodeGraph>(readFileSync(join(serverDir, graphFile), 'utf8'));
}

export function saveCodeGraph(serverDir: string, graph: CodeGraph): void {
  writePrivateFile(join(serverDir, graphFile), JSON.stringify(graph));
}
