import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ConformanceCase } from './case.ts';
import { fileCases } from './file-cases.ts';
import { liveCases } from './live-cases.ts';
import { pageCases } from './page-cases.ts';
import { redirectCases } from './redirect-cases.ts';

/** Every request of the comparison.
 * @param outDir The published site. */
export function conformanceTable(outDir: string): readonly ConformanceCase[] {
  const [asset = ''] = readdirSync(join(outDir, '_astro')).filter((file) => file.endsWith('.css'));
  return [
    ...pageCases(),
    ...redirectCases(readFileSync(join(outDir, '_redirects'), 'utf8')),
    ...fileCases(`/_astro/${asset}`),
    ...liveCases(),
  ];
}
