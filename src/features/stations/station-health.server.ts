/** What should be better in stations. */
import { found, type Found } from '#platform/publish/health/findings.ts';
import type { Content } from '#platform/publish/stored-content.ts';

declare module '#platform/publish/status-schema.ts' {
  interface DeclaredFindings {
    'station-without-hours': true;
  }
}

/** Reports stations without opening hours. */
export function* stationFindings(content: Content): Generator<Found> {
  for (const { file, entry } of content.each('waste-stations')) {
    if (entry.hours.length > 0) continue;
    const subject = { kind: 'waste-stations' as const, id: entry.id, title: entry.name, file };
    yield found('station-without-hours', subject, { place: 'hours' });
  }
}
