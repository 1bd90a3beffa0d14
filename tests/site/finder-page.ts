/** Page object of the waste station finder. */
import type { Page } from 'playwright-core';
import type { Locale } from '#platform/languages/locale.ts';
import { drawPoint } from '#shell/map/estonia-drawing.ts';
import { viewLimits } from '#shell/map/view-limits.ts';
import { drawFrames } from './page-probes.ts';

export const finderPath = (locale: Locale): string =>
  `${locale === 'et' ? '' : `/${locale}`}/home-customer/waste-stations`;

export function finderOn(page: Page) {
  const root = page.locator('.station-finder');
  return {
    root,
    county: page.locator('#finder-county'),
    load: page.locator('#finder-load'),
    suggestions: root.locator('[role="option"]'),
    chips: root.locator('.load-chips button'),
    elsewhere: root.locator('.load-elsewhere a'),
    open: page.locator('#finder-open'),
    nearest: root.locator('.finder-nearest'),
    clear: root.locator('.finder-clear'),
    status: root.locator('.finder-status'),
    stations: root.locator('.station'),
    chosen: root.locator('.station[aria-current]'),
    frame: root.locator('.map-frame'),
    overlay: root.locator('.map-overlay'),
    canvas: root.locator('.map-canvas'),
    drawing: root.locator('.map-canvas canvas').first(),
    popup: root.locator('.map-popup'),
    note: root.locator('.map-note'),
    zoomIn: root.locator('.map-buttons button').first(),
    onMap: (id: number) => root.locator(`[data-station="${id}"]`),
  };
}

/** Clicks the overlay and waits for the map. */
export async function useMap(page: Page): Promise<void> {
  const { overlay, drawing, zoomIn } = finderOn(page);
  await overlay.click();
  await drawing.waitFor();
  await zoomIn.waitFor();
}

/** Records texts drawn on canvases from the start. */
export async function recordLabels(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const labels: string[] = [];
    Object.assign(window, { labels });
    const { prototype } = CanvasRenderingContext2D;
    const write = Reflect.get(prototype, 'fillText');
    prototype.fillText = function record(...args) {
      labels.push(args[0]);
      write.apply(this, args);
    };
  });
  return () =>
    page.evaluate(() =>
      'labels' in window && Array.isArray(window.labels) ? window.labels.map(String) : [],
    );
}

/** Position of a place on the initial map, one drawing unit per pixel. */
export async function placeOnMap(page: Page, place: readonly [number, number]) {
  const box = await finderOn(page).canvas.boundingBox();
  if (!box) throw new TypeError('The map has no place on the page.');
  const [x, y] = drawPoint(place);
  const [middleX, middleY] = drawPoint(viewLimits.centre);
  return {
    x: box.x + box.width / 2 + x - middleX,
    y: box.y + box.height * viewLimits.centreFromTop + y - middleY,
  };
}

/** A number that stands for the picture of the map, to compare with earlier ones. The picture itself, as a file, takes
 * longer to write than to draw. */
export async function hashPicture(page: Page): Promise<number> {
  return finderOn(page).drawing.evaluate((canvas) => {
    const context = canvas instanceof HTMLCanvasElement ? canvas.getContext('2d') : null;
    if (!context) return 0;
    const drawn = context.getImageData(0, 0, context.canvas.width, context.canvas.height);
    let sum = 0;
    for (const pixel of new Uint32Array(drawn.data.buffer))
      sum = (Math.imul(sum, 31) + pixel) % 0x1_00_00_00_00;
    return sum;
  });
}

/** Waits until the map does not change for several frames. */
export async function standsStill(page: Page): Promise<number> {
  for (let before = await hashPicture(page); ;) {
    await drawFrames(page, 6);
    const after = await hashPicture(page);
    if (after === before) return after;
    before = after;
  }
}

/** Whether the selected entry is visible in the scrolled list. */
export function isInSight(page: Page): Promise<boolean> {
  return finderOn(page).chosen.evaluate((entry) => {
    const list = entry.closest('.finder-list')?.getBoundingClientRect();
    const { top, bottom } = entry.getBoundingClientRect();
    return list !== undefined && top >= list.top && bottom <= list.bottom;
  });
}

/** The page with a map service configured. Tiles on the same origin need no other Content-Security-Policy. */
export async function configureTiles(page: Page): Promise<void> {
  await page.route(`**${finderPath('en')}`, async (route) => {
    const answer = await route.fetch();
    const html = (await answer.text()).replace(
      '&quot;texts&quot;:{&quot;form',
      '&quot;tiles&quot;:&quot;/tiles/{TileMatrix}/{TileRow}/{TileCol}.png&quot;,&quot;texts&quot;:{&quot;form',
    );
    await route.fulfill({ response: answer, body: html });
  });
}

/** Red, green, blue and opacity of the drawn map near its upper left corner. */
export function colourAtCorner(page: Page): Promise<readonly number[]> {
  return finderOn(page).drawing.evaluate((canvas) => {
    const context = canvas instanceof HTMLCanvasElement ? canvas.getContext('2d') : null;
    return context ? [...context.getImageData(8, 8, 1, 1).data] : [];
  });
}
