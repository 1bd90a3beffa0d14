import { join } from 'node:path';
import { site } from '#features/site.ts';
import { systemClock } from '#platform/base/clock.ts';
import { readWhole } from '#platform/base/files.ts';
import { buildManifestSchema, type Finding } from '#platform/publish/status-schema.ts';
import { parseLiveSettings } from '#features/live-settings.server.ts';
import { saveContentHealth } from '#platform/publish/health/content-health.ts';
import { loadSettings } from '../load-settings.ts';

/** Checks the last published content, and stores the findings for the status page.
 * @returns undefined if nothing was published yet.
 * @throws {SettingsError} */
export function findInContent(): readonly Finding[] | undefined {
  const settings = loadSettings();
  const contentBaseUrl = parseLiveSettings(process.env).contentBase?.url;
  const manifest = readWhole(join(settings.outDir, 'build-manifest.json'), buildManifestSchema);
  const order = { version: manifest?.content ?? '', now: systemClock() };
  return saveContentHealth({ site, settings: { ...settings, contentBaseUrl } }, order);
}
