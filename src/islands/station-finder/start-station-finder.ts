/** Entry script, loaded with the page; imports the finder of waste stations when it is first touched, or at once when
 * the address asks for something. What is pressed meanwhile is pressed again once the finder is there. */
import { isInAddress } from '../address/address-codec.ts';
import { mountIsland } from '../mount/mount.ts';
import { soughtCodec } from './finder-address.ts';

export function startStationFinder(root: HTMLElement): void {
  let pressed: HTMLElement | null = null;
  const press = ({ target }: Event) => {
    if (target instanceof Element) pressed = target.closest<HTMLElement>('button[type="button"]') ?? pressed;
  };
  root.addEventListener('click', press);
  void mountIsland(
    {
      root,
      wake: isInAddress(new URL(location.href), soughtCodec) ? 'at-once' : 'interaction',
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
