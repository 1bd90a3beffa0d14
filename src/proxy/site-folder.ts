/** What the live part reads of the site that it belongs to: its manifest, and for the demonstration its articles. */
import { glob, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { type Post, postSchema } from '#model/post.ts';
import type { SiteVersion } from './endpoint.ts';

const manifestSchema = z.object({ commit: z.string(), code: z.string(), content: z.string() });

/** @returns undefined where nothing is published. */
export async function loadVersion(outDir: string): Promise<SiteVersion | undefined> {
  const path = join(outDir, 'build-manifest.json');
  try {
    const [text, { mtime }] = await Promise.all([readFile(path, 'utf8'), stat(path)]);
    return { ...manifestSchema.parse(JSON.parse(text)), publishedAt: mtime.toISOString() };
  } catch {
    // Health says that no version is known; a missing or half-known site must not break it.
    return undefined;
  }
}

const postFileSchema = z.union([postSchema, z.array(postSchema)]).transform((posts) => [posts].flat());

/** @param contentDir A content export.
 * @throws When it is broken, which publishing reports first. */
export async function loadPosts(contentDir: string): Promise<readonly Post[]> {
  const posts: Post[] = [];
  for await (const file of glob('posts/**/*.json', { cwd: contentDir })) {
    posts.push(...postFileSchema.parse(JSON.parse(await readFile(join(contentDir, file), 'utf8'))));
  }
  return posts;
}
