/** Measures our publisher on posts as a sync brings them, each time in a new process: a full publish, no change, and single changes. */
import { readdirSync } from 'node:fs';
import { log } from '#platform/base/log.ts';
import { putSynced } from '#fakes/synced-content.ts';
import { compiledFolder, copyCompiled, publishSite, type PublishRun, type Site } from './site.ts';
import {
  changeMenuLabel,
  createPosts,
  type SyntheticPost,
  syntheticPost,
  withEditedBody,
  writeExport,
} from './synthetic-post.ts';
import { BenchError, medianRun } from './timed-run.ts';
import { bytesPerArticle } from './twin.ts';

/** Short publishes are repeated, each with another post, and the median counts. */
const repeats = 3;

interface OwnPlan {
  readonly site: Site;
  readonly postCount: number;
  /** A published site whose compiled pages are reused. */
  readonly compiled: Site;
}

export interface OwnMeasurement {
  readonly full: PublishRun;
  readonly unchanged: PublishRun;
  readonly editedBody: PublishRun;
  readonly addedPost: PublishRun;
  readonly deletedPost: PublishRun;
  readonly changedLabel: PublishRun;
  readonly bytesPerArticle: number;
}

export async function measureOwn({ site, postCount, compiled }: OwnPlan): Promise<OwnMeasurement> {
  const posts = createPosts(postCount);
  const { CONTENT_DIR: contentDir, STATE_DIR: stateDir } = site;
  log.info(`Writing ${postCount} posts.`);
  writeExport(contentDir, []);
  putSynced(stateDir, toRows(posts));
  copyCompiled(compiled, site);
  const spread = spreadPosts(postCount);
  /** @param change Made to each of three posts, one after the other. */
  const repeat = async (what: string, change: (post: SyntheticPost, round: number) => void) => {
    const runs: PublishRun[] = [];
    for (const [round, post] of spread.entries()) {
      change(post, round);
      runs.push(await publish(site, what));
    }
    return medianRun(runs);
  };

  const full = await publish(site, 'Full publish');
  const articleBytes = bytesPerArticle(site.OUT_DIR, posts);
  const unchanged = await repeat('Nothing changed', () => undefined);
  const editedBody = await repeat('One edited body', (post) => {
    putSynced(stateDir, toRows([withEditedBody(post)]));
  });
  const addedPost = await repeat('One added post', (_, round) => {
    putSynced(stateDir, toRows([syntheticPost(postCount + round, postCount)]));
  });
  const deletedPost = await repeat('One deleted post', (post) => {
    putSynced(stateDir, [[rowPath(post), undefined]]);
  });
  changeMenuLabel(contentDir, 'Meist kõik');
  const changedLabel = await publish(site, 'A changed menu label');
  const short = { unchanged, editedBody, addedPost, deletedPost, changedLabel };
  return { full, ...short, bytesPerArticle: articleBytes };
}

/** As a sync names them. */
const rowPath = ({ id }: SyntheticPost): string =>
  `posts/${String(Math.floor(id / 1000)).padStart(3, '0')}/${id}.json`;

function* toRows(posts: Iterable<SyntheticPost>): Generator<readonly [string, SyntheticPost]> {
  for (const post of posts) yield [rowPath(post), post];
}

/** Posts that are edited or deleted, spread over the years. */
export const spreadPosts = (count: number): readonly SyntheticPost[] =>
  Array.from({ length: repeats }, (_, round) =>
    syntheticPost(Math.floor((count * (round + 1)) / (repeats + 1)), count),
  );

/** @throws {BenchError} If the code changed since the first publish of this benchmark. */
async function publish(site: Site, what: string): Promise<PublishRun> {
  const run = await publishSite(site);
  if (readdirSync(compiledFolder(site)).length > 1)
    throw new BenchError('The code was changed while it was measured. Run the bench again.');
  log.info(`${what}: ${(run.ms / 1000).toFixed(2)} s, ${run.rendered} rendered.`);
  return run;
}
