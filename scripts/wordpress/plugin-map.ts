/** The map of Estonia in the forms of the plugin (wordpress/site-publisher/assets/estonia.svg): the site's own drawing, laid out so that
 * longitude and latitude grow evenly. Its script turns a click into both by two multiplications. */
import proj4 from 'proj4';
import { countySchema } from '#shell/map/county.ts';
import { metresPerUnit } from '#shell/map/drawing-size.ts';
import { corner, drawCounty } from '#shell/map/estonia-drawing.ts';
import { gridDefinition } from '#shell/map/estonian-grid.ts';

/** Degrees at the edges of the map. */
const edges = { west: 21.6, east: 28.3, south: 57.45, north: 59.75 } as const;
const width = 1000;
/** A degree of longitude is half as long as one of latitude in the middle of Estonia. */
const middleLatitude = (edges.south + edges.north) / 2;
const unitsPerDegree = width / (edges.east - edges.west);
const unitsPerLatitude = unitsPerDegree / Math.cos((middleLatitude * Math.PI) / 180);
const height = Math.round((edges.north - edges.south) * unitsPerLatitude);

const grid = proj4(gridDefinition);

export function drawPluginMap(): string {
  const paths = countySchema.options.map((county) => `  <path d="${unproject(drawCounty(county))}"/>`);
  const degrees = Object.entries(edges).map(([edge, degree]) => `data-${edge}="${degree}"`);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ${degrees.join(' ')} aria-hidden="true">`,
    ...paths,
    '</svg>',
    '',
  ].join('\n');
}

/** @param path Closed subpaths that begin at a point and go on by steps: `M5 6l1-2 3 4z`. */
function unproject(path: string): string {
  return path
    .split('M')
    .slice(1)
    .map((subpath) => {
      const numbers = Array.from(subpath.matchAll(/-?\d+/gu), Number);
      const corners: string[] = [];
      for (let index = 0, x = 0, y = 0; index + 1 < numbers.length; index += 2) {
        x += numbers[index] ?? 0;
        y += numbers[index + 1] ?? 0;
        corners.push(toMap(x, y));
      }
      return `M${corners.filter((place, index) => place !== corners[index - 1]).join(' ')}z`;
    })
    .join('');
}

function toMap(x: number, y: number): string {
  const [longitude, latitude] = grid.inverse([
    corner.west + x * metresPerUnit,
    corner.north - y * metresPerUnit,
  ]);
  const left = Math.round((longitude - edges.west) * unitsPerDegree);
  const top = Math.round((edges.north - latitude) * unitsPerLatitude);
  return `${left} ${top}`;
}
