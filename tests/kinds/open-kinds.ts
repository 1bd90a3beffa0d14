/** Opens each kind of page once in a language and looks at it with several checks. */
import type { Page } from 'playwright-core';
import { each } from '../accessibility/audit.ts';
import type { Visit } from '../site/visits.ts';
import type { Check } from './check.ts';

type Options = Parameters<Visit>[0];

interface Opening {
  readonly visit: Visit;
  readonly options: Options;
  readonly addresses: readonly string[];
  readonly checks: readonly Check[];
  /** Runs in each page before the checks. */
  readonly spoil?: () => void;
}

/** @returns Faults by the name of their check. */
export async function openKinds({ visit, options, addresses, checks, spoil }: Opening) {
  const faults = new Map<string, string[]>(checks.map(({ name }) => [name, []]));
  await visit(options, async (first) => {
    const looks = new Map<Page, (address: string, place: number) => Promise<void>>();
    const open = async () => {
      const page = await first.context().newPage();
      const findings = await Promise.all(
        checks.map(async ({ name, begin }) => ({ name, find: await begin(page) })),
      );
      looks.set(page, async (address, place) => {
        // The checks leave it in another size.
        if (options.viewport) await page.setViewportSize(options.viewport);
        await page.goto(address);
        if (spoil) await page.evaluate(spoil);
        await seeAll(page);
        await page.waitForLoadState('networkidle');
        for (const { name, find } of findings) faults.get(name)?.push(...(await find(address, place)));
      });
      return page;
    };
    const places = new Map(addresses.map((address, place) => [address, place]));
    await each(addresses, open, {
      count: Math.min(2, addresses.length),
      task: (page, address) => looks.get(page)?.(address, places.get(address) ?? 0) ?? Promise.resolve(),
    });
  });
  return faults;
}

/** Scrolls to the end and back, so that what waits until it is in view comes. */
async function seeAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
}
