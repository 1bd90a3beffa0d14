/** The live part as the environment configures it. */
import { systemClock } from '#base/clock.ts';
import type { Post } from '#model/post.ts';
import { type Api, createApi } from './api.ts';
import { demonstrationUpstream } from './demonstration/demonstration.ts';
import { MemoryStorage } from './memory-storage.ts';
import { type Report, reportToOutput } from './request-log.ts';
import type { LiveSettings } from './settings.ts';
import { loadPosts, loadVersion } from './site-folder.ts';
import type { UpstreamLimits } from './upstream/ask.ts';
import { contentBaseUpstream } from './upstream/content-base.ts';
import type { Upstream } from './upstream/upstream.ts';
import { type CredentialState, verifyCredentials } from './upstream/verify-credentials.ts';

/** Everything but a post to the helpdesk is answered within 8 s. */
const limits: UpstreamLimits = { timeMs: 7000, bodyBytes: 2_000_000 };

/** Lookups of contracts are slower than the rest by this factor. */
const personalShare = 6;

export interface Folders {
  readonly outDir: string;
  readonly contentDir: string;
}

export function configureApi(
  settings: LiveSettings,
  { outDir, contentDir }: Folders,
  report: Report = reportToOutput,
): Api {
  return createApi({
    contentBase: contentBaseOf(settings, contentDir),
    limits,
    rates: { usual: settings.ratePerMinute, personal: Math.ceil(settings.ratePerMinute / personalShare) },
    storage: new MemoryStorage(systemClock),
    clock: systemClock,
    report,
    loadVersion: () => loadVersion(outDir),
  });
}

/** Asked once at the start; whatever comes of it, the site is served. */
export async function loadCredentialState({ contentBase }: LiveSettings): Promise<CredentialState> {
  if (!contentBase?.credentials) return 'unknown';
  return verifyCredentials(contentBaseUpstream(contentBase), limits);
}

/** The demonstration stands in only where nothing is configured at all: it never mixes with what is real. */
function contentBaseOf(
  { contentBase, isDemonstration }: LiveSettings,
  contentDir: string,
): Upstream | undefined {
  if (contentBase) return contentBaseUpstream(contentBase);
  let posts: Promise<readonly Post[]> | undefined;
  return isDemonstration
    ? demonstrationUpstream(systemClock, () => (posts ??= loadPosts(contentDir)))
    : undefined;
}
