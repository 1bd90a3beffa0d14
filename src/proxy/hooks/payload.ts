/** What a webhook's body says of the entry that changed. Whatever else it is, something changed. */
import { z } from 'zod';
import { tryJson } from '#base/json.ts';
import { lookup } from '#base/lookup.ts';
import { type ContentEvent, contentEventSchema } from '#model/content-event.ts';
import { looseNumberSchema } from '#model/loose-scalar.ts';

/** Of our own plugin for WordPress. */
const pluginSchema = z.object({
  data: z.object({ postType: z.string(), id: z.number() }),
});

/** Of WP Webhooks, which names types by WordPress's own names. */
const wpWebhooksSchema = z.object({
  post_id: looseNumberSchema,
  post: z.object({ post_type: z.string() }),
});

/** Types whose route has another name; that of every other type is its name. */
const routes: Readonly<Record<string, string>> = { post: 'posts', page: 'pages', attachment: 'media' };

const payloadSchema = z.union([
  pluginSchema.transform(({ data: entry }) => entry),
  wpWebhooksSchema.transform(({ post_id: id, post: { post_type: type } }) => {
    return { postType: lookup(routes, type) ?? type, id };
  }),
]);

/** @param text undefined: the body is no text. */
export function readEvent(text: string | undefined): ContentEvent {
  const entry = payloadSchema.safeParse(text === undefined ? undefined : tryJson(text)).data;
  const event = contentEventSchema.safeParse({ type: 'content-base', entry });
  return event.success ? event.data : { type: 'content-base' };
}
