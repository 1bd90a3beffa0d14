/** What a real WordPress answered is read again: the site makes of it what it made then. */
import { expect, onTestFinished, test } from 'vitest';
import { SyncedSite } from '../wordpress/synced-site.ts';
import { loadPlacelessDraft, syncedFrom } from './recorded-results.ts';
import { isOfTodaysPlugin } from '#scripts/steps/recorded-wordpress.ts';
import { loadRecording, type Phase } from './recording.ts';
import { startReplay } from './replay-server.ts';

const { phases, drafts } = loadRecording();

async function openReplay() {
  let current = phases.at(-1);
  const replay = await startReplay(() => current ?? expect.fail('nothing is recorded'));
  onTestFinished(replay.close);
  const place = { url: replay.url, credentials: { user: 'reader', password: 'recorded' } };
  const site = new SyncedSite();
  const sync = async (phase: Phase) => {
    current = phase;
    return syncedFrom(site, place);
  };
  return { replay, place, sync };
}

test('the recording is of the plugin and the tests of today', () => {
  expect(
    isOfTodaysPlugin(),
    'Run `npm test -- tests/wordpress`, which needs WordPress, and commit what it records.',
  ).toBe(true);
});

test('the answers that WordPress gave become the content that they became, at first and after edits', async () => {
  const { replay, sync } = await openReplay();
  for (const phase of phases) {
    expect(await sync(phase)).toEqual(phase.synced);
    expect(Object.keys(phase.synced.content).length).toBeGreaterThan(10);
  }
  expect(phases).toHaveLength(2);
  expect(replay.unknown).toEqual([]);
});

test('the drafts that WordPress gave are shown as they were', async () => {
  const { replay, place } = await openReplay();
  for (const { request, draft } of drafts) expect(await loadPlacelessDraft(place, request)).toEqual(draft);
  expect(drafts).toHaveLength(6);
  expect(replay.unknown).toEqual([]);
});

test('an answer of WordPress that changes becomes another content', async () => {
  const [first] = phases.map((phase): Phase => {
    return JSON.parse(JSON.stringify(phase).replaceAll('Уберите', 'Сгребите')) as Phase;
  });
  const { sync } = await openReplay();
  const { content } = await sync(first ?? expect.fail('nothing is recorded'));
  expect(JSON.stringify(content)).toContain('Сгребите снег.');
});
