/** Season and light of the drawing on the home page, by the clock of the device: nothing but a drawing hangs on it. */
import { sceneAt, sceneColours } from './scene.ts';

export function showScene(hero: HTMLElement): void {
  const show = () => {
    hero.removeAttribute('style');
    for (const [part, colour] of Object.entries(sceneColours(sceneAt(Date.now()))))
      hero.style.setProperty(`--${part}`, colour);
    hero.dataset.lit = '';
  };
  show();
  // Somebody comes back to a page of this morning.
  document.addEventListener('visibilitychange', show);
}
