/** P7: what a large site adds to rendering the pages of one kind, whose component was changed and is compiled already. The
 * change is made in a clone of the project, so only what is committed is measured. */
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { log } from '#platform/base/log.ts';
import { projectFolder } from './folders.ts';
import { copyCompiled, publishSite, type PublishRun, type Site, siteIn } from './site.ts';
import { createPosts, writeExport } from './synthetic-post.ts';
import { BenchError, medianRun, timedRun } from './timed-run.ts';

const rounds = 3;
const cloneMs = 60_000;

const component = 'src/features/stations/StationDetails.astro';

export interface KindMeasurement {
  readonly large: PublishRun;
  /** Of a site with one article: that kind alone. */
  readonly alone: PublishRun;
}

/** @param large A published site.
 * @param folder For the clone and other sites. */
export async function measureKind(large: Site, folder: string): Promise<KindMeasurement> {
  const clone = join(folder, 'clone');
  await timedRun({
    program: 'git',
    arguments: ['clone', '--quiet', projectFolder, clone],
    limitMs: cloneMs,
  });
  symlinkSync(join(projectFolder, 'node_modules'), join(clone, 'node_modules'), 'junction');
  const small = siteWith(join(folder, 'small'), 1);
  for (const site of [large, small]) await publishSite(site, clone);
  const runs: KindMeasurement[] = [];
  for (let round = 0; round < rounds; round += 1) {
    changeComponent(clone, round);
    const compiling = siteWith(join(folder, `compiling-${round}`), 0);
    await publishSite(compiling, clone);
    for (const site of [large, small]) copyCompiled(compiling, site);
    runs.push({ large: await publishSite(large, clone), alone: await publishSite(small, clone) });
    log.info(`Another ${component}, ${round + 1} of ${rounds}.`);
  }
  return {
    large: medianRun(runs.map((run) => run.large)),
    alone: medianRun(runs.map((run) => run.alone)),
  };
}

function siteWith(folder: string, postCount: number): Site {
  const site = siteIn(folder, { CONTENT_DIR: join(folder, 'content') });
  writeExport(site.CONTENT_DIR, createPosts(postCount));
  return site;
}

function changeComponent(clone: string, round: number): void {
  const file = join(clone, component);
  const before = readFileSync(file, 'utf8');
  const after = before.replace(
    /<ul class="columns"(?: data-change-\d+)?>/u,
    `<ul class="columns" data-change-${round}>`,
  );
  if (after === before)
    throw new BenchError(`${component} has no place for a change: see scripts/bench/changed-kind.ts.`);
  writeFileSync(file, after);
}
