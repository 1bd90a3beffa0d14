/** What responses of /api/… share; those of each call are beside (`…-answer.ts`). Server and islands validate against the same
 * schemas. They use zod/mini because they are loaded by browsers, and are files of their own because a slow phone takes
 * 20 to 40 ms to create all of them. */
import * as z from 'zod/mini';

/** Fields of every successful response. */
export const provenance = {
  /** Demo data, because no content base is configured; the page must say so. */
  isDemonstration: z.boolean(),
  /** The upstream fails; this is its last good response. */
  isStale: z.boolean(),
  /** When the upstream responded, as an ISO instant. */
  asOf: z.iso.datetime(),
};

export type Provenance = z.output<z.ZodMiniObject<typeof provenance>>;
