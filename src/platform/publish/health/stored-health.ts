/** The findings of the last check: saved in STATE_DIR for the status page, which has the content checked again when
 * they are out of date. */
import { join } from 'node:path';
import { z } from 'zod';
import { readWhole, writeWhole } from '#platform/base/files.ts';
import { type Finding, findingSchema } from '../status-schema.ts';
import { tallinnDay } from '#platform/time/tallinn-day.ts';

const storedHealthSchema = z.object({
  /** Digest of the checked content. */
  version: z.string(),
  /** Day of the check: findings about periods change with the day. */
  day: z.string(),
  findings: z.array(findingSchema),
});

/** The file is included in the function that renders the status page (netlify.toml). */
const resolveFile = (stateDir: string): string => join(stateDir, 'content-health.json');

export interface CheckedContent<Version> {
  /** Digest of the content. */
  readonly version: Version;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

export function writeContentHealth(
  stateDir: string,
  { version, now }: CheckedContent<string>,
  findings: readonly Finding[],
): void {
  writeWhole(resolveFile(stateDir), { version, day: tallinnDay(now), findings });
}

/** @returns The findings, and whether they are up to date: about this content, and from today. */
export function readContentHealth(
  stateDir: string,
  { version, now }: CheckedContent<string | undefined>,
): { readonly findings: readonly Finding[] | undefined; readonly isFresh: boolean } {
  const stored = readWhole(resolveFile(stateDir), storedHealthSchema);
  const isFresh = stored !== undefined && stored.version === version && stored.day === tallinnDay(now);
  return { findings: stored?.findings, isFresh };
}
