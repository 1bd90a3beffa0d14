import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { z } from 'zod';
import { jsonFiles } from '#platform/base/file-marks.ts';
import { parseJson } from '#platform/base/json.ts';
import { listPlainFolder, readPlainFile } from '#platform/base/plain-files.ts';
import { type Post, postSchema } from '#platform/cms/post.ts';
import { demonstratedPosts } from './demonstrated-posts.ts';
import type { DemonstratedAnswer } from './demonstration.ts';

/** The articles of a content export, read at the first request.
 * @param contentDir A content export. */
export const demonstratedExport = (contentDir: string): readonly DemonstratedAnswer[] =>
  demonstratedPosts(() => loadPosts(contentDir));

const postFileSchema = z.union([postSchema, z.array(postSchema)]).transform((posts) => [posts].flat());

/** Other requests are answered between the files: there may be thousands.
 * @throws When the export is invalid; publishing reports that first. */
export async function loadPosts(contentDir: string): Promise<readonly Post[]> {
  if (!listPlainFolder(contentDir).folders.includes('posts')) return [];
  const folder = join(contentDir, 'posts');
  const posts: Post[] = [];
  for (const file of jsonFiles(folder)) {
    posts.push(...parseJson(readPlainFile(join(folder, file)), postFileSchema));
    await setImmediate();
  }
  return posts;
}
