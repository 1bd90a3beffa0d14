/** Entry script, loaded with the embed of the waste stations; imports what the list says of opening hours at once, and the finder on
 * first interaction, or at once where the address names a municipality: the list then begins with what is nearest to its centre.
 * A script of its own: shared with the page of the finder, it would be a file that both wait for. */
import { embedParameters, parseEmbedMunicipality } from '#shell/addresses/embed-parameters.ts';
import { mountIsland, parseProps } from '#shell/browser/mount.browser.ts';
import type { FinderProps } from '#features/stations/StationFinder.browser.tsx';

/** @param note Says where distances count from; hidden. */
export function startEmbeddedStations(root: HTMLElement, note: HTMLElement): void {
  void import('#features/stations/show-states.browser.ts').then(({ showStates }) => showStates(root), ignore);
  const query = new URLSearchParams(location.search);
  const code = parseEmbedMunicipality(query.get(embedParameters.municipality) ?? '');
  const near = () => import('#features/stations/near-municipality.browser.ts');
  let texts: Partial<FinderProps> = {};
  void import('#shell/browser/load-drawings.browser.ts').then(
    ({ loadDrawings }) => loadDrawings(root),
    ignore,
  );
  void mountIsland(
    {
      root,
      wake: code === undefined ? 'interaction' : 'at-once',
      load: async () => {
        const { StationFinder } = await import('#features/stations/StationFinder.browser.tsx');
        if (code !== undefined) texts = (await near()).withBareDistances(parseProps<FinderProps>(root));
        return StationFinder;
      },
      read: () => texts,
    },
    async () => {
      const { restoreFromAddress } = await import('#features/stations/restore-from-address.browser.ts');
      await restoreFromAddress(root, false);
      if (code === undefined) return;
      (await near()).beginNear(note, code);
    },
  );
}

/** The file failed to load: the list says nothing of opening hours, and the pages of the stations do. */
const ignore = (): void => undefined;
