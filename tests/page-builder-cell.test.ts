/** Malicious code of the page builder runs only in its cell, and only its own page fails. */
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { url as inspectorUrl } from 'node:inspector';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { logNote } from '#platform/notes/note.ts';
import { listenOnLoopback } from '#fakes/loopback.ts';
import { parseBundle } from '#features/page-builder/bundle.server.ts';
import { ownCell } from '#features/page-builder/cell/own-cell.server.ts';
import { renderBundle, renderLimits } from '#features/page-builder/render-bundle.server.ts';
import { type EditorPage, generateBundle, project } from './page-builder/generated-bundle.ts';
import { misuses, pageTrying, waysOut } from './page-builder/ways-out.ts';

const fair: EditorPage = { path: '/mess', heading: { base: 'Mess', ru: 'Ярмарка', en: 'Fair' } };

/** A generous total time: on a busy machine, pages that use up their own limits take long. */
const limits = { ...renderLimits, timeMs: 1_200_000, pageTimeMs: 1000, memoryMb: 64, pageBytes: 1_000_000 };
const patienceMs = 1_200_000;

async function render(pages: readonly EditorPage[]) {
  const order = { bundle: parseBundle(generateBundle(pages)), projectId: project.id };
  const rendered = await renderBundle(order, limits, ownCell);
  return new Map(rendered.map((page) => [page.path, page]));
}

let requests = 0;
const listener = createServer((_, response) => {
  requests += 1;
  response.end('reached');
});
const { origin, close } = await listenOnLoopback(listener);
afterAll(close);
process.env.PLANTED_KEY = 'planted-9c1e';

describe('a way out of the cell gets nowhere', () => {
  const names = Object.keys(waysOut);
  const toPath = (name: string) => `/way-${names.indexOf(name)}`;
  const trying = names.map((name) => pageTrying(toPath(name), waysOut[name] ?? '', origin));
  const found = pageTrying('/found', 'return "something"', origin);
  let pages: Awaited<ReturnType<typeof render>> = new Map();
  beforeAll(async () => {
    pages = await render([fair, ...trying, found, { ...fair, path: '/mess-2' }]);
  }, patienceMs);
  const outcomes = (path: string) => {
    const page = pages.get(path);
    if (page?.type !== 'rendered') return page;
    return Object.values(page.html).map((html) => /<output>(.*?)<\/output>/su.exec(html)?.[1]);
  };

  test.each(names)('%s', (name) => {
    expect(outcomes(toPath(name))).toEqual(['nothing', 'nothing', 'nothing']);
  });

  test('what one gets is told', () => {
    expect(outcomes('/found')).toEqual(['got something', 'got something', 'got something']);
  });

  test('there are at least 25, and nothing outside noticed any', () => {
    expect(names.length).toBeGreaterThanOrEqual(25);
    expect(requests).toBe(0);
    expect(inspectorUrl()).toBeUndefined();
    expect(existsSync('/tmp/way-out') || existsSync('/tmp/way-out.sqlite')).toBe(false);
    expect(JSON.stringify([...pages])).not.toMatch(/planted-9c1e|root:x:0/u);
  });

  test('pages beside them are rendered in three languages, as if they were alone', async () => {
    const alone = (await render([fair])).get('/mess');
    const html = { ru: expect.stringContaining('>Ярмарка</h1>') as string };
    expect(alone).toMatchObject({ type: 'rendered', html });
    expect(pages.get('/mess')).toEqual(alone);
    expect(pages.get('/mess-2')).toMatchObject({ type: 'rendered', html });
  });
});

describe('a page that takes what is not its own is named, and the others go on', () => {
  const names = Object.keys(misuses);
  let pages: Awaited<ReturnType<typeof render>> = new Map();
  beforeAll(async () => {
    pages = await render(
      names.flatMap((name, index): readonly EditorPage[] => [
        { path: `/misuse-${index}`, heading: { base: 'x' }, jsx: misuses[name]?.jsx ?? '' },
        { ...fair, path: `/beside-${index}` },
      ]),
    );
  }, patienceMs);

  test.each(names)('%s', (name) => {
    const index = String(names.indexOf(name));
    const page = pages.get(`/misuse-${index}`);
    if (page?.type !== 'failed') expect.fail(`${name} is rendered.`);
    // What the site itself says of a page is a note.
    const reason = typeof page.reason === 'string' ? page.reason : logNote(page.reason);
    expect(reason).toMatch(misuses[name]?.reason ?? '');
    const html = { ru: expect.stringContaining('>Ярмарка</h1>') as string };
    expect(pages.get(`/beside-${index}`)).toMatchObject({ type: 'rendered', html });
  });
});

test('what one page changes of its language, the next one does not find', async () => {
  const changing = {
    path: '/a',
    heading: { base: 'x' },
    jsx: `{(() => { Object.prototype.found = 1; Array.prototype.map = () => []; globalThis.found = 1; })()}`,
  };
  const finding = {
    path: '/b',
    heading: { base: 'x' },
    jsx: '<output>{typeof found + typeof {}.found}</output>',
  };
  const page = (await render([changing, finding])).get('/b');
  const html = { et: expect.stringContaining('<output>undefinedundefined</output>') as string };
  expect(page).toMatchObject({ type: 'rendered', html });
});

test('a bundle that cannot be loaded is one problem, with its reason', async () => {
  const bundle = parseBundle(generateBundle([fair]));
  bundle.modules.server.push({ type: 'asset', fileName: 'large.css', source: 'x'.repeat(40_000_000) });
  const rendered = renderBundle({ bundle, projectId: project.id }, { ...limits, pageTimeMs: 5000 }, ownCell);
  await expect(rendered).rejects.toThrow(
    'The bundle of the page builder cannot be rendered: it takes more than 64 MB of memory.',
  );
});
