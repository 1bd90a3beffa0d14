/** Entry script, loaded with the page; imports the finder of waste stations on first interaction, or at once
 * if the address contains its state. Clicks made meanwhile are replayed once the finder is loaded. */
import { mountIsland } from '../mount/mount.ts';

export function startStationFinder(root: HTMLElement): void {
  const isAsked = hasFinderState(location.search, root.dataset.parameters ?? '');
  let pressed: HTMLElement | null = null;
  const press = ({ target }: Event) => {
    if (target instanceof Element)
      pressed = target.closest<HTMLElement>('button[type="button"], [role="combobox"]') ?? pressed;
  };
  root.addEventListener('click', press);
  void mountIsland(
    {
      root,
      wake: isAsked ? 'at-once' : 'interaction',
      load: async () => (await import('./StationFinder.tsx')).StationFinder,
    },
    async () => {
      const { restoreFromAddress } = await import('./restore-from-address.ts');
      await restoreFromAddress(root, isAsked);
      root.removeEventListener('click', press);
      pressed?.click();
    },
  );
}

/** Whether an address contains any of the finder's state.
 * @param names Of its parameters, with blanks between them, as the page says: their tables would be a file of their own. */
export function hasFinderState(search: string, names: string): boolean {
  const parameters = new URLSearchParams(search);
  return names.split(' ').some((name) => parameters.has(name));
}
