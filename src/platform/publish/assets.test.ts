/** Static files: how long old ones are kept, and that missing ones are restored. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { publishAssets } from './assets.ts';
import { findMedia, publishMedia } from './media.ts';
import { Output } from './output.ts';
import { openState, type State } from './state.ts';

const day = 24 * 3_600_000;
const siteUrl = 'https://www.example.ee';
const june = Date.parse('2026-06-01T12:00:00Z');

interface Site {
  readonly folder: string;
  readonly outDir: string;
  /** Each publish has its own output. */
  readonly output: () => Output;
  readonly state: State;
}

function makeSite(): Site {
  const folder = mkdtempSync(join(tmpdir(), 'assets-'));
  const state = openState(join(folder, 'state'));
  onTestFinished(() => {
    state.database.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const outDir = join(folder, 'dist');
  return { folder, outDir, output: () => new Output(outDir, join(folder, 'previous')), state };
}

function writeFiles(folder: string, files: readonly string[]): void {
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), file);
  }
}

test('hashed files of earlier code stay for thirty days after they were last part of it, others go at once', () => {
  const { folder, outDir, output, state } = makeSite();
  const clientDir = join(folder, 'client');
  const [hashed, icon, current] = ['_astro/menu.a1.css', 'old-icon.svg', '_astro/menu.b2.css'];
  const lasting = 'icon.svg';
  const publish = (days: number) =>
    publishAssets(state, output(), { clientDir, siteUrl, now: june + days * day });
  const isThere = (file: string) => existsSync(join(outDir, file));
  writeFiles(clientDir, [hashed, icon, lasting]);
  publish(-100);
  publish(0);
  rmSync(clientDir, { recursive: true });
  writeFiles(clientDir, [current, lasting]);
  for (const days of [0, 1, 4, 29, 29.99]) {
    publish(days);
    expect([days, ...[hashed, icon, current, lasting].map(isThere)]).toEqual([days, true, false, true, true]);
  }
  publish(30);
  expect([hashed, icon, current, lasting].map(isThere)).toEqual([false, false, true, true]);
  // The retention of a restored file starts again.
  writeFiles(clientDir, [hashed]);
  publish(40);
  rmSync(join(clientDir, hashed));
  publish(69);
  expect(isThere(hashed)).toBe(true);
  publish(70);
  expect(isThere(hashed)).toBe(false);
});

const media = ['esimene/a.webp', 'esimene/b.webp', 'teine/leping.pdf'];

test.for([['teine'], ['esimene/b.webp'], ['esimene', 'teine'], ['.']])(
  'pictures and documents that a restored folder of the site lacks come back: %s',
  (lost) => {
    const { folder, outDir, output, state } = makeSite();
    // Files of CONTENT_DIR need no entry that names them.
    const contentDir = join(folder, 'content');
    writeFiles(join(contentDir, 'media'), media);
    const publish = (isNewOutput: boolean) => {
      const dirs = { contentDir, syncedDir: undefined };
      const changes = findMedia(state.database, { dirs, outDir, isNewOutput });
      if (changes) publishMedia(state, output(), changes);
    };
    const missing = () => media.filter((file) => !existsSync(join(outDir, 'media', file)));
    publish(false);
    expect(missing()).toEqual([]);
    for (const path of lost) rmSync(join(outDir, 'media', path), { recursive: true });
    publish(true);
    expect(missing()).toEqual([]);
    // One file is added, one folder is removed, and the rest of the folder is replaced.
    for (const path of lost) rmSync(join(outDir, 'media', path), { recursive: true });
    cpSync(join(contentDir, 'media/teine'), join(contentDir, 'media/kolmas'), { recursive: true });
    publish(true);
    expect(missing()).toEqual([]);
    expect(existsSync(join(outDir, 'media/kolmas/leping.pdf'))).toBe(true);
    rmSync(join(contentDir, 'media/kolmas'), { recursive: true });
    publish(false);
    expect(existsSync(join(outDir, 'media/kolmas/leping.pdf'))).toBe(false);
    expect(missing()).toEqual([]);
  },
);
