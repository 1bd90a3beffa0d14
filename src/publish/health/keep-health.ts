import type { Finding } from '#model/site-status.ts';
import { checkContentHealth, type HealthSettings } from './content-health.ts';
import { type CheckedContent, writeContentHealth } from './stored-health.ts';

/** Checks the content and keeps the findings.
 * @param checked The content that is published.
 * @returns undefined where nothing was published yet. */
export function saveContentHealth(
  settings: HealthSettings,
  checked: CheckedContent<string>,
): readonly Finding[] | undefined {
  const findings = checkContentHealth(settings, checked.now);
  if (findings) writeContentHealth(settings.stateDir, checked, findings);
  return findings;
}
