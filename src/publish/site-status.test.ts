import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadSiteStatus } from './site-status.ts';
import { keepFailure } from './sync-content.ts';

test('the status names no folder of the machine, whatever an error said', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'status-'));
  const stateDir = join(folder, 'state');
  const outDir = join(folder, 'out');
  const path = join(stateDir, 'content/media/x.pdf.draft');
  keepFailure(stateDir, 'content-base', new Error(`ENAMETOOLONG: name too long, open '${path}'`));
  const status = await loadSiteStatus({ outDir, stateDir }, 0);
  expect(status.syncs[0]?.failure).toBe(
    "ENAMETOOLONG: name too long, open 'STATE_DIR/content/media/x.pdf.draft'",
  );
  expect(JSON.stringify(status)).not.toContain(tmpdir());
  rmSync(folder, { recursive: true });
});
