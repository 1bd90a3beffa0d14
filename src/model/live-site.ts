import { z } from 'zod';

/** Within STATE_DIR; bundled with the functions that build anew (netlify.toml). */
export const liveSiteFile = 'live-site.json';

/** What is known of the published site and is told to nobody. */
export const liveSiteSchema = z.object({
  /** When the clock makes a page stale next. */
  due: z.iso.datetime().optional(),
});
