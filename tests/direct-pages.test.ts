/** Pages that are rendered without a request are what Astro answers to one, byte for byte. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { loadCompiled } from '#platform/publish/compiled-pages.ts';
import { PublishContext } from '#platform/publish/publish-context.ts';
import { Answers } from '#platform/store/cached-answers.ts';
import { june, makePublishedSite } from './small-site.ts';
import { root, shareCompiledPages } from './site-settings.ts';
import { site } from '#features/site.ts';

/** The pages of a published site, and what they are rendered with. */
async function openPages() {
  const { settings } = await makePublishedSite({ hasAllTargets: true });
  const code = shareCompiledPages(settings);
  const context = new PublishContext({
    site,
    root,
    settings,
    code,
    clock: () => june,
    report: () => undefined,
  });
  const { compiled, state, pages, version } = context;
  const { render, renderFile, findComponent } = await loadCompiled(compiled.entry);
  const ask = new Answers(state.database, { site, externals: pages.externals }).recorder(new Map());
  const locals = { ask, settings: pages, version };
  const addresses = state.targets.addresses().filter((address) => !/\.\w+$/u.test(address));
  const findKind = (url: URL) => findComponent(url) ?? '';
  return {
    compiledFolder: dirname(compiled.entry),
    addresses,
    toUrl: (address: string) => new URL(address, settings.siteUrl),
    findKind,
    direct: (url: URL) => renderFile(findKind(url), url, locals),
    answer: async (url: URL) => (await render(new Request(url), locals)).text(),
  };
}

test('every page is the same as what Astro answers to a request, in any order', async () => {
  const { addresses, toUrl, direct, answer, findKind } = await openPages();
  const left = new Set<string>();
  for (const address of [...addresses, ...addresses.toReversed()]) {
    const url = toUrl(address);
    const page = await direct(url);
    if (page === undefined) left.add(findKind(url));
    else if (page !== (await answer(url))) expect(page, address).toBe(await answer(url));
  }
  expect(addresses.length).toBeGreaterThan(200);
  // It sets the status of its answer.
  expect([...left]).toEqual(['src/pages/[...locale]/not-found.astro']);
});

test('a page that fails, and one that is asked for while another is rendered, are left to Astro', async () => {
  const { toUrl, direct, answer } = await openPages();
  const missing = toUrl('/about/news/there-is-no-such-post');
  expect(await direct(missing)).toBeUndefined();
  const [news, contact] = [toUrl('/about/news'), toUrl('/ru/customer-support/contact-us')];
  const [first, second] = await Promise.all([direct(news), direct(contact)]);
  expect(first).toBe(await answer(news));
  expect(second).toBeUndefined();
  expect(await direct(contact)).toBe(await answer(contact));
});

test('packages are compiled in for production, whatever the process that renders says', async () => {
  const { compiledFolder } = await openPages();
  const modules = readdirSync(compiledFolder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.mjs'),
  );
  expect(modules.length).toBeGreaterThan(20);
  const undecided = modules.filter((name) =>
    readFileSync(join(compiledFolder, name), 'utf8').includes('process.env.NODE_ENV'),
  );
  expect(undecided).toEqual([]);
});
