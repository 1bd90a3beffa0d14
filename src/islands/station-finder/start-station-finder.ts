/** Entry script, loaded with the page; imports the finder of waste stations on first interaction, or at once
 * if the address contains its state. Clicks made meanwhile are replayed once the finder is loaded. */
import { mountIsland } from '../mount/mount.ts';
import { isInAddress } from './finder-parameters.ts';

export function startStationFinder(root: HTMLElement): void {
  let pressed: HTMLElement | null = null;
  const press = ({ target }: Event) => {
    if (target instanceof Element)
      pressed = target.closest<HTMLElement>('button[type="button"], [role="combobox"]') ?? pressed;
  };
  root.addEventListener('click', press);
  void mountIsland(
    {
      root,
      wake: isInAddress(new URL(location.href)) ? 'at-once' : 'interaction',
      load: async () => (await import('./StationFinder.tsx')).StationFinder,
    },
    async () => {
      const { takeUp } = await import('./take-up.ts');
      await takeUp(root);
      root.removeEventListener('click', press);
      pressed?.click();
    },
  );
}
