/** `bench interactions`: how soon a page shows what an interaction did, and its longest task while a tool comes to life,
 * in a real browser whose processor is slowed down four times. */
import { parseArgs } from 'node:util';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core';
import { log } from '#base/log.ts';
import { configureLive } from '#server/live.ts';
import { startServer } from '#server/server.ts';
import { findBrowser } from '../browser.ts';
import { print } from '../print.ts';
import { loadSettings } from '../load-settings.ts';
import { publishWithProgress } from '../publishing.ts';
import { type Scene, scenes } from './interaction-scenes.ts';
import { recordInteractions, takeInteractions } from './interaction-times.ts';
import { type Tool, tools, useTool } from './interaction-tools.ts';
import { maxTaskMs, tracedCategories } from './task-times.ts';
import { type Row, formatTable } from './table.ts';
import { BenchError } from './timed-run.ts';

/** Of a phone beside the computer of a developer. */
const slowdown = 4;

/** @param args `--runs N` (3), `--only TEXT` for rows whose name contains it.
 * @throws {BenchError} */
export async function benchInteractions(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { runs: { type: 'string', default: '3' }, only: { type: 'string', default: '' } },
  });
  const executablePath = findBrowser();
  if (executablePath === undefined)
    throw new BenchError('The bench needs Chromium. Run `npm test` once; it installs it.');
  const settings = loadSettings();
  await publishWithProgress(settings);
  const live = configureLive({ RATE_LIMIT: '60000' }, settings);
  const server = await startServer({ ...settings, port: 0, live });
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const context = { browser, origin: server.origin, runs: Number(values.runs) };
    print(formatTable(await measureRows(values.only, context)));
  } finally {
    await browser.close();
    await server.stop();
  }
}

interface MeasureContext {
  readonly browser: Browser;
  readonly origin: string;
  readonly runs: number;
}

async function measureRows(only: string, context: MeasureContext): Promise<readonly Row[]> {
  const rows: Row[] = [];
  const add = async (row: Pick<Row, 'id' | 'what'>, limit: number, measure: () => Promise<number>) => {
    if (!row.what.includes(only)) return;
    const ours = await middleOf(context.runs, measure);
    rows.push({ ...row, unit: 'milliseconds', ours, target: { of: 'value', is: 'at most', limit } });
    log.info(`${row.what}: ${ours.toFixed(0)} ms`);
  };
  for (const scene of scenes)
    await add({ id: 'V6', what: scene.name }, 100, () => measureScene(scene, context));
  for (const tool of tools)
    await add({ id: 'V6', what: `longest task of the ${tool.name}` }, 50, () => measureTasks(tool, context));
  return rows;
}

async function middleOf(runs: number, measure: () => Promise<number>): Promise<number> {
  const found: number[] = [];
  for (let run = 0; run < runs; run += 1) found.push(await measure());
  return found.sort((a, b) => a - b)[Math.floor(runs / 2)] ?? NaN;
}

/** @returns The slowest interaction of a scene, which is what interaction to next paint means for fewer than 50. */
function measureScene(scene: Scene, context: MeasureContext): Promise<number> {
  return onPage(scene, context, async (page) => {
    await recordInteractions(page);
    await page.goto(context.origin + scene.path, { waitUntil: 'networkidle' });
    await scene.prepare(page);
    await slowDown(page);
    await takeInteractions(page);
    await scene.act(page);
    const times = await takeInteractions(page);
    if (times.length === 0) throw new BenchError(`The browser saw no interaction while ${scene.name}.`);
    return Math.max(...times);
  });
}

/** @returns The longest task after the first paint of a page until its tool works. */
function measureTasks(tool: Tool, context: MeasureContext): Promise<number> {
  return onPage(tool, context, async (page) => {
    const session = await slowDown(page);
    await context.browser.startTracing(page, { categories: [...tracedCategories] });
    await page.goto(context.origin + tool.path, { waitUntil: 'networkidle' });
    await useTool(tool, page, session);
    return maxTaskMs(await context.browser.stopTracing());
  });
}

async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return session;
}

/** Opens a page with an empty cache. */
async function onPage<Result>(
  { look }: Pick<Scene, 'look'>,
  { browser }: MeasureContext,
  visit: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(look);
  try {
    return await visit(await context.newPage());
  } finally {
    await context.close();
  }
}
