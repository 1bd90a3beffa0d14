/** Pictures and documents of the content, in the site and in the copies of a rollback. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { importFiles, samplePost } from '#fakes/sample-content.ts';
import { changeSynced } from '#fakes/synced-content.ts';
import { syncedFolder } from '#platform/cms/synced-content.ts';
import { discardWithdrawn, findMedia, forgetUnnamed, publishMedia } from './media.ts';
import { Output } from './output.ts';
import { keepUndo, rollBack, startUndo, undoFolder } from './replaced-files.ts';
import { parseSettings } from './settings.ts';
import { openState, tryToLock } from './state.ts';

function makeSite() {
  const folder = mkdtempSync(join(tmpdir(), 'media-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const settings = parseSettings({
    STATE_DIR: join(folder, 'state'),
    OUT_DIR: join(folder, 'dist'),
    CONTENT_DIR: join(folder, 'content'),
    CONTENT_BASE_URL: 'https://cms.example.ee/wp-json/',
  });
  const root = syncedFolder(settings.stateDir);
  mkdirSync(settings.contentDir);
  mkdirSync(root, { recursive: true });
  const put = (name: string) => {
    mkdirSync(dirname(join(root, 'media', name)), { recursive: true });
    writeFileSync(join(root, 'media', name), name);
  };
  const state = openState(settings.stateDir);
  onTestFinished(() => {
    if (state.database.isOpen) state.database.close();
  });
  const context = {
    state,
    settings,
    output: new Output(settings.outDir, undoFolder(settings)),
  };
  /** As a publish does it. */
  const publish = (names: readonly string[]): readonly string[] => {
    const withdrawn = discardWithdrawn(context);
    const content = ['<p>Tekst.</p>', ...names.map((name) => `<a href="/media/${name}">Fail</a>`)].join('');
    importFiles(state.database, { 'posts/1.json': [samplePost(1, { content })] });
    const dirs = { contentDir: settings.contentDir, syncedDir: root };
    const media = findMedia(state.database, { dirs, outDir: settings.outDir, isNewOutput: false });
    if (media) {
      startUndo(state, settings);
      keepUndo(state, publishMedia(state, context.output, media), true);
    }
    forgetUnnamed(context);
    return withdrawn;
  };
  const list = (parent: string) => {
    const media = join(parent, 'media');
    return existsSync(media)
      ? readdirSync(media)
          .filter((name) => readdirSync(join(media, name)).length > 0)
          .sort()
      : [];
  };
  const places = () => ({
    site: list(settings.outDir),
    content: list(root),
    backup: list(undoFolder(settings)),
  });
  return { settings, state, put, publish, places, root };
}

test('what no entry names is gone from the site with the publish, and comes back by a rollback', () => {
  const { settings, state, put, publish, places } = makeSite();
  put('a/a.pdf');
  put('b/b.pdf');
  put('never/c.pdf');
  publish(['a/a.pdf', 'b/b.pdf']);
  expect(places()).toEqual({ site: ['a', 'b'], content: ['a', 'b'], backup: [] });
  publish(['b/b.pdf']);
  expect(places()).toEqual({ site: ['b'], content: ['a', 'b'], backup: ['a'] });
  state.database.close();
  expect(rollBack(settings, () => undefined).type).toBe('rolled-back');
  expect(places().site).toEqual(['a', 'b']);
  const again = openState(settings.stateDir);
  onTestFinished(() => again.database.close());
  const dirs = { contentDir: settings.contentDir, syncedDir: syncedFolder(settings.stateDir) };
  const media = findMedia(again.database, { dirs, outDir: settings.outDir, isNewOutput: false });
  expect(media).toMatchObject({ copied: [], removed: ['media/a/a.pdf'] });
});

test('the next publish forgets what only a rollback could need', () => {
  const { put, publish, places } = makeSite();
  put('a/a.pdf');
  publish(['a/a.pdf']);
  publish([]);
  put('b/b.pdf');
  publish(['b/b.pdf']);
  expect(places()).toEqual({ site: ['b'], content: ['b'], backup: [] });
});

test('a withdrawn file is gone at once, also from the copies of a rollback, which still works', () => {
  const { settings, state, put, publish, places, root } = makeSite();
  put('secret/persons.pdf');
  put('other/other.pdf');
  publish(['secret/persons.pdf', 'other/other.pdf']);
  put('b/b.pdf');
  publish(['b/b.pdf']);
  expect(places().backup).toEqual(['other', 'secret']);
  rmSync(join(root, 'media/secret'), { recursive: true });
  expect(publish(['b/b.pdf'])).toEqual([]);
  expect(places()).toEqual({ site: ['b'], content: ['b', 'other'], backup: ['other'] });
  rmSync(join(root, 'media/b'), { recursive: true });
  expect(publish([])).toEqual(['media/b/b.pdf']);
  state.database.close();
  rollBack(settings, () => undefined);
  expect(places().site).toEqual([]);
});

test('what only rows name that came during the publish is kept', () => {
  const { settings, put, publish, places } = makeSite();
  put('new/new.pdf');
  put('old/old.pdf');
  changeSynced(settings.stateDir, {
    'posts/000/1.json': { content: '<a href="/media/new/new.pdf">Fail</a>' },
  });
  publish([]);
  expect(places().content).toEqual(['new', 'old']);
});

test('while a sync runs, nothing of its content is deleted', () => {
  const { settings, put, publish, places } = makeSite();
  const unlock = tryToLock(syncedFolder(settings.stateDir));
  put('new/new.pdf');
  publish([]);
  expect(places()).toEqual({ site: [], content: ['new'], backup: [] });
  unlock?.();
  publish([]);
  expect(places().content).toEqual([]);
});
