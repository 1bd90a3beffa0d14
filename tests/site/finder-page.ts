/** Page object of the waste station finder. */
import type { Page } from 'playwright-core';
import type { Locale } from '#model/locale.ts';
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

/** A picture of the map, to compare with earlier ones. */
export async function pictureOf(page: Page): Promise<string> {
  return finderOn(page).drawing.evaluate((canvas) =>
    canvas instanceof HTMLCanvasElement ? canvas.toDataURL() : '',
  );
}

/** Waits until the map does not change for several frames. */
export async function standsStill(page: Page): Promise<string> {
  for (let before = await pictureOf(page); ;) {
    await drawFrames(page, 15);
    const after = await pictureOf(page);
    if (after === before) return after;
    before = after;
  }
}
