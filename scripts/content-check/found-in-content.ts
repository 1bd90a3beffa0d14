/** Findings of the content check, for the command line. */
import { site } from '#features/site.ts';
import { systemClock } from '#platform/base/clock.ts';
import { readWhole } from '#platform/base/files.ts';
import { buildManifestSchema, type Finding, findingTypes } from '#platform/publish/status-schema.ts';
import { parseLiveSettings } from '#platform/calls/settings.ts';
import { saveContentHealth } from '#platform/publish/health/content-health.ts';
import { formatFinding } from '#features/status/status-text.ts';
import { statusTranslator } from '#features/status/status-messages.ts';
import { join } from 'node:path';
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

/** @returns A heading per kind of finding, and a line per finding below it. */
export function formatFindings(findings: readonly Finding[]): string {
  const t = statusTranslator('en');
  return findingTypes
    .map((type) => ({ type, list: findings.filter((finding) => finding.type === type) }))
    .filter(({ list }) => list.length > 0)
    .map(({ type, list }) => {
      const lines = list.map((finding) => `  ${formatLine(finding)}`);
      return [`${t('findingGroups', type)} (${list.length})`, ...lines].join('\n');
    })
    .join('\n\n');
}

function formatLine(finding: Finding): string {
  const { kind, id, title, locale, place, editLink, file } = finding;
  const name = [
    `${kind} ${id}`,
    title === id ? undefined : `“${title}”`,
    locale && `in ${locale}`,
    place && `at ${place}`,
  ];
  return `${name.filter(Boolean).join(', ')}: ${formatFinding(finding, 'en')} (${editLink ?? file})`;
}
