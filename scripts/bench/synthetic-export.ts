/** Writes exports for the bench and the changes that it measures. */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Menu } from '#model/menu.ts';
import { menuIds } from '#model/menu.ts';
import type { SyntheticPost } from './synthetic-post.ts';

/** An export with everything the project ships with, its posts aside.
 * @param contentDir The export that ships with the project. */
export function writeExport(
  folder: string,
  { contentDir, posts }: { readonly contentDir: string; readonly posts: Iterable<SyntheticPost> },
): void {
  cpSync(contentDir, folder, {
    recursive: true,
    filter: (path) => relative(contentDir, path).split(/[/\\]/u)[0] !== 'posts',
  });
  for (const post of posts) writePost(folder, post);
}

export function writePost(folder: string, post: SyntheticPost): void {
  const file = postFile(folder, post);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(post, null, 2)}\n`);
}

export function deletePost(folder: string, post: SyntheticPost): void {
  rmSync(postFile(folder, post));
}

function postFile(folder: string, { date, id, slug }: SyntheticPost): string {
  return join(folder, 'posts', date.slice(0, 4), `${id}-${slug}.json`);
}

/** Gives the first item of the Estonian menu another label.
 * @throws {RangeError} When the menu is empty. */
export function changeMenuLabel(folder: string, label: string): void {
  const file = join(folder, 'menus', `${menuIds.et}.json`);
  const menu = JSON.parse(readFileSync(file, 'utf8')) as Menu;
  const [first, ...rest] = menu.items;
  if (!first) throw new RangeError(`${file} has no items.`);
  const renamed = { ...first, title: { rendered: `<span>${label}</span>` } };
  writeFileSync(file, `${JSON.stringify({ ...menu, items: [renamed, ...rest] }, null, 2)}\n`);
}
