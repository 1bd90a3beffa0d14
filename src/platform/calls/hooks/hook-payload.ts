/** Reads from a webhook's body which entry changed. If that is unclear, any entry may have changed. */
import { z } from 'zod';
import { tryJson } from '#platform/base/json.ts';
import { lookup } from '#platform/base/lookup.ts';
import { type ContentEvent, contentEventSchema } from '#platform/cms/content-event.ts';
import { looseNumberSchema } from '#platform/base/loose-scalar.ts';

/** Body of our own WordPress plugin. */
const pluginSchema = z.object({
  data: z.object({ postType: z.string().describe('As REST names it.'), id: z.number() }),
});

/** Body of WP Webhooks, with WordPress's type names. */
const wpWebhooksSchema = z.object({
  post_id: looseNumberSchema,
  post: z.object({ post_type: z.string().describe('As WordPress names it.') }),
});

/** Types whose REST route has another name; for all others it is the same. */
const routes: Readonly<Record<string, string>> = { post: 'posts', page: 'pages', attachment: 'media' };

/** What is read of a body. */
export const payloadSchema = z.union([
  pluginSchema.transform(({ data: entry }) => entry),
  wpWebhooksSchema.transform(({ post_id: id, post: { post_type: type } }) => {
    return { postType: lookup(routes, type) ?? type, id };
  }),
]);

/** @param text undefined when the body is not text. */
export function readEvent(text: string | undefined): ContentEvent {
  const entry = payloadSchema.safeParse(text === undefined ? undefined : tryJson(text)).data;
  const event = contentEventSchema.safeParse({ type: 'content-base', entry });
  return event.success ? event.data : { type: 'content-base' };
}
