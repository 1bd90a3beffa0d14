/** Pages of WordPress change nothing on this site, which editors are told: its pages are those of the route table. */
import { z } from 'zod';
import { plainText } from '../sanitise.ts';
import { type RestReader } from './client.ts';
import { ContentBaseError } from './content-base-error.ts';
import { pageSize } from './inventory.ts';
import { toNote } from '#platform/notes/note.ts';
import type { Report } from '#platform/events/site-event.ts';

const wpPagesSchema = z.array(
  z.object({ id: z.int(), slug: z.string(), title: z.object({ rendered: z.string() }) }),
);

/** What WordPress brings along. */
const sample = /^(?:sample-page|naidisleht|naidislehekulg|primer-stranicy)$/u;

/** @param routes Routes of the types that exist in WordPress.
 * @returns Titles of published pages; none where WordPress does not list them. */
export async function askUnusedPages(
  client: RestReader,
  routes: ReadonlySet<string>,
): Promise<readonly string[]> {
  if (!routes.has('pages')) return [];
  try {
    const { json } = await client.ask('wp/v2/pages', { per_page: pageSize, _fields: 'id,slug,title' });
    const pages = wpPagesSchema.safeParse(json).data ?? [];
    return pages.filter(({ slug }) => !sample.test(slug)).map(({ title }) => plainText(title.rendered));
  } catch (cause) {
    // No content depends on them.
    if (cause instanceof ContentBaseError) return [];
    throw cause;
  }
}

const named = 3;

export function noteUnusedPages(titles: readonly string[], report: Report): void {
  if (titles.length === 0) return;
  const names = titles.slice(0, named).map((title) => `“${title}”`);
  const list = [...names, ...(titles.length > named ? ['…'] : [])];
  const note = toNote('pages-unused', { titles: list });
  report({
    type: 'entry-warned',
    note: { ...note, type: 'pages', id: undefined, adminPage: 'edit.php?post_type=page' },
  });
}
