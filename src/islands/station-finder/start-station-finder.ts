/** Entry script, loaded with the page; imports the finder of waste stations on first interaction, or at once
 * if the address contains its state. Clicks made meanwhile are replayed once the finder is loaded. */
import { mountIsland } from '../mount/mount.ts';

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
      wake: isSought(location.search) ? 'at-once' : 'interaction',
      load: async () => (await import('./StationFinder.tsx')).StationFinder,
    },
    async () => {
      const { takeUp } = await import('./take-up.ts');
      await takeUp(root, isSought(location.search));
      root.removeEventListener('click', press);
      pressed?.click();
    },
  );
}

/** Whether an address contains any of the finder's state. The table of its parameters (finder-parameters.ts) would be a file of
 * its own on the page. */
export const isSought = (search: string): boolean => /[?&](?:county|waste|bring|open|station)=/u.test(search);
