/** `npm run explain -- /ru/about/news`: when and why a target was rendered, what it read, what makes it stale. */
import type { KeyRange } from '#platform/base/key-range.ts';
import { formatReason } from '#platform/engine/reason.ts';
import { codeList, settingList } from '#platform/engine/reason.ts';
import { openState } from '#platform/publish/state.ts';
import { loadSettings } from './load-settings.ts';
import { print } from './print.ts';
import { log } from '#platform/base/log.ts';

function explain(address: string): number {
  const { database, queries, targets } = openState(loadSettings().stateDir);
  const target = targets.find(address) ?? targets.find(decodeURIComponent(address).replace(/(.)\/$/u, '$1'));
  if (!target) {
    database.close();
    log.error(`${address} is no target of the site. Give the address as in the browser, without the host.`);
    return 1;
  }
  const lines = [`${target.address} is written to ${target.file}.`];
  if (target.renderedAt !== undefined && target.reason) {
    lines.push(
      `Rendered last at ${new Date(target.renderedAt).toISOString()} because ${formatReason(target.reason)}.`,
    );
  }
  if (target.stale)
    lines.push(`It is stale now because ${formatReason(target.stale)}; the next build renders it.`);
  lines.push('It read, and becomes stale when one of these answers differently:');
  for (const number of target.reads) {
    const query = queries.describe(number);
    if (!query) continue;
    lines.push(`  ${query.key}, which looks at`);
    for (const dependency of query.dependencies) lines.push(`    ${nameRange(dependency)}`);
  }
  database.close();
  print(lines.join('\n'));
  return 0;
}

/** A module or a setting stands alone. */
function nameRange({ list, from, until }: KeyRange): string {
  if (list === codeList || list === settingList) return from;
  return from === until
    ? `${list} at ${from}`
    : `${list} from ${from || 'its start'} to ${readableEnd(until)}`;
}

const readableEnd = (key: string): string => (key === '\u{10ffff}' ? 'its end' : key);

const [address] = process.argv.slice(2);
if (address === undefined) {
  log.error('Name an address: npm run explain -- /ru/about/news');
  process.exitCode = 2;
} else process.exitCode = explain(address);
