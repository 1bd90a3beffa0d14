/** Entry script, loaded with the embed of the waste stations; imports the finder on first interaction, or at once where the address
 * names a municipality: the list then begins with what is nearest to its centre. */
import { embedParameters, parseEmbedMunicipality } from '#site/embeds.ts';
import { mountIsland } from '../mount/mount.ts';

/** @param note Says where distances count from; hidden. */
export function startEmbeddedStations(root: HTMLElement, note: HTMLElement): void {
  const query = new URLSearchParams(location.search);
  const code = parseEmbedMunicipality(query.get(embedParameters.municipality) ?? '');
  void mountIsland(
    {
      root,
      wake: code === undefined ? 'interaction' : 'at-once',
      load: async () => (await import('../station-finder/StationFinder.tsx')).StationFinder,
    },
    async () => {
      const { takeUp } = await import('../station-finder/take-up.ts');
      await takeUp(root);
      if (code === undefined) return;
      const { beginNear } = await import('./near-municipality.ts');
      beginNear(note, code);
    },
  );
}
