/** Blocks of WordPress's editors as they look on the site: from a real WordPress to a browser. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { contentTypes } from '#platform/base/content-types.ts';
import { allLooks, auditLooks, still } from '../accessibility/audit.ts';
import { addSheet } from '../kinds/check.ts';
import { beyondWindow, twiceTheSize } from '../kinds/enlarge.ts';
import { isWithoutBrowser, openBrowser } from '../site/visits.ts';
import { buildBlockTexts, type BlockFiles } from './block-texts.ts';
import { create, emptyContentBase, upload } from './editor.ts';
import { isWithoutWordPress } from './programs.ts';
import { makePattern, movingFile, soundFile } from './block-files.ts';
import { type SyncLog, SyncedSite } from './synced-site.ts';

const origin = 'http://blocks.test';
const address = `${origin}/about/news/plokid`;
const visit = openBrowser(origin);

const textSchema = z.object({ content: z.string() });

beforeAll(async () => {
  if (isWithoutWordPress) return;
  await emptyContentBase();
});

async function uploadFiles(): Promise<BlockFiles> {
  return {
    picture: await upload('auto.jpg', 'image/jpeg', await makePattern()),
    document: await upload(
      'hinnakiri.pdf',
      'application/pdf',
      Buffer.from('%PDF-1.4 '.padEnd(1_234_567, 'x')),
    ),
    video: await upload('sortimine.webm', 'video/webm', movingFile),
    sound: await upload('klipp.wav', 'audio/wav', soundFile),
    captions: await upload(
      'sortimine.vtt',
      'text/vtt',
      Buffer.from('WEBVTT\n\n00:00.000 --> 00:02.000\nTere\n'),
    ),
  };
}

/** All blocks in one article, published once. */
async function publishBlocks(): Promise<SyncLog & { readonly site: SyncedSite; readonly content: string }> {
  const texts = buildBlockTexts(await uploadFiles());
  const id = await create('posts', {
    title: 'Plokid',
    slug: 'plokid',
    content: Object.entries(texts)
      .map(
        ([name, html]) =>
          `<!-- wp:heading --><h2 class="wp-block-heading">${name}</h2><!-- /wp:heading -->\n${html}`,
      )
      .join('\n'),
  });
  const site = new SyncedSite();
  const log = await site.sync();
  // The library is asked about files that a text names; then the page knows how large a video is.
  await site.sync();
  await site.publish();
  return { ...log, site, content: textSchema.parse(site.read(`posts/000/${id}.json`)).content };
}

/** The published files stand for the server. */
async function openPage(page: Page, { settings }: SyncedSite): Promise<void> {
  await page.route(`${origin}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const name = pathname.endsWith(new URL(address).pathname) ? `${pathname}.html` : decodeURI(pathname);
    const contentType = contentTypes[/\.\w+$/u.exec(name)?.[0] ?? ''];
    try {
      const body = readFileSync(join(settings.outDir, name));
      return route.fulfill({ body, ...(contentType !== undefined && { contentType }) });
    } catch {
      return route.fulfill({ status: 404 });
    }
  });
}

test.skipIf(isWithoutWordPress || isWithoutBrowser)(
  'every block of an article is on its page, stays in a narrow window with large text, and is read in both themes',
  async () => {
    const { site, content, warnings, problems } = await publishBlocks();
    expect(problems).toEqual([]);
    expect(content).toMatch(
      /<a href="\/media\/[^"]*hinnakiri\.pdf" id="[^"]*">Hinnakiri<span> \(PDF, 1,2\u00a0MB\)<\/span><\/a><\/div>/u,
    );
    expect(content).not.toContain('Laadi alla');
    expect(content).toMatch(
      /<video width="320" height="240" poster="\/media\/[^"]+\.webp" loop src="\/media\/[^"]+\.webm" controls preload="metadata"><track src="\/media\/[^"]+\.vtt" label="Eesti" srclang="et" kind="subtitles"><\/track><\/video>/u,
    );
    expect(content).toMatch(/<audio src="\/media\/[^"]+\.wav"/u);
    expect(content).toMatch(
      /<figure class="wp-caption alignleft[^"]*" [^>]*>.*?<figcaption [^>]*>Vana allkiri<\/figcaption><\/figure>/su,
    );
    // The block of categories links to all that other tests have made, too.
    const named = new Set(
      warnings.map(
        ({ message }) => /^(?:colours|pasted typefaces)[^:]+: \d|^<[^>]+>|^the \w+/u.exec(message)?.[0],
      ),
    );
    expect([...named].sort()).toEqual([
      '<form>',
      '<label>',
      '<o:p>',
      '<select>',
      'colours were left out of the text: 5',
      'pasted typefaces and letter sizes were left out: 4',
      'the file',
      'the link',
      'the picture',
    ]);
    await visit({ ...still }, async (page) => {
      await openPage(page, site);
      expect(await auditLooks(page, address, allLooks)).toEqual([]);
      await addSheet(page, twiceTheSize);
      expect(await beyondWindow(page, address)).toEqual([]);
      const isBeside = await page.evaluate(() => {
        const [first, second] = [...document.querySelectorAll('.wp-block-column')].map((one) =>
          one.getBoundingClientRect(),
        );
        return first && second && first.right < second.left;
      });
      expect(isBeside).toBe(false);
      // The place of each is kept while it loads.
      const unsized = await page.evaluate(() =>
        Array.from(
          document.querySelectorAll('.prose :is(img, video):not([width][height])'),
          (one) => one.outerHTML,
        ),
      );
      expect(unsized).toEqual([]);
    });
  },
  600_000,
);
