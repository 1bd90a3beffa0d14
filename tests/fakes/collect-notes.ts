import type { Report } from '#platform/events/site-event.ts';
import type { EntryNote } from '#platform/events/sync-event.ts';
import { logNote } from '#platform/notes/note.ts';

/** With the sentence of the log. */
export type ToldNote = EntryNote & { readonly message: string };

const tell = (note: EntryNote): ToldNote => ({ ...note, message: logNote(note) });

/** Collects the notes of a sync. */
export function collectNotes(): {
  readonly report: Report;
  readonly problems: ToldNote[];
  readonly warnings: ToldNote[];
} {
  const problems: ToldNote[] = [];
  const warnings: ToldNote[] = [];
  const report: Report = (event) => {
    if (event.type === 'entry-refused') problems.push(tell(event.note));
    if (event.type === 'entry-warned') warnings.push(tell(event.note));
  };
  return { report, problems, warnings };
}
