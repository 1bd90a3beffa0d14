/** Actions of editors in WordPress, through its REST API. */
import { inject } from 'vitest';
import { z } from 'zod';
import type { ContentBasePlace } from '#platform/cms/wordpress/client.ts';
import { createRest } from '#fakes/wordpress-rest.ts';
import type { Locale } from '#platform/languages/locale.ts';
import type { WordPressAccess } from './running-wordpress.ts';

const createdSchema = z.object({ id: z.int() });
const mediaSchema = createdSchema.extend({ source_url: z.string() });

/** @throws {TypeError} If there is no WordPress; tests that need it are skipped. */
export function wordpress(): WordPressAccess {
  const access = inject('wordpress');
  if (!access) throw new TypeError('WordPress has not started.');
  return access;
}

/** Access to WordPress with the site's credentials. */
export function contentBase(): ContentBasePlace {
  const { url, reader } = wordpress();
  return { url: `${url}/wp-json/`, credentials: { user: 'reader', password: reader } };
}

export interface NewPost {
  readonly title: string;
  readonly content?: string;
  readonly slug?: string;
  readonly status?: string;
  readonly [field: string]: unknown;
}

/** Sends a request to a REST route as the administrator. */
export async function post(route: string, body: unknown, method = 'POST'): Promise<unknown> {
  return createRest(wordpress())(route, body, method);
}

/** Empties the content base. */
export async function emptyContentBase(): Promise<void> {
  await post('tests/v1/empty', {});
}

/** Configures the fake for WPML and similar plugins: `shape` (keyed, list), `estonian` (et, et_EE). */
export async function setOptions(options: Readonly<Record<string, string>>): Promise<void> {
  await post('tests/v1/options', options);
}

/** @returns Its id. */
export async function create(type: string, entry: NewPost): Promise<number> {
  return createdSchema.parse(await post(`wp/v2/${type}`, { status: 'publish', ...entry })).id;
}

/** @returns The id of each language's post. */
export async function createTranslated<Languages extends Locale>(
  type: string,
  entries: Readonly<Record<Languages, NewPost>>,
): Promise<Readonly<Record<Languages, number>>> {
  const group = crypto.randomUUID();
  const ids: Partial<Record<Locale, number>> = {};
  for (const language of ['et', 'ru', 'en'] as const) {
    const entry = (entries as Partial<Record<Locale, NewPost>>)[language];
    if (entry) ids[language] = await create(type, { ...entry, tests_translation: { language, group } });
  }
  return ids as Record<Languages, number>;
}

export async function update(type: string, id: number, change: object): Promise<void> {
  await post(`wp/v2/${type}/${id}`, change);
}

export async function remove(type: string, id: number, { isForGood = false } = {}): Promise<void> {
  await post(`wp/v2/${type}/${id}${isForGood ? '?force=true' : ''}`, {}, 'DELETE');
}

/** @returns Id and address of the file. */
export async function upload(name: string, type: string, bytes: Uint8Array) {
  const { url, admin } = wordpress();
  const response = await fetch(`${url}/wp-json/wp/v2/media`, {
    method: 'POST',
    headers: {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${name}"`,
      Authorization: `Basic ${Buffer.from(`admin:${admin}`).toString('base64')}`,
    },
    body: Buffer.from(bytes),
  });
  return mediaSchema.parse(await response.json());
}

/** @returns Id of a picture of one point. */
export async function uploadPoint(name: string): Promise<number> {
  const png =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  return (await upload(name, 'image/png', Buffer.from(png, 'base64'))).id;
}
