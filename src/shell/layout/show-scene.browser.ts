/** Season and light of the drawing on the home page, as long as it is open. */
import { followTime, siteNow } from '#shell/time/clock.ts';
import { sceneAt, sceneColours } from './scene.ts';

export function showScene(hero: HTMLElement): void {
  let shown = '';
  const show = () => {
    const scene = sceneAt(siteNow());
    const name = `${scene.season} ${scene.light}`;
    if (name === shown) return;
    shown = name;
    hero.removeAttribute('style');
    for (const [part, colour] of sceneColours(scene)) hero.style.setProperty(`--${part}`, colour);
    // Until then the drawing is not shown (src/shell/styles/home.css).
    hero.dataset.lit = '';
  };
  followTime(show);
  show();
}
