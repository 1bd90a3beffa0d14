import { z } from 'zod';

/** Path within STATE_DIR. Bundled with the functions that start builds (netlify.toml). */
export const liveSiteFile = 'live-site.json';

/** Internal facts about the published site; never sent to visitors. */
export const liveSiteSchema = z.object({
  /** Next instant at which a page becomes stale by the passing of time. */
  due: z.iso.datetime().optional(),
});
