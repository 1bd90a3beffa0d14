/** Colours of the map. A canvas cannot use CSS variables, so they are read from the page, which defines them
 * for light, dark and forced colours. */

const colourNames = [
  'river',
  'abroad',
  'land',
  'coast',
  'border',
  'name',
  'point',
  'chosen',
  'label',
  'halo',
  'you',
] as const;

export type MapColour = (typeof colourNames)[number];

export type MapColours = Readonly<Record<MapColour, string>>;

/** @param place Element on which `--map-land` and the others apply. */
export function readColours(place: HTMLElement): MapColours {
  const probes = colourNames.map((name) => {
    const probe = document.createElement('span');
    probe.style.setProperty('color', `var(--map-${name})`);
    return { name, probe };
  });
  // All at once: the page computes its styles anew for the first one that is read after a change.
  place.append(...probes.map(({ probe }) => probe));
  const colours = Object.fromEntries(probes.map(({ name, probe }) => [name, getComputedStyle(probe).color]));
  for (const { probe } of probes) probe.remove();
  return colours as MapColours;
}

/** Calls back when the colours of the page change.
 * @param signal Stops it. */
export function onColourChange(change: () => void, signal: AbortSignal): void {
  for (const query of ['(prefers-color-scheme: dark)', '(forced-colors: active)']) {
    matchMedia(query).addEventListener('change', change, { signal });
  }
}
