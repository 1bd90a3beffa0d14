/** Checks that entries of any kind share. */
import type { Kind } from '#platform/cms/export/export.ts';
import type { ContentProblem } from '#platform/cms/export/parse-file.ts';
import { type Content, type Placed, problem } from './stored-content.ts';

export type Refer = (
  kind: Kind,
  placed: Placed<Kind>,
  reference: readonly [field: string, to: Kind, id: string | number],
) => readonly ContentProblem[];

/** Makes a function that reports an entry which refers to another that does not exist. */
export const createReferenceCheck =
  (content: Content): Refer =>
  (kind, placed, [field, to, id]) =>
    content.has(to, id)
      ? []
      : [problem(kind, placed, { field, message: `${String(id)} is no entry of ${to}.` })];

export function checkPeriod(
  kind: Kind,
  placed: Placed<Kind>,
  { from, until }: { readonly from: string; readonly until: string },
): readonly ContentProblem[] {
  if (Date.parse(from) <= Date.parse(until)) return [];
  return [problem(kind, placed, { message: `ends (${until}) before it begins (${from}).` })];
}
