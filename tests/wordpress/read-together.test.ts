/** What the companion plugin answers of several requests at once, against what WordPress answers of each. */
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest';
import { ContentBaseClient, type RestReader } from '#platform/cms/wordpress/client.ts';
import { ContentBaseError } from '#platform/cms/wordpress/content-base-error.ts';
import { BatchedReader } from '#platform/cms/wordpress/batched-reader.ts';
import { entryFields, inventoryFields } from '#platform/cms/wordpress/wp-entry.ts';
import { locales } from '#platform/languages/locale.ts';
import { deleteCompanion, installCompanion } from './companion.ts';
import { contentBase, createTranslated, emptyContentBase, post, setOptions } from './editor.ts';
import { Person } from './people.ts';
import { isWithoutWordPress } from './programs.ts';
import { SyncedSite } from './synced-site.ts';

let withoutPlugin: Readonly<Record<string, unknown>> = {};

beforeAll(async () => {
  if (isWithoutWordPress) return;
  await emptyContentBase();
  await setOptions({ shape: 'list' });
  for (const slug of ['lumi', 'tuul']) {
    const content = `<!-- wp:paragraph --><p>${slug}</p><!-- /wp:paragraph -->`;
    await createTranslated('posts', {
      et: { title: 'Lumi &amp; jää', slug, content },
      ru: { title: 'Снег', slug: `${slug}-ru`, content },
    });
  }
});

afterEach(async () => {
  if (!isWithoutWordPress) await setOptions({ without_switch: '' });
});

afterAll(async () => {
  if (isWithoutWordPress) return;
  await emptyContentBase();
  await deleteCompanion();
});

/** A site's content after its first sync. */
async function syncContent(): Promise<Readonly<Record<string, unknown>>> {
  const site = new SyncedSite();
  expect(await site.sync()).toMatchObject({ problems: [], warnings: [] });
  return Object.fromEntries(site.files().map((file) => [file, site.read(file)]));
}

/** @returns What each request answers, and how many requests were sent. */
async function readAll(makeReader: (client: ContentBaseClient) => RestReader) {
  let sent = 0;
  const turn = () => {
    sent += 1;
    return Promise.resolve();
  };
  const client = new ContentBaseClient(contentBase(), { tries: 1 }, { turn });
  const reader = makeReader(client);
  const fields = { orderby: 'id', _fields: [...entryFields, 'wpml_current_locale'].join(',') };
  const requests = [
    ...[undefined, ...locales].map((lang) => ['wp/v2/posts', { lang, per_page: 1, ...fields }] as const),
    ['wp/v2/posts', { orderby: 'id', _fields: inventoryFields.join(',') }] as const,
    ['wp/v2/categories', { _fields: 'id,slug' }] as const,
    ['wp/v2/types', {}] as const,
    ['wp/v2/posts/999999', { _fields: 'id,status' }] as const,
    ['wp/v2/posts', { per_page: 1000 }] as const,
  ];
  const answers = await Promise.all(
    requests.map(async ([route, parameters]) => {
      try {
        const { json, headers } = await reader.ask(route, parameters);
        return { json, total: headers.get('x-wp-total'), hasDate: headers.has('date') };
      } catch (cause) {
        if (!(cause instanceof ContentBaseError)) throw cause;
        return { code: cause.code, answered: cause.answered };
      }
    }),
  );
  return { answers, sent };
}

const together = (client: ContentBaseClient) => new BatchedReader(client);
const alone = (client: ContentBaseClient) => client;

test.skipIf(isWithoutWordPress)('without the plugin each is asked alone', async () => {
  const { answers, sent } = await readAll(together);
  // The plugin is asked once.
  expect(sent).toBe(answers.length + 1);
  expect(answers).toEqual((await readAll(alone)).answers);
  withoutPlugin = await syncContent();
});

test.skipIf(isWithoutWordPress)('with the plugin each answer is as if it was asked alone', async () => {
  await installCompanion();
  const { answers, sent } = await readAll(together);
  expect(sent).toBe(1);
  const each = await readAll(alone);
  expect(answers).toEqual(each.answers);
  const languages = answers.slice(0, 4).map(({ json, total }) => [Array.isArray(json) && json.length, total]);
  expect(languages).toEqual([
    [1, '2'],
    [1, '2'],
    [1, '2'],
    [0, '0'],
  ]);
  expect(await syncContent()).toEqual(withoutPlugin);
});

test.skipIf(isWithoutWordPress)('languages that cannot be switched are asked for one by one', async () => {
  await setOptions({ without_switch: '1' });
  const { answers } = await readAll(together);
  expect(answers).toEqual((await readAll(alone)).answers);
  expect(await syncContent()).toEqual(withoutPlugin);
});

test.skipIf(isWithoutWordPress)('only editors read several at once, and only what wp/v2 has', async () => {
  const route = 'site-publisher/v1/read';
  const types = { route: 'wp/v2/types', parameters: {} };
  const subscriber = await Person.hire('subscriber');
  onTestFinished(() => subscriber.leave());
  expect(await subscriber.ask(route, { requests: [types] })).toMatchObject({ status: 403 });
  for (const requests of [
    [{ ...types, route: 'site-publisher/v1/read' }],
    [{ ...types, route: 'wp/v2/posts/1/revisions' }],
    Array.from({ length: 11 }, () => types),
  ])
    await expect(post(route, { requests })).rejects.toThrow('rest_invalid_param');
});
