/** Forms of entries in a browser, as editors use them. */
import type { Locator, Page } from 'playwright-core';
import { z } from 'zod';
import type { Administration } from './administration.ts';
import { post, wordpress } from './editor.ts';

/** Opens the form of an entry, or of a new one. */
export async function openEntry(
  page: Page,
  administration: Administration,
  { type, id }: { readonly type: string; readonly id?: number | undefined },
): Promise<void> {
  await page.context().addCookies([...administration.cookies]);
  const path = id === undefined ? `post-new.php?post_type=${type}` : `post.php?post=${id}&action=edit`;
  await page.goto(`${wordpress().url}/wp-admin/${path}`);
}

export const field = (page: Page, path: string) =>
  page.locator(`#site_publisher_fields_${path.replaceAll('.', '_')}`);

/** Saves a published entry as an editor does. */
export async function update(page: Page): Promise<void> {
  await Promise.all([page.waitForURL(/[?&]message=/u), page.locator('#publish').click()]);
}

export async function paste(page: Page, cell: Locator, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await cell.focus();
  await page.keyboard.press('ControlOrMeta+V');
}

export const fieldsOf = async (type: string, id: number) =>
  z
    .object({ acf: z.record(z.string(), z.unknown()) })
    .parse(await post(`wp/v2/${type}/${id}?_fields=acf`, undefined, 'GET')).acf;
