import { join } from 'node:path';
import type { JournalPlace } from './journal.ts';

/** Where a sync works, within the state folder. */
export interface SyncPlace extends JournalPlace {
  /** What the sync remembers. */
  readonly syncDir: string;
}

export function syncPlace(stateDir: string): SyncPlace {
  return {
    root: join(stateDir, 'content'),
    journalDir: join(stateDir, 'content-journal'),
    syncDir: join(stateDir, 'sync'),
  };
}
