/** Colours of the map. A canvas cannot use CSS variables, so they are read from the page, which defines them
 * for light, dark and forced colours. */

export type MapColour = 'land' | 'border' | 'name' | 'point' | 'chosen' | 'label' | 'halo' | 'you';

export type MapColours = Readonly<Record<MapColour, string>>;

/** @param place Element on which `--map-land` and the others apply. */
export function readColours(place: HTMLElement): MapColours {
  const probe = document.createElement('span');
  place.append(probe);
  const read = (name: MapColour): string => {
    probe.style.setProperty('color', `var(--map-${name})`);
    return getComputedStyle(probe).color;
  };
  const colours: MapColours = {
    land: read('land'),
    border: read('border'),
    name: read('name'),
    point: read('point'),
    chosen: read('chosen'),
    label: read('label'),
    halo: read('halo'),
    you: read('you'),
  };
  probe.remove();
  return colours;
}

/** Calls back when the colours of the page change.
 * @param signal Stops it. */
export function onColourChange(change: () => void, signal: AbortSignal): void {
  for (const query of ['(prefers-color-scheme: dark)', '(forced-colors: active)']) {
    matchMedia(query).addEventListener('change', change, { signal });
  }
}
