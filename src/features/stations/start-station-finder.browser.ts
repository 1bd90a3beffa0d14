/** Entry script, loaded with the page; imports the finder of waste stations on first interaction, or at once
 * if the address contains its state. Clicks made meanwhile are replayed once the finder is loaded. What the published list says of
 * opening hours comes when the browser has nothing else to do. */
import { mountIsland, parseProps } from '#shell/browser/mount.browser.ts';
import { readMunicipality } from '#shell/places/chosen-municipality.browser.ts';
import type { FinderProps } from './StationFinder.browser.tsx';

/** @param note Says that distances count from the municipality of this device; hidden. */
export function startStationFinder(root: HTMLElement, note: HTMLElement): void {
  showStatesLater(root);
  const isAsked = hasFinderState(location.search, root.dataset.parameters ?? '');
  const own = isAsked ? undefined : readMunicipality();
  const near = () => import('./near-municipality.browser.ts');
  let texts: Partial<FinderProps> = {};
  let pressed: HTMLElement | null = null;
  const press = ({ target }: Event) => {
    if (target instanceof Element)
      pressed = target.closest<HTMLElement>('button[type="button"], [role="combobox"]') ?? pressed;
  };
  root.addEventListener('click', press);
  void import('#shell/browser/load-drawings.browser.ts').then(
    ({ loadDrawings }) => loadDrawings(root),
    ignore,
  );
  void mountIsland(
    {
      root,
      wake: isAsked || own !== undefined ? 'at-once' : 'interaction',
      load: async () => {
        const [{ StationFinder }, { resumeAsked }] = await Promise.all([
          import('./StationFinder.browser.tsx'),
          import('./restore-from-address.browser.ts'),
        ]);
        resumeAsked(root);
        if (own !== undefined) texts = (await near()).withBareDistances(parseProps<FinderProps>(root));
        return StationFinder;
      },
      read: () => texts,
    },
    async () => {
      const { restoreFromAddress } = await import('./restore-from-address.browser.ts');
      await restoreFromAddress(root, isAsked);
      if (own !== undefined) (await near()).beginNear(note, own);
      root.removeEventListener('click', press);
      pressed?.click();
    },
  );
}

function showStatesLater(root: HTMLElement): void {
  const show = () => {
    void import('./show-states.browser.ts').then(({ showStates }) => showStates(root), ignore);
  };
  // Safari has no idle callbacks yet.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(show);
  else addEventListener('load', () => setTimeout(show), { once: true });
}

/** The file failed to load: the list says nothing of it, and the pages of the stations do. */
const ignore = (): void => undefined;

/** Whether an address contains any of the finder's state.
 * @param names Of its parameters, with blanks between them, as the page says: their tables would be a file of their own. */
export function hasFinderState(search: string, names: string): boolean {
  const parameters = new URLSearchParams(search);
  return names.split(' ').some((name) => parameters.has(name));
}
