/** What each step cost when `npm run figures` last wrote it down, in figures.json: where one costs half as much again, the
 * run says so. The figures are of a machine of two cores; another machine may be slower or faster at all steps. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StepEnd } from './closing.ts';
import type { Usage } from './usage.ts';

export const figuresFile = join(import.meta.dirname, 'figures.json');

export type KnownFigures = Readonly<Record<string, Usage>>;

const maxGrowth = 1.5;
const fewSteps = 3;

export function loadFigures(): KnownFigures {
  return parseFigures(readFileSync(figuresFile, 'utf8'));
}

function parseFigures(text: string): KnownFigures {
  return JSON.parse(text) as KnownFigures;
}

/** @param ends Steps that have run.
 * @returns A line for each figure that has grown by more than half; time, by more than half than that of most steps. */
export function describeGrowth(ends: readonly StepEnd[], known: KnownFigures): string {
  const pace = { processorSeconds: findPace(ends, known), megabytes: 1 };
  const lines = ends.flatMap(({ name, outcome: { figures } }) =>
    (['processorSeconds', 'megabytes'] as const).flatMap((key) => {
      const [now, before] = [figures?.[key], known[name]?.[key]];
      if (now === undefined || before === undefined) return [];
      const expected = before * pace[key];
      // Figures are whole: of a step of a second, one more tells nothing.
      if (now - 1 <= expected * maxGrowth) return [];
      const unit = { processorSeconds: 's of processor', megabytes: 'MB' }[key];
      return `note: ${name} took ${now} ${unit}, by scripts/steps/figures.json ${Math.round(expected)}\n`;
    }),
  );
  return lines.join('');
}

/** How many times as much processor time the steps took as they are known for: the median. Few steps tell nothing of the machine. */
function findPace(ends: readonly StepEnd[], known: KnownFigures): number {
  const ratios = ends.flatMap(({ name, outcome: { figures } }) => {
    const [now, before] = [figures?.processorSeconds, known[name]?.processorSeconds];
    return now !== undefined && before !== undefined && before > 0 ? [now / before] : [];
  });
  const middle = ratios.toSorted((a, b) => a - b)[Math.floor(ratios.length / 2)];
  return ratios.length < fewSteps || middle === undefined ? 1 : middle;
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
