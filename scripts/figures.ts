/** `npm run figures`: writes what the steps of the last `npm test` cost into scripts/steps/figures.json. Run it after a run
 * on an idle machine; a later run names what has grown by half. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { figuresFile, formatFigures, loadFigures } from './steps/figures.ts';
import { listEnds, parseGraph } from './steps/graph.ts';
import { readOutcome } from './steps/outcome.ts';

const graph = parseGraph(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'));
writeFileSync(figuresFile, formatFigures(listEnds(graph, 'every step', readOutcome), loadFigures()));
