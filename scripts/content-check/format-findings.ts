/** Findings of the content check, for the command line. */
import type { Finding } from '#platform/publish/status-schema.ts';
import { formatFinding } from '#features/status/status-text.ts';
import { findingTypes } from '#features/status/finding-messages.ts';
import { statusTranslator } from '#features/status/status-messages.ts';

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
