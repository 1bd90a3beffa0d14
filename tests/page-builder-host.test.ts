/** The host route inside a studio, as the page builder's own script sees it. */
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, inject, test } from 'vitest';
import { sitePartNames } from '#features/page-builder/site-part.ts';
import { configureSite } from '#features/features.server.ts';
import { startServer } from '#platform/server/server.ts';
import { fillSmallSite } from './small-site.ts';
import { desktop, isWithoutBrowser, openBrowser } from './site/visits.ts';

const small = fillSmallSite(mkdtempSync(join(inject('siteFolder'), 'host-')), [], { hasAllTargets: true });
await small.publish({ settings: { hasPageBuilder: true } });
const { settings } = small;
const server = await startServer({ ...settings, port: 0, live: configureSite({}, settings) });
const { origin } = server;
afterAll(server.stop);
const visit = openBrowser(origin);

const studio = 'https://studio.plasmic.app/';
/** The site's address for the studio; browsers do not let a public page embed one of this machine. */
const site = 'https://site.example.ee';

/** The first actions of a studio: it reads the available parts and evaluates code. */
const studioScript = `document.documentElement.dataset.parts =
  new Function('return globalThis.__PlasmicComponentRegistry.map(({ meta }) => meta.name).join()')();`;

test.skipIf(isWithoutBrowser)(
  'in the studio the host route shows the parts of the site, and elsewhere it says what it is',
  async () => {
    await visit(desktop, async (page) => {
      await page.route(`${studio}**`, (route) =>
        route.request().url().endsWith('.js')
          ? route.fulfill({ contentType: 'text/javascript', body: studioScript })
          : route.fulfill({
              contentType: 'text/html',
              body: `<iframe src="${site}/en/plasmic-host#origin=${studio.slice(0, -1)}"></iframe>`,
            }),
      );
      await page.route(`${site}/**`, async (route) => {
        const { pathname } = new URL(route.request().url());
        await route.fulfill({ response: await route.fetch({ url: origin + pathname }) });
      });
      await page.goto(studio);
      const host = page.frameLocator('iframe').locator('html[data-parts]');
      await host.waitFor({ state: 'attached' });
      expect((await host.getAttribute('data-parts'))?.split(',')).toEqual([...sitePartNames]);
      expect(await host.locator('main').count()).toBe(0);
      await page.goto(`${origin}/ru/plasmic-host`);
      expect(await page.locator('h1').textContent()).toBe('Конструктор страниц');
    });
  },
);
