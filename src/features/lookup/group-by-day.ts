import type { Discharge } from '#features/discharges/discharges-answer.ts';

export interface Day {
  /** yyyy-MM-dd. */
  readonly date: string;
  /** Kinds of waste as the content base names them, each once. */
  readonly wastes: readonly string[];
}

/** @param discharges Soonest first.
 * @returns A day for each date, soonest first. */
export function groupByDay(discharges: readonly Discharge[]): readonly Day[] {
  const days = new Map<string, Set<string>>();
  for (const { date, garbage } of discharges) {
    const wastes = days.get(date) ?? new Set();
    wastes.add(garbage);
    days.set(date, wastes);
  }
  return [...days].map(([date, wastes]) => ({ date, wastes: [...wastes] }));
}
