/** What the site has of one entry of WordPress, and the states of all entries as a build stores them. Functions load this module: it
 * imports nothing that publishes or syncs. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { readWhole, writeWhole } from '#platform/base/files.ts';
import { lookup } from '#platform/base/lookup.ts';
import { locales } from '#platform/languages/locale.ts';

/** `shown`: the site has this version. `coming`: it is on its way. `unrendered`: its page cannot be made, the one before stays.
 * `refused`: a note says why; what was there before stays. `locked`: a password protects it, so nobody may read it. `orphaned`: a
 * translation of an entry that is not there. */
const states = ['shown', 'coming', 'unrendered', 'refused', 'locked', 'orphaned'] as const;

const entryStateSchema = z.object({
  id: z.number(),
  /** Id of the Estonian entry, under which notes of its translations stand too; absent where it is not known. */
  original: z.number().optional(),
  state: z.enum(states),
  /** `modified_gmt` of the version that this is about; absent where nobody may read it. */
  modified: z.string().optional(),
  /** As the companion plugin names it. */
  version: z.string().optional(),
  /** Address of its page in each language that it is written in; empty for what has no page of its own. */
  pages: z.partialRecord(z.enum(locales), z.string()),
  /** When the page of its own language was last written, as an ISO instant. */
  writtenAt: z.iso.datetime().optional(),
});

export type EntryState = z.infer<typeof entryStateSchema>;

/** A menu, which stands on all pages of its language: `pages` is the first of them. */
const menuStateSchema = entryStateSchema.omit({ original: true, modified: true });

export type MenuState = z.infer<typeof menuStateSchema>;

/** What editors ask of some entries; menus are few. */
export interface EntryStates {
  readonly entries: readonly EntryState[];
  readonly menus: readonly MenuState[];
}

/** Entries by id, as they were at the end of a build: a function has no database of the site. */
const storedStatesSchema = z.object({
  entries: z.record(z.string(), entryStateSchema),
  menus: z.array(menuStateSchema),
});

/** The file is included in the function that renders the status page (netlify.toml). */
const storedFile = (stateDir: string): string => join(stateDir, 'entry-states.json');

/** @param states undefined where nothing was synced: what a function tells then is that it does not know. */
export function writeEntryStates(stateDir: string, states: EntryStates | undefined): void {
  if (!states) rmSync(storedFile(stateDir), { force: true });
  else {
    const entries = Object.fromEntries(states.entries.map((state) => [state.id, state]));
    writeWhole(storedFile(stateDir), { ...states, entries });
  }
}

/** @returns undefined where no build has stored them. */
export function readEntryStates(stateDir: string, ids: readonly number[]): EntryStates | undefined {
  const stored = readWhole(storedFile(stateDir), storedStatesSchema);
  return stored && { ...stored, entries: ids.flatMap((id) => lookup(stored.entries, String(id)) ?? []) };
}
