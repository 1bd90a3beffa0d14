/** `npm run bench -- text [NAME]`: how long each function that reads external text takes for its worst 100
 * kB, or for its maximum legal input. */
import { print } from '../print.ts';
import { maxCssLength } from '#cms/parse-css.ts';
import { attachmentLimitBytes } from '#model/attachment-rules.ts';
import { maxTextBytes } from '#proxy/multipart.ts';
import { families } from '../foreign-text/families.ts';
import { readers } from '../foreign-text/readers.ts';
import { read } from '../foreign-text/worker.ts';
import { type Row, formatTable } from './table.ts';

const length = 100_000;

/** Maximum characters of legally longer input. */
const legalLengths = new Map<string, number>([
  ['src/proxy/multipart.ts readMultipart', attachmentLimitBytes + maxTextBytes],
  ['src/proxy/attachment.ts readAttachment', attachmentLimitBytes],
  ['src/proxy/request-fields.ts readFormBody', maxTextBytes],
  ['src/proxy/request-fields.ts readJsonBody', maxTextBytes],
  ['src/cms/page-builder/page-css.ts scopePageCss', maxCssLength],
  ['src/cms/post-styles.ts scopeStyles', maxCssLength],
]);

/** Characters of the warm-up: the first call of a function takes several times as long. */
const warmingLength = 3000;

/** docs/benchmarks-attacks.md, R9. */
const limitMs = 50;

/** Slower results are measured this many times more: the machine may have been busy. */
const repeats = 3;

export async function benchText(args: readonly string[]): Promise<void> {
  const [only = ''] = args;
  const rows: Row[] = [];
  for (const [module, named] of Object.entries(readers)) {
    for (const name of Object.keys(named)) {
      if (!`${module} ${name}`.includes(only)) continue;
      const { ms, family } = await worstOf(module, name);
      rows.push({
        id: 'R9',
        what: `${module} ${name}: ${family}`,
        unit: 'milliseconds',
        ours: ms,
        target: { of: 'value', is: 'at most', limit: limitMs },
      });
    }
  }
  print(formatTable(rows));
}

async function worstOf(module: string, name: string) {
  const legal = legalLengths.get(`${module} ${name}`) ?? length;
  for (const family of Object.keys(families)) await read({ module, name, family, length: warmingLength });
  let worst = { ms: 0, family: '' };
  for (const family of Object.keys(families)) {
    let ms = await read({ module, name, family, length: legal });
    for (let again = 1; again < repeats && ms > worst.ms; again += 1)
      ms = Math.min(ms, await read({ module, name, family, length: legal }));
    if (ms > worst.ms) worst = { ms, family };
  }
  return worst;
}
