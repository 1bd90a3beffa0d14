/** What the plugin says of entries, and whether the site is so. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { z } from 'zod';
import { priceListSchema } from '#features/prices/price-list.ts';
import { root } from '../site-settings.ts';
import { toAcf } from './acf-values.ts';
import { Administration } from './administration.ts';
import { configureCompanion, deleteCompanion, installCompanion } from './companion.ts';
import { emptyContentBase, post } from './editor.ts';
import { LiveSite } from './live-site.ts';
import { isWithoutWordPress } from './programs.ts';

export const wait = { timeout: 120_000, interval: 100 };

const statesSchema = z.array(
  z.object({
    id: z.int(),
    type: z.string(),
    text: z.string(),
    html: z.string(),
    links: z.array(z.object({ url: z.string(), label: z.string() })),
    isMoving: z.boolean(),
  }),
);

type State = z.output<typeof statesSchema>[number];

export async function readStates(ids: readonly number[]): Promise<readonly State[]> {
  return statesSchema.parse(await post(`site-publisher/v1/entries?ids=${ids.join(',')}`, undefined, 'GET'));
}

export async function readState(id: number): Promise<State> {
  const [state] = await readStates([id]);
  if (!state) throw new TypeError(`WordPress tells no state of ${id}.`);
  return state;
}

/** Waits until the state of an entry is final.
 * @param isTrue Whether the site is as the state says that it is. */
export async function untilFinal(
  id: number,
  isTrue: (state: State) => Promise<boolean>,
): Promise<Pick<State, 'type' | 'text'>> {
  let state = await readState(id);
  await expect.poll(async () => (state = await readState(id)).isMoving, wait).toBe(false);
  expect([state.text, await isTrue(state)]).toEqual([state.text, true]);
  return { type: state.type, text: state.text };
}

/** A WordPress with the plugin. Call once at the top of a test file. */
export function openToldBase(): { readonly administration: Administration } {
  let administration: Administration | undefined;

  beforeAll(async () => {
    if (isWithoutWordPress) return;
    await emptyContentBase();
    await installCompanion();
    administration = await Administration.logIn('admin');
  });

  afterAll(async () => {
    if (isWithoutWordPress) return;
    await emptyContentBase();
    await deleteCompanion();
  });

  return {
    get administration() {
      if (!administration) throw new Error('WordPress is not started yet.');
      return administration;
    },
  };
}

/** A served site that the plugin tells of changes. */
export async function startTold(
  administration: Administration,
  settings: Readonly<Record<string, string>> = {},
): Promise<LiveSite> {
  const site = await LiveSite.start();
  await configureCompanion(administration, { url: site.origin, ...settings });
  return site;
}

export const has = (site: LiveSite, address: string, text: string | number) => async () => {
  const { status, html } = await site.page(address);
  return typeof text === 'number' ? status === text : html.includes(text);
};

/** Fields of a price list that the site takes. */
export function constructionPrices(): unknown {
  const shipped = readFileSync(join(root, 'src/content/price-lists/241.json'), 'utf8');
  return toAcf(priceListSchema.parse(JSON.parse(shipped)));
}
