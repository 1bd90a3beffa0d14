/** The map of Estonia as a separate picture, parts of which other pages can use: `/EstoniaMap.svg#counties`. */
import { countiesOf, type MapRegion } from '#model/map-region.ts';
import { mapRegions } from '#model/region.ts';
import { countySlug } from '#model/county.ts';
import { drawingSize } from '#site/drawing-size.ts';
import { drawCounty } from '#site/estonia-drawing.ts';

/** Colours are on the picture only, so a page that uses a part can colour it. */
export function estoniaMap(): string {
  const { width, height } = drawingSize;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`,
    ' fill="#e2ede5" stroke="#0f4b3a" stroke-width="2" stroke-linejoin="round">',
    '<title>Eesti maakonnad ja piirkonnad</title>',
    `<g id="counties">${mapRegions.map(drawRegion).join('')}</g></svg>\n`,
  ].join('');
}

function drawRegion(region: MapRegion): string {
  const paths = countiesOf(region).map(
    (county) => `<path id="${countySlug(county)}" d="${drawCounty(county)}"/>`,
  );
  return `<g id="region-${region.toLowerCase()}">${paths.join('')}</g>`;
}
