/** Work of the publisher's worker threads: parses content, then renders targets. */
import { rmSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import type { Site } from '#platform/site.ts';
import { openSnapshot } from '#platform/store/database.ts';
import { type ClaimTable, claimJobs } from './claims.ts';
import { loadCompiled } from './compiled-pages.ts';
import { type ContentSource, type ParsedSource, parseSource } from './content.ts';
import { type FailedTarget, type Rendered, Renderer, type RenderJob, type RenderSetup } from './render.ts';

interface ParseOrder {
  readonly sources: readonly ContentSource[];
  readonly now: number;
}

interface RenderBatch {
  /** Name of the publish: each renders other content. */
  readonly publish: string;
  readonly setup: RenderSetup;
  /** Those that somebody else has begun meanwhile are left out. */
  readonly jobs: readonly (RenderJob & { readonly place: number })[];
  readonly claims: ClaimTable;
}

interface RenderedTargets {
  readonly targets: readonly Rendered[];
  readonly failed: readonly FailedTarget[];
}

interface OpenedRenderer {
  readonly publish: string;
  readonly snapshot: DatabaseSync;
  readonly renderer: Renderer;
}

export type PublishWork = ReturnType<typeof publishWork>;

/** What a worker does for one publish. */
export function publishWork(site: Site) {
  /** One for all targets of a publish. */
  let opened: OpenedRenderer | undefined;
  return {
    parse: ({ sources, now }: ParseOrder): readonly ParsedSource[] =>
      sources.map((source) => parseSource(source, site, now)),
    /** Loads the compiled pages while the publisher plans. Whoever renders them hears of a failure. */
    load: (entry: string) => loadCompiled(entry).catch(() => undefined),
    discard: (folder: string) => {
      rmSync(folder, { recursive: true, force: true });
    },
    render: async ({ publish, setup, jobs, claims }: RenderBatch): Promise<RenderedTargets> => {
      if (opened?.publish !== publish) {
        opened?.snapshot.close();
        // One for all targets: reads need no further locks, and commits meanwhile (traces) do not empty its cache.
        const snapshot = openSnapshot(setup.database);
        opened = { publish, snapshot, renderer: await Renderer.open(setup, site, snapshot) };
      }
      return renderAll(opened.renderer, claimJobs(claims, jobs));
    },
  };
}

async function renderAll(renderer: Renderer, jobs: Iterable<RenderJob>): Promise<RenderedTargets> {
  const targets: Rendered[] = [];
  const failed: FailedTarget[] = [];
  await renderer.renderAll(jobs, {
    onRendered: (rendered) => targets.push(rendered),
    // An error loses its class between threads, and its cause may not be cloneable.
    onFailed: ({ error, ...target }) => failed.push({ ...target, error: new Error(error.message) }),
  });
  return { targets, failed };
}
