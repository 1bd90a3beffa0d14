/** The map of Estonia as a separate picture, parts of which pages use: `/EstoniaMap.svg#counties`. */
import { listCounties, type MapRegion, mapRegions } from './map-region.ts';
import { countySlug } from './county.ts';
import { drawingSize } from './drawing-size.ts';
import { drawCounty, drawRegionBorders } from './estonia-drawing.ts';

/** A page gives a part its colours and the width of its lines, which a part inherits. It cannot give it this. */
const evenLines = 'vector-effect="non-scaling-stroke"';

/** The address of a region's counties in the picture. */
export const regionDrawing = (region: MapRegion): string => `/EstoniaMap.svg#${regionId(region)}`;

/** The address of the picture as a whole. */
export const estoniaMapAddress = '/EstoniaMap.svg';

/** The address of the borders between the regions in the picture. */
export const bordersDrawing = '/EstoniaMap.svg#region-borders';

const regionId = (region: MapRegion): string => `region-${region.toLowerCase()}`;

/** Colours are on the picture only, so a page that uses a part can colour it. */
export function estoniaMap(): string {
  const { width, height } = drawingSize;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`,
    ' fill="#e2ede5" stroke="#0f4b3a" stroke-width="2" stroke-linejoin="round">',
    '<title>Eesti maakonnad ja piirkonnad</title>',
    `<g id="counties">${mapRegions.map(drawRegion).join('')}</g>`,
    `<g stroke-width="4"><path id="region-borders" fill="none" ${evenLines} d="${drawRegionBorders()}"/></g></svg>\n`,
  ].join('');
}

function drawRegion(region: MapRegion): string {
  const paths = listCounties(region).map(
    (county) => `<path id="${countySlug(county)}" ${evenLines} d="${drawCounty(county)}"/>`,
  );
  return `<g id="${regionId(region)}">${paths.join('')}</g>`;
}
