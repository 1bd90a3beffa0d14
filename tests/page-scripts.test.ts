/** The scripts of a page come at once: none waits for a file that the page does not name. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { linkedFiles } from '#scripts/budgets/linked-files.ts';
import { buildSite } from './site/built-site.ts';

const { settings, files } = await buildSite();

/** For editors, not for visitors. */
const forEditors = /^(?:(?:ru|en)\/)?(?:plasmic-host|styleguide)\.html$/u;

/** The choice of a municipality is on pages of objects and in the finder, and too large for the script of every page. */
const shared = /\/chosen-municipality\./u;

/** Embeds have no header, whose script holds what islands share; frames load after the page around them. */
const embeds = /^(?:\w+\/)?embed\/[\w-]+\.html$/u;

test('no script of a page waits for another file', () => {
  const waiting = new Map<string, string>();
  for (const page of files) {
    if (!page.endsWith('.html') || forEditors.test(page) || embeds.test(page)) continue;
    const html = readFileSync(join(settings.outDir, page), 'utf8');
    for (const script of linkedFiles(settings.outDir, page).scripts)
      if (!html.includes(`/${script}"`) && !shared.test(script)) waiting.set(script, page);
  }
  expect(Object.fromEntries(waiting)).toEqual({});
});
