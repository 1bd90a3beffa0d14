import type { Placed } from '../check/content.ts';
import { found, type Found } from './finding.ts';

/** Stations of which nobody can tell when they are open. */
export function checkStation({ file, entry }: Placed<'waste-stations'>): readonly Found[] {
  if (entry.hours.length > 0) return [];
  const subject = { kind: 'waste-stations' as const, id: entry.id, title: entry.name, file };
  return [found('station-without-hours', subject, { place: 'hours' })];
}
