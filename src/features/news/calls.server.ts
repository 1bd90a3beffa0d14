/** What answers the calls of this feature. */
import type { Calls } from '#platform/feature.ts';
import { posts } from './posts.server.ts';

export const calls = {
  '/api/posts': posts,
} satisfies Calls;
