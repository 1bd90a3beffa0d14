import type { Report } from '#platform/events/site-event.ts';
import type { EntryNote } from '#platform/events/sync-event.ts';

/** Collects the notes of a sync. */
export function collectNotes(): {
  readonly report: Report;
  readonly problems: EntryNote[];
  readonly warnings: EntryNote[];
} {
  const problems: EntryNote[] = [];
  const warnings: EntryNote[] = [];
  const report: Report = (event) => {
    if (event.type === 'entry-refused') problems.push(event.note);
    if (event.type === 'entry-warned') warnings.push(event.note);
  };
  return { report, problems, warnings };
}
