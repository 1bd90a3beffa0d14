/** `bench interactions`: how soon a page shows what an interaction did, in a real browser whose processor is slowed down four
 * times. */
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import { log } from '#platform/base/log.ts';
import { print } from '../print.ts';
import { withBrowser } from './browser.ts';
import { withTempFolder } from './folders.ts';
import { type Scene, scenes } from './interaction-scenes.ts';
import { recordInteractions, takeInteractions } from './interaction-times.ts';
import { readCount } from './options.ts';
import { quantile } from './quantile.ts';
import { publishSite, siteIn, unlimited, withServer } from './site.ts';
import { formatTable, type Row, upTo } from './table.ts';
import { BenchError } from './timed-run.ts';

/** Of a phone beside the computer of a developer. */
const slowdown = 4;

const maxMs = 100;

/** @param args `--runs N` (3), `--only TEXT` for scenes whose name contains it.
 * @throws {BenchError} */
export async function benchInteractions(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { runs: { type: 'string', default: '3' }, only: { type: 'string', default: '' } },
  });
  const runs = readCount('runs', values.runs, { from: 1, until: 99 });
  const chosen = scenes.filter(({ name }) => name.includes(values.only));
  if (chosen.length === 0) throw new BenchError(`No scene has "${values.only}" in its name.`);
  await withTempFolder(async (folder) => {
    const site = siteIn(folder, unlimited);
    await publishSite(site);
    await withServer(site, ({ origin }) =>
      withBrowser(async (browser) => {
        const rows: Row[] = [];
        for (const scene of chosen) {
          const times: number[] = [];
          for (let run = 0; run < runs; run += 1) times.push(await measureScene(scene, { browser, origin }));
          const ours = quantile(times, 0.5);
          rows.push({ id: 'V6', what: scene.name, unit: 'milliseconds', ours, target: upTo(maxMs) });
          log.info(`${scene.name}: ${ours.toFixed(0)} ms`);
        }
        print(formatTable(rows));
      }),
    );
  });
}

interface MeasureContext {
  readonly browser: Browser;
  readonly origin: string;
}

/** Opens the page of a scene with an empty cache.
 * @returns The slowest interaction, which is what interaction to next paint means for fewer than 50. */
async function measureScene(scene: Scene, { browser, origin }: MeasureContext): Promise<number> {
  const context = await browser.newContext(scene.look);
  try {
    const page = await context.newPage();
    await recordInteractions(page);
    await page.goto(origin + scene.path, { waitUntil: 'networkidle' });
    await scene.prepare(page);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await takeInteractions(page);
    await scene.act(page);
    const times = await takeInteractions(page);
    if (times.length === 0) throw new BenchError(`The browser saw no interaction while ${scene.name}.`);
    return Math.max(...times);
  } finally {
    await context.close();
  }
}
