import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { keepNotes } from '#platform/publish/sync-notes.ts';
import { configureStatus } from './status-page.server.ts';

test('an entry is never called refused without its reason, also when it is refused while the status is read', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'status-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const note = { type: 'notices', id: 7, code: 'missing', values: {}, field: 'until' } as const;
  const answer = configureStatus(
    { previewSecret: undefined, isStatusPublic: true, ratePerMinute: 100 },
    { outDir: folder, stateDir: folder },
    {
      renderer: { render: () => Promise.reject(new TypeError('No page is asked for.')) },
      unanswered: undefined,
      loadEntries: () => {
        keepNotes(folder, { source: 'content-base', problems: [note], warnings: [] });
        return { entries: [{ id: 7, state: 'refused', pages: {} }], menus: [] };
      },
      loadTaken: () => undefined,
    },
  );
  const response = await answer(new Request('http://127.0.0.1/status.json?entries=7'), 'visitor');
  expect(await response.json()).toMatchObject({
    entries: [{ id: 7, state: 'refused' }],
    syncs: [{ problems: [{ id: 7 }] }],
  });
});
