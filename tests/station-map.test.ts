/** The map of waste stations: overlay, points, popup, requests and failures. */
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { openClient } from './site/client.ts';
import {
  colourAtCorner,
  configureTiles,
  finderOn,
  finderPath,
  hashPicture,
  isInSight,
  placeOnMap,
  recordLabels,
  standsStill,
  useMap,
} from './site/finder-page.ts';
import { gate, recordScripts, recordShift } from './site/page-probes.ts';
import { desktop, isWithoutBrowser, openBrowser, phone } from './site/visits.ts';
import { still } from './accessibility/audit.ts';
import { isThorough } from './site/driven.ts';

const { origin, close } = await openClient();
afterAll(close);
const visit = openBrowser(origin);

const kiiu = { id: 310, name: 'Kiiu waste station', at: [25.384, 59.446] } as const;

test.skipIf(isWithoutBrowser)(
  'the code of the map is loaded when the map is pressed, and nothing moves when it comes',
  async () => {
    await visit(phone, async (page) => {
      const scripts = recordScripts(page);
      const shift = await recordShift(page);
      await page.goto(finderPath('ru'));
      const { overlay, drawing } = finderOn(page);
      await overlay.scrollIntoViewIfNeeded();
      await page.waitForLoadState('networkidle');
      const named = await page
        .locator('script[src]')
        .evaluateAll((all) => all.map((one) => 'src' in one && one.src));
      const loadedByOthers = scripts.filter((url) => !named.includes(url));
      expect(loadedByOthers.filter((url) => /client\.|StationFinder\.|station-map/u.test(url))).toEqual([]);
      await overlay.tap();
      await drawing.waitFor();
      await standsStill(page);
      expect(scripts.filter((url) => url.includes('station-map'))).toHaveLength(1);
      expect(scripts.filter((url) => new URL(url).origin !== origin)).toEqual([]);
      expect(await shift()).toBe(0);
    });
  },
);

test.skipIf(isWithoutBrowser)(
  'who opens the map with the keyboard stands on it and hears how the keys work, also while it is loaded',
  async () => {
    await visit({ ...desktop, ...still }, async (page) => {
      const script = gate();
      await page.route('**/station-map*', async (route) => {
        await script.isOpen;
        await route.continue();
      });
      await page.goto(finderPath('ru'));
      const { overlay, canvas } = finderOn(page);
      await overlay.focus();
      await page.keyboard.press('Enter');
      const hasFocus = () => canvas.evaluate((element) => element === document.activeElement);
      await expect.poll(hasFocus).toBe(true);
      script.open();
      await finderOn(page).drawing.waitFor();
      expect(await hasFocus()).toBe(true);
      expect(await canvas.getAttribute('aria-label')).toContain('Стрелки');
    });
  },
);

if (isThorough)
  test.skipIf(isWithoutBrowser)(
    'the overlay keeps the map from moving until it is pressed, and comes back with a click outside',
    async () => {
      await visit({ ...desktop, ...still }, async (page) => {
        await page.goto(finderPath('et'));
        const { frame, overlay, canvas, status } = finderOn(page);
        await useMap(page);
        await status.click();
        await overlay.waitFor();
        const before = await standsStill(page);
        await frame.hover();
        await page.mouse.wheel(0, 300);
        expect(await standsStill(page)).toBe(before);
        expect(await canvas.getAttribute('inert')).toBe('');
        await overlay.click();
        await overlay.waitFor({ state: 'hidden' });
        await frame.hover();
        await page.mouse.wheel(0, -300);
        await expect.poll(() => hashPicture(page)).not.toBe(before);
        await page.locator('h1').click();
        await overlay.waitFor();
      });
    },
  );

if (isThorough)
  test.skipIf(isWithoutBrowser)(
    'stations too close to be told apart are one point with their number, and a press on it comes closer',
    async () => {
      await visit({ ...desktop, ...still }, async (page) => {
        const labels = await recordLabels(page);
        await page.goto(finderPath('et'));
        await useMap(page);
        const before = await standsStill(page);
        expect(await labels()).toContain('3');
        expect(await labels()).not.toContain('Rahumäe jäätmejaam');
        // Rahumäe, Pääsküla and Liiva.
        const { x, y } = await placeOnMap(page, [24.696, 59.379]);
        await page.mouse.click(x, y);
        expect(await standsStill(page)).not.toBe(before);
        expect(await labels()).toContain('Rahumäe jäätmejaam');
        expect(await finderOn(page).popup.count()).toBe(0);
      });
    },
  );

if (isThorough)
  test.skipIf(isWithoutBrowser)(
    'a visitor far from every station sees the nearest three, and one in a town sees the town',
    async () => {
      const at = {
        voru: { latitude: 57.834, longitude: 27.019 },
        tartu: { latitude: 58.38, longitude: 26.73 },
      };
      const look = { ...phone, ...still, permissions: ['geolocation'] };
      const labelsAt = async (geolocation: { readonly latitude: number; readonly longitude: number }) => {
        const seen: string[] = [];
        await visit({ ...look, geolocation }, async (page) => {
          const labels = await recordLabels(page);
          await page.goto(finderPath('et'));
          await useMap(page);
          await finderOn(page).nearest.click();
          await expect.poll(() => finderOn(page).stations.first().innerText()).toContain('kaugusel');
          await standsStill(page);
          seen.push(...(await labels()));
        });
        return seen;
      };
      expect(await labelsAt(at.voru)).toContain('Valgjärve jäätmejaam');
      expect(await labelsAt(at.tartu)).toContain('Tartu Selli tänava jäätmejaam');
    },
  );

if (isThorough)
  test.skipIf(isWithoutBrowser)('each of four quick presses of a zoom button counts', async () => {
    await visit({ ...desktop, ...still }, async (page) => {
      await page.goto(finderPath('et'));
      const { zoomIn } = finderOn(page);
      await useMap(page);
      for (let press = 0; press < 4; press += 1) {
        await zoomIn.click();
        await standsStill(page);
      }
      const slowly = await standsStill(page);
      // Only quick presses come while the map still moves.
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.reload();
      await useMap(page);
      await zoomIn.evaluate((button) => {
        for (let press = 0; press < 4; press += 1) if (button instanceof HTMLElement) button.click();
      });
      expect(await standsStill(page)).toBe(slowly);
    });
  });

test.skipIf(isWithoutBrowser)(
  'points have labels, and a press on one opens its popup and marks it in the list, and the other way round',
  async () => {
    await visit({ ...desktop, ...still }, async (page) => {
      const labels = await recordLabels(page);
      await page.goto(finderPath('en'));
      const { popup, chosen, onMap, overlay } = finderOn(page);
      await useMap(page);
      await standsStill(page);
      expect(await labels()).toEqual(
        expect.arrayContaining(['Keila waste station', 'Rapla County', 'Paide']),
      );
      const { x, y } = await placeOnMap(page, kiiu.at);
      await page.mouse.click(x, y);
      await popup.waitFor();
      const text = (await popup.innerText()).split('\n').filter(Boolean);
      expect(text).toEqual([
        kiiu.name,
        'Kiiu jäätmejaam, Tamme kinnistu, Kiiu',
        'Call for opening hours',
        'Station page',
        '×',
      ]);
      expect(await popup.locator('a').getAttribute('href')).toBe('/en/home-customer/waste-stations/310');
      expect(await chosen.locator('a').textContent()).toBe(kiiu.name);
      await expect.poll(() => isInSight(page)).toBe(true);
      await expect.poll(() => new URL(page.url()).search).toBe('?station=310');
      await onMap(315).click();
      await expect.poll(() => popup.getByRole('heading').textContent()).toBe('Viljandi waste station');
      await overlay.waitFor();
      await expect.poll(() => new URL(page.url()).search).toBe('?station=315');
      await page.reload();
      await expect.poll(() => popup.getByRole('heading').textContent()).toBe('Viljandi waste station');
      await popup.locator('button').click();
      await popup.waitFor({ state: 'hidden' });
      await expect.poll(() => new URL(page.url()).search).toBe('');
    });
  },
);

test.skipIf(isWithoutBrowser)(
  'with the keyboard every station is reached through the list, and the map moves with arrows, plus and minus',
  async () => {
    await visit({ ...desktop, ...still }, async (page) => {
      await page.goto(finderPath('ru'));
      const { popup, onMap, overlay, canvas, stations } = finderOn(page);
      const isFocused = (place: typeof popup) =>
        expect.poll(() => place.evaluate((element) => element === document.activeElement)).toBe(true);
      expect(await stations.locator('[data-station]').count()).toBe(await stations.count());
      await onMap(302).focus();
      await page.keyboard.press('Enter');
      await isFocused(popup);
      await page.keyboard.press('Tab');
      await isFocused(popup.locator('a'));
      await page.keyboard.press('Escape');
      await isFocused(onMap(302));
      await overlay.focus();
      await page.keyboard.press('Enter');
      await isFocused(canvas);
      for (const key of ['+', 'ArrowLeft', '-']) {
        const before = await standsStill(page);
        await page.keyboard.press(key);
        await expect.poll(() => hashPicture(page)).not.toBe(before);
      }
      await page.keyboard.press('Escape');
      await isFocused(overlay);
    });
  },
);

if (isThorough)
  test.skipIf(isWithoutBrowser)(
    'tiles of a map service lie over the outlines, and without them, or while they are slow, the outlines stay',
    async () => {
      await visit({ ...desktop, ...still }, async (page) => {
        const labels = await recordLabels(page);
        await configureTiles(page);
        const asked: string[] = [];
        // Never answered.
        await page.route('**/tiles/**', (route) => {
          asked.push(new URL(route.request().url()).pathname);
        });
        await page.goto(finderPath('en'));
        await useMap(page);
        const { note } = finderOn(page);
        await expect.poll(() => asked.length).toBeGreaterThan(3);
        // Zoom 4 of the grid: the tile that Tallinn lies in.
        expect(asked).toContain('/tiles/4/6/7.png');
        expect(await labels()).toContain('Rapla County');
        expect(await note.innerText()).toBe('');
      });
      await visit({ ...desktop, ...still }, async (page) => {
        await configureTiles(page);
        const red = { width: 256, height: 256, channels: 3, background: '#f00' } as const;
        const body = await sharp({ create: red }).png().toBuffer();
        await page.route('**/tiles/**', (route) => route.fulfill({ body, contentType: 'image/png' }));
        await page.goto(finderPath('en'));
        await useMap(page);
        // Far from every point and label: the sea in the corner.
        await expect.poll(() => colourAtCorner(page)).toEqual([255, 0, 0, 255]);
      });
      await visit({ ...desktop, ...still }, async (page) => {
        await configureTiles(page);
        await page.route('**/tiles/**', (route) => route.fulfill({ status: 503, body: '' }));
        await page.goto(finderPath('en'));
        await useMap(page);
        await expect.poll(() => finderOn(page).note.innerText()).toContain('We could not load the base map');
        expect(await page.locator('.map-source').innerText()).toContain('Base map');
      });
    },
  );

test.skipIf(isWithoutBrowser)(
  'when the code of the map does not arrive the page says so, and the list and the filters go on',
  async () => {
    await visit(phone, async (page) => {
      await page.route('**/station-map.*.js', (route) => route.abort());
      await page.goto(finderPath('et'));
      const { overlay, note, county, stations, frame } = finderOn(page);
      await overlay.tap();
      await expect
        .poll(() => note.innerText())
        .toBe('Kaarti ei õnnestunud laadida. Kõik jaamad on nimekirjas.');
      expect(await frame.locator('.map-still').isVisible()).toBe(true);
      await county.selectOption('tartu');
      expect(await stations.count()).toBe(3);
    });
  },
);
