/** Files that go into the site as they are: how long old ones stay, and that missing ones come back. */
import { cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { syncPlace } from '#cms/wordpress/sync-place.ts';
import { stateFile } from '#publish/state.ts';
import { june, makePublishedSite, type SmallSite } from './small-site.ts';

const day = 24 * 3_600_000;

function writeFile(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** A file of compiled pages that are no more, which was last part of them in June. */
function leaveAsset(site: SmallSite, file: string): void {
  writeFile(join(site.settings.outDir, file), 'old');
  withState(site, (database) =>
    database.prepare('INSERT INTO asset (file, seen_at) VALUES (?, ?)').run(file, june),
  );
}

function withState({ settings }: SmallSite, use: (database: DatabaseSync) => unknown): void {
  const database = new DatabaseSync(stateFile(settings.stateDir));
  use(database);
  database.close();
}

test('hashed files of earlier code stay for thirty days, for pages that are still open; others go at once', async () => {
  const site = await makePublishedSite();
  const [hashed, other] = ['_astro/menu.OlDhAsH1.css', 'old-icon.svg'];
  leaveAsset(site, hashed);
  leaveAsset(site, other);
  const isThere = (file: string) => existsSync(join(site.settings.outDir, file));
  const publishAfter = (days: number) => {
    // As if the files in the site were those of other code.
    withState(site, (database) => database.exec("UPDATE setting SET value = '' WHERE name = 'assets'"));
    return site.publish({ now: june + days * day });
  };
  for (const days of [1, 4, 29, 29.9]) {
    await publishAfter(days);
    expect([days, isThere(hashed), isThere(other)]).toEqual([days, true, false]);
  }
  await publishAfter(30.1);
  expect(isThere(hashed)).toBe(false);
});

test('pictures and documents that a restored or altered folder of the site lacks come back', async () => {
  const site = await makePublishedSite();
  const settings = { hasContentBase: true };
  const { root } = syncPlace(site.settings.stateDir);
  const files = ['media/esimene/a.webp', 'media/esimene/b.webp', 'media/teine/leping.pdf'];
  for (const file of files) writeFile(join(root, file), file);
  await site.publish({ settings });
  const { outDir } = site.settings;
  const missing = () => files.filter((file) => !existsSync(join(outDir, file)));
  expect(missing()).toEqual([]);
  for (const lost of [['media/teine'], ['media/esimene/b.webp'], ['media']]) {
    // What is unpacked from a backup is another folder at the same place.
    cpSync(outDir, `${outDir}-backup`, { recursive: true });
    rmSync(outDir, { recursive: true });
    renameSync(`${outDir}-backup`, outDir);
    for (const path of lost) rmSync(join(outDir, path), { recursive: true });
    await site.publish({ settings });
    expect([lost, missing()]).toEqual([lost, []]);
  }
});
