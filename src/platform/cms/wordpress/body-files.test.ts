import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sanitise } from '../sanitise.ts';
import { makePicture } from '../pictures.ts';
import { convertBody } from './body.ts';
import type { ConversionContext } from './conversion-context.ts';
import { logNote, type Note } from '#platform/notes/note.ts';

/** Two frames, red and black. */
const gif = Buffer.from(
  'R0lGODlhFAAUAIAAAExpcf8AACH/C05FVFNDQVBFMi4wAwEAAAAh+QQFMgAAACwAAAAAFAAUAAACEYyPqcvtD6OctNqLs968+68VACH5BAUyAAAALAAAAAAUABQAgExpcQAA/wIRjI+py+0Po5y02ouz3rz7rxUAOw==',
  'base64',
);

async function convert(bytes: Uint8Array) {
  const mediaDir = mkdtempSync(join(tmpdir(), 'moving-'));
  const warnings: Note[] = [];
  const context: ConversionContext = {
    url: 'http://wp.example/wp-json/',
    siteUrl: undefined,
    findArticle: () => undefined,
    resolveAddress: ({ slug }) => slug,
    isFile: () => false,
    isOldAddress: () => false,
    media: {
      findEntry: () => undefined,
      describe: () => ({}),
      picture: () => makePicture(bytes, mediaDir),
      document: () => Promise.resolve('/media/d/liigub.gif'),
    },
    isPage: () => false,
    categories: new Map(),
    otherCategory: 'company-news',
    loadStylesheet: () => Promise.resolve(''),
    warn: (note) => void warnings.push(note),
    warned: () => warnings,
    orWarn: (_file, work) => work(),
  };
  try {
    const { html } = await convertBody('<img src="/wp-content/liigub.gif" alt="Liigub">', context, {
      locale: 'et',
      isStyled: true,
    });
    return { html: sanitise(html, (address) => address), warnings: warnings.map(logNote) };
  } finally {
    rmSync(mediaDir, { recursive: true });
  }
}

test('a moving picture moves, except for who wants less motion', async () => {
  const { html, warnings } = await convert(gif);
  expect(html).toMatch(
    /^<picture><source media="\(prefers-reduced-motion: no-preference\)" srcset="\/media\/d\/liigub.gif" \/><source type="image\/avif"/u,
  );
  expect(warnings).toEqual([]);
});

test('a moving picture with a large file stands still, and its editor is told', async () => {
  const { html, warnings } = await convert(Buffer.concat([gif, Buffer.alloc(3_000_000)]));
  expect(html).not.toContain('liigub.gif');
  expect(warnings).toEqual([
    'the picture /wp-content/liigub.gif moves, but its file is too large: it stands still on the page.',
  ]);
});
