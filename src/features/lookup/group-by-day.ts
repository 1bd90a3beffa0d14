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
  const days = Map.groupBy(discharges, ({ date }) => date);
  return [...days].map(([date, own]) => ({ date, wastes: [...new Set(own.map(({ garbage }) => garbage))] }));
}
