import { readFileSync } from 'node:fs';
import postcss from 'postcss';
import { expect, test } from 'vitest';
import { holdsBlocks } from './editor-blocks.ts';

test('texts with a block, a ground or a size of letters need their style sheet, ordinary ones do not', () => {
  for (const name of [
    'wp-block-columns',
    'alignleft size-medium',
    'x own-ground',
    'wp-caption',
    'has-large-font-size',
    'gallery galleryid-9',
  ])
    expect(holdsBlocks(`<p>a</p><div class="${name}">b</div>`), name).toBe(true);
  for (const html of [
    '<h2 class="wp-block-heading">a</h2><ul class="wp-block-list"><li>b</li></ul>',
    '<p class="has-text-align-center">a</p>',
    '<figure class="wp-block-image size-large"></figure>',
    '<div class="gallery">a</div>',
    '<p title="wp-block-columns">a</p>',
  ])
    expect(holdsBlocks(html), html).toBe(false);
});

/** They stand within a block, or beside a class that has the sheet loaded. */
const within =
  /^(?:is-(?:nowrap|vertical|cropped|style-large|content-|not-stacked|stacked)|are-|has-(?:custom|media|fixed|picture)|columns-|gallery|blocks-gallery-item|button$|wp-block-(?:column|cover|media-text|button)__|wp-block-column$|wp-block-group__|prose$)/u;

test('every rule of the sheet is for something that has it loaded', () => {
  const css = readFileSync(new URL('../styles/blocks.css', import.meta.url), 'utf8');
  const classes = new Set<string>();
  postcss.parse(css).walkRules(({ selector }) => {
    for (const [, name = ''] of selector.matchAll(/\.([a-z][\w-]*)/gu)) classes.add(name);
  });
  const others = [...classes].filter((name) => !holdsBlocks(`<p class="${name}">`) && !within.test(name));
  expect(others).toEqual([]);
});
