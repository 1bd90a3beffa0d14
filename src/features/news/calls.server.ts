/** What answers the calls of this feature. */
import type { AnyEndpoint } from '#platform/calls/endpoint.ts';
import type { CallsOf } from '#platform/feature.ts';
import { posts } from './posts.server.ts';
import type { news as feature } from './feature.ts';

export const newsCalls = {
  '/api/posts': posts,
} satisfies Readonly<Record<CallsOf<typeof feature>, AnyEndpoint>>;
