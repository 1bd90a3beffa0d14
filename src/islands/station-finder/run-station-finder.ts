/** The finder of waste stations, as far as it costs nothing: whether the address asks for something before the visitor
 * does, and what is pressed while the code is on its way. */
import { mountIsland } from '../mount/mount.ts';
import { hasSought } from './finder-address.ts';

export function runStationFinder(root: HTMLElement): void {
  let pressed: HTMLElement | null = null;
  const press = ({ target }: Event) => {
    if (target instanceof Element) pressed = target.closest<HTMLElement>('button[type="button"]') ?? pressed;
  };
  root.addEventListener('click', press);
  void mountIsland(
    {
      root,
      wake: hasSought(location.search) ? 'at-once' : 'touched',
      load: async () => (await import('./StationFinder.tsx')).StationFinder,
    },
    async () => {
      const { takeUp } = await import('./take-up.ts');
      takeUp(root);
      root.removeEventListener('click', press);
      pressed?.click();
    },
  );
}
