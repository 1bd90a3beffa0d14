/** What the home page does beside its two tools, loaded when it is there. */
import { showScene } from '#shell/layout/show-scene.browser.ts';

const hero = document.querySelector<HTMLElement>('.hero');
if (hero) showScene(hero);

const parts = import.meta.glob<() => Promise<void>>('./*/home-arrived.browser.ts', {
  import: 'startOnHome',
});
// What fails to load is missing on this page, and has its place on others.
for (const load of Object.values(parts))
  void load().then(
    (start) => start(),
    () => undefined,
  );
