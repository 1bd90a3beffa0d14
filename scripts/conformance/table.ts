import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isLocale } from '#platform/languages/locale.ts';
import type { ConformanceCase } from './case.ts';
import { fileCases } from './file-cases.ts';
import { liveCases } from './live-cases.ts';
import { pageCases } from './page-cases.ts';

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

/** @param rules Text of `_redirects`. */
function redirectCases(rules: string): readonly ConformanceCase[] {
  const lines = rules.split('\n').map((line) => line.split(' '));
  // Rules beyond ASCII are listed twice, also decoded; request lines never contain the decoded form.
  const moved = lines.filter(([from = '', , status]) => status === '301!' && /^[!-~]+$/u.test(from));
  return moved.flatMap(([from = '', to = '']) => toCases(from, to));
}

const twoHops = 'the edge leads to the language first, and the rule of that language to the page';

function toCases(from: string, to: string): readonly ConformanceCase[] {
  const answer = { status: 301, headers: { location: to } };
  const hasLanguage = [from, to].some((path) => isLocale(path.split('/', 2)[1]));
  if (hasLanguage || !to.startsWith('/')) return [{ path: from, answer }];
  const home = to === '/';
  return [
    { path: from, answer },
    {
      path: from,
      headers: { cookie: 'locale=ru' },
      answer: { status: 302, headers: { location: home ? '/ru' : `/ru${to}` } },
      onNetlify: { answer: { status: 302, headers: { location: `/ru${from}` } }, reason: twoHops },
    },
  ];
}
