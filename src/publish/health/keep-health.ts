/** Findings of the last check, kept in STATE_DIR for the status page. */
import { join } from 'node:path';
import { z } from 'zod';
import { type Finding, findingSchema } from '#model/site-status.ts';
import { tallinnDay } from '#model/tallinn-day.ts';
import { readWhole, writeWhole } from '../whole-file.ts';
import { checkContentHealth, type HealthSettings } from './content-health.ts';

const keptHealthSchema = z.object({
  /** Digest of the content that was checked. */
  version: z.string(),
  /** Day of the check: a period ends with its day. */
  day: z.string(),
  findings: z.array(findingSchema),
});

/** The file is included in the function that renders the status page (netlify.toml). */
const fileOf = (stateDir: string): string => join(stateDir, 'content-health.json');

/** Checks the content and keeps the findings.
 * @param version Digest of the content that is published.
 * @param now Milliseconds since the epoch.
 * @returns undefined where nothing was published yet. */
export function keepContentHealth(
  settings: HealthSettings,
  { version, now }: { readonly version: string; readonly now: number },
): readonly Finding[] | undefined {
  const findings = checkContentHealth(settings, now);
  if (findings) writeWhole(fileOf(settings.stateDir), { version, day: tallinnDay(now), findings });
  return findings;
}

/** @returns The findings, and whether they are of this content and of today. */
export function readContentHealth(
  stateDir: string,
  { version, now }: { readonly version: string | undefined; readonly now: number },
): { readonly findings: readonly Finding[] | undefined; readonly isFresh: boolean } {
  const kept = readWhole(fileOf(stateDir), keptHealthSchema);
  const isFresh = kept !== undefined && kept.version === version && kept.day === tallinnDay(now);
  return { findings: kept?.findings, isFresh };
}
