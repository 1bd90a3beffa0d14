/** What a real WordPress with the companion plugin answered to the site, and what the site made of it. Recorded by
 * tests/wordpress/recording.test.ts. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { locales } from '#platform/languages/locale.ts';
import { noteDigests } from '#scripts/steps/recorded-wordpress.ts';

const file = join(import.meta.dirname, 'recording.json');

/** Stands for the address of WordPress, which is another one in each run. */
export const originPlaceholder = 'http://wordpress.test';

const answerSchema = z.object({
  status: z.int(),
  headers: z.record(z.string(), z.string()),
  /** Text; of an uploaded file its bytes in Base64. */
  body: z.string(),
});

const syncedSchema = z.object({
  problems: z.array(z.unknown()),
  warnings: z.array(z.unknown()),
  /** The files of the content. */
  content: z.record(z.string(), z.unknown()),
});

const phaseSchema = z.object({
  /** What all answers say the time is. */
  date: z.string(),
  /** By `requestKey`. */
  answers: z.record(z.string(), answerSchema),
  /** What the sync reported and wrote, as `syncedFrom` returns it. */
  synced: syncedSchema,
});

const requestSchema = z.object({ type: z.string(), id: z.int(), locale: z.enum(locales) });

const recordingSchema = z.object({
  /** The first sync, and one after edits. */
  phases: z.array(phaseSchema),
  /** Drafts that were read after the last phase, with its answers. */
  drafts: z.array(z.object({ request: requestSchema, draft: z.unknown() })),
});

export type Answer = z.output<typeof answerSchema>;
export type Synced = z.output<typeof syncedSchema>;
export type Phase = z.output<typeof phaseSchema>;
export type Recording = z.output<typeof recordingSchema>;

const togetherSchema = z.object({
  requests: z.array(z.object({ route: z.string(), parameters: z.record(z.string(), z.unknown()) })),
});

/** Names a request, whether it was sent alone or with others. */
export function requestKey(path: string, parameters: Iterable<readonly [string, unknown]>): string {
  const sorted = [...parameters].map(([name, value]) => `${name}=${String(value)}`).sort();
  return [path, ...sorted].join(' ');
}

/** @param body Of a request that holds several. */
export function keysOfTogether(body: string): readonly string[] {
  const { requests } = togetherSchema.parse(JSON.parse(body));
  return requests.map(({ route, parameters }) => requestKey(`/wp-json/${route}`, Object.entries(parameters)));
}

export const isFile = (path: string): boolean => path.startsWith('/wp-content/');

export function loadRecording(): Recording {
  return recordingSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}

export function saveRecording(recording: Recording): void {
  writeFileSync(file, `${JSON.stringify(recording, null, 1)}\n`);
  noteDigests();
}
