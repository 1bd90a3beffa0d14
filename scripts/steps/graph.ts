/** The steps that package.json declares under "wireit", and how each of them ended. */
import type { StepEnd } from './closing.ts';
import type { Written } from './outcome.ts';

/** The scripts of the section by name. One without a command only stands for those that it depends on. */
export type Graph = Readonly<Record<string, Script>>;

interface Script {
  readonly command?: string;
  readonly dependencies?: readonly (string | { readonly script: string })[];
}

/** @param text package.json. */
export function parseGraph(text: string): Graph {
  return (JSON.parse(text) as { readonly wireit: Graph }).wireit;
}

/** @param goal Name of a script.
 * @param read How a step ended, this time or the last time that it ran; undefined where it came to no end.
 * @returns Of all steps that the goal depends on, each after those that it depends on itself. */
export function listEnds(
  graph: Graph,
  goal: string,
  read: (step: string) => Written | undefined,
): readonly StepEnd[] {
  const ends = new Map<string, StepEnd>();
  /** Why nothing ran that depends on these. */
  const missing = new Map<string, 'failed' | 'is missing'>();
  const visit = (name: string): void => {
    if (ends.has(name)) return;
    const needed = stepsBelow(graph, name);
    needed.forEach(visit);
    if (graph[name]?.command === undefined) return;
    const [absent] = needed.filter((step) => missing.has(step));
    const end: Written =
      absent === undefined
        ? (read(name) ?? { outcome: { type: 'failed' } })
        : { outcome: { type: 'skipped', reason: `the ${absent} ${missing.get(absent) ?? ''}` } };
    if (absent !== undefined) missing.set(name, 'is missing');
    else if (end.outcome.type === 'failed') missing.set(name, 'failed');
    ends.set(name, { name, ...end });
  };
  visit(goal);
  return [...ends.values()];
}

/** The next steps, through scripts without a command. */
function stepsBelow(graph: Graph, name: string): readonly string[] {
  const names = (graph[name]?.dependencies ?? []).map((each) =>
    typeof each === 'string' ? each : each.script,
  );
  return names.flatMap((each) => (graph[each]?.command === undefined ? stepsBelow(graph, each) : [each]));
}
