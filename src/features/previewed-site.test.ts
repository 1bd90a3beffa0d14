import { expect, test } from 'vitest';
import { lookup } from '#platform/base/lookup.ts';
import { loadKindPreviews } from './kind-previews.ts';
import { site } from './site.ts';

/** What is shown on every page, or has no page: its draft is laid over the home page. */
const withoutPage: readonly string[] = ['company', 'notices', 'redirects', 'waste-types'];
/** Shown by the platform. */
const ofPlatform = 'pages';

test('a draft of whatever editors fill in is shown on the page that will have it', async () => {
  const kinds = await loadKindPreviews();
  const edited = [...new Set(Object.values(site.collections).map(({ kind }) => kind))];
  const onHomePage = edited.filter((kind) => kind !== ofPlatform && !lookup(kinds, kind)?.toPath);
  expect(onHomePage.toSorted()).toEqual(withoutPage);
});
