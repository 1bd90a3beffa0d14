/** What each step cost when `npm run figures` last wrote it down, in figures.json: where one costs half as much again, the
 * run says so. The figures are of a machine of two cores. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StepEnd } from './closing.ts';
import type { Usage } from './usage.ts';

export const figuresFile = join(import.meta.dirname, 'figures.json');

export type KnownFigures = Readonly<Record<string, Usage>>;

const maxGrowth = 1.5;

export function loadFigures(): KnownFigures {
  return parseFigures(readFileSync(figuresFile, 'utf8'));
}

function parseFigures(text: string): KnownFigures {
  return JSON.parse(text) as KnownFigures;
}

/** @param ends Steps that have run.
 * @returns A line for each figure that has grown by more than half. */
export function describeGrowth(ends: readonly StepEnd[], known: KnownFigures): string {
  const lines = ends.flatMap(({ name, outcome: { figures } }) =>
    (['processorSeconds', 'megabytes'] as const).flatMap((key) => {
      const [now, before] = [figures?.[key], known[name]?.[key]];
      if (now === undefined || before === undefined || now <= before * maxGrowth) return [];
      const unit = { processorSeconds: 's of processor', megabytes: 'MB' }[key];
      return `note: ${name} took ${now} ${unit}, in scripts/steps/figures.json ${before}\n`;
    }),
  );
  return lines.join('');
}

/** @returns The text of the file: what the steps cost that have run, and what is known of the others. */
export function formatFigures(ends: readonly StepEnd[], known: KnownFigures): string {
  const measured = ends.flatMap(({ name, outcome: { figures } }) =>
    figures?.processorSeconds === undefined || figures.megabytes === undefined
      ? []
      : [[name, { processorSeconds: figures.processorSeconds, megabytes: figures.megabytes }] as const],
  );
  const all = new Map([...Object.entries(known), ...measured]);
  return `${JSON.stringify(Object.fromEntries(all), undefined, 2)}\n`;
}
