/** `node scripts/outlines.ts`: makes the outlines of the maps: `src/shell/map/estonia-outlines.ts` for drawings and
 * `src/shell/map/base-outlines.json` for the map of stations. Run by hand, because both files are part of the
 * repository; docs/content-format.md names the sources, their licences and the packages that this needs. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { parseJson } from '#platform/base/json.ts';
import { type County, countySchema } from '#shell/map/county.ts';
import type { LonLat } from '#shell/map/map-object.ts';
import { drawGridPoint } from '#shell/map/estonia-drawing.ts';
import { gridDefinition } from '#shell/map/estonian-grid.ts';
import { aroundNarva, changedCounty, rivers } from './outlines/own-lines.ts';

const folder = mkdtempSync(join(tmpdir(), 'outlines-'));
/** Natural Earth, as Debian's qgis-common ships it. */
const naturalEarth = '/usr/share/qgis/resources/data/world_map.gpkg';
/** Degrees west, east, south and north, as GMT writes them: Estonia, and all that the map of stations can show. */
const near = '20/29.5/56.8/60.5';
const far = '17/33/55/62';
/** Inside the sea of both. */
const seaPoint: LonLat = [21, 58.6];

function run(program: string, words: readonly string[]): string {
  return execFileSync(program, words, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 28 });
}

/** @param command Words, split at blanks except inside single quotes. */
function mapshaper(command: string): void {
  const words = [...command.matchAll(/(?:[^\s']|'[^']*')+/gu)].map(([word]) => word.replaceAll("'", ''));
  run('npx', ['--yes', 'mapshaper@0.7.70', ...words]);
}

const saveShape = (name: string, shape: object): void =>
  writeFileSync(join(folder, name), JSON.stringify(shape));

/** Saves lines or polygons of GMT as GeoJSON. */
function saveDump(name: string, type: 'LINESTRING' | 'POLYGON', words: readonly string[]): void {
  writeFileSync(
    join(folder, `${name}.gmt`),
    `# @VGMT1.0 @G${type}\n${run('gmt', ['coast', '-M', ...words])}`,
  );
  run('ogr2ogr', ['-f', 'GeoJSON', `${name}.json`, `${name}.gmt`, '-explodecollections']);
}

/** Saves the land of a frame: polygons of the sea coast without the sea, without lakes, with islands in lakes.
 * @param resolution `f` full, `i` intermediate. */
function saveLand(name: string, resolution: 'f' | 'i', frame: string): void {
  const [west = 0, east = 0, south = 0, north = 0] = frame.split('/').map(Number);
  const corners = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
  saveShape('frame.json', { type: 'LineString', coordinates: corners });
  saveShape('sea.json', {
    type: 'Feature',
    properties: { sea: 1 },
    geometry: { type: 'Point', coordinates: seaPoint },
  });
  for (const [level, dump] of ['coast', 'lakes', 'lake-islands'].entries())
    saveDump(dump, 'LINESTRING', [`-R${frame}`, `-D${resolution}`, `-W${level + 1}/1p`]);
  mapshaper(
    'coast.json frame.json combine-files -merge-layers force -snap -polygons ' +
      '-join sea.json fields=sea -filter !sea -o coast.json force',
  );
  mapshaper(
    'lakes.json frame.json combine-files -merge-layers force -snap -polygons -filter this.area<1e10 -o lakes.json force',
  );
  mapshaper('lake-islands.json -snap -polygons -o lake-islands.json force');
  mapshaper('coast.json -erase lakes.json -o shore.json force');
  mapshaper(
    'shore.json lake-islands.json combine-files -merge-layers force -explode ' +
      `-proj '${gridDefinition}' -each area=this.area -o ${name}.json`,
  );
}

/** Saves the countries around, in the grid. */
function saveNeighbours(): void {
  const codes = ['LV', 'RU', 'FI', 'SE', 'LT', 'BY'];
  for (const code of codes) saveDump(code, 'POLYGON', [`-E${code}`]);
  mapshaper(
    `${codes.map((code) => `${code}.json`).join(' ')} combine-files -merge-layers force ` +
      `-clip bbox=17,55,33,62 -proj '${gridDefinition}' -clean -o neighbours.json`,
  );
}

/** Saves counties of Natural Earth, widened into the sea, because its coast is coarser.
 * @param metres How far. */
function saveWidened(name: string, metres: number): void {
  mapshaper(`counties.json name=c -buffer ${metres} + name=b -target b -erase c -o ring.json target=b force`);
  mapshaper(
    'counties.json ring.json combine-files -merge-layers force -clean overlap-rule=min-id gap-fill-area=60000000 ' +
      `-dissolve fields=name -o ${name}.json`,
  );
}

/** Saves Estonia by county, as fine as GSHHG. The mainland is cut along the borders; an island belongs to one
 * county as a whole. */
function saveEstonia(): void {
  const where = ['states_provinces', '-where', "iso_a2='EE'", '-select', 'name'];
  run('ogr2ogr', ['-f', 'GeoJSON', 'world.json', naturalEarth, ...where]);
  for (const { from, to, around } of changedCounty) {
    saveShape('around.json', { type: 'Polygon', coordinates: [around] });
    mapshaper(`world.json -filter 'name != "${from}"' -o others.json force`);
    mapshaper(`world.json -filter 'name == "${from}"' -erase around.json -o left.json force`);
    mapshaper(
      `world.json -filter 'name == "${from}"' -clip around.json -each 'name = "${to}"' -o moved.json force`,
    );
    mapshaper(
      'others.json left.json moved.json combine-files -merge-layers -dissolve fields=name -o world.json force',
    );
  }
  mapshaper(`world.json -proj '${gridDefinition}' -o counties.json`);
  saveWidened('mainland-counties', 3000);
  saveWidened('island-counties', 15_000);
  mapshaper('land.json -filter area>5e10 -o mainland.json');
  mapshaper(
    'mainland-counties.json -erase neighbours.json -clip mainland.json ' +
      '-filter-islands min-area=1000000 remove-empty -o mainland.json force',
  );
  mapshaper(
    "land.json -filter 'area<5e10 && area>30000' -join island-counties.json largest-overlap fields=name " +
      '-filter !!name -o islands.json',
  );
  mapshaper(
    'mainland.json islands.json combine-files -merge-layers force -dissolve fields=name ' +
      `-each 'name = name + " maakond"' -o estonia.json`,
  );
}

function saveRivers(): void {
  saveShape('own-rivers.json', {
    type: 'GeometryCollection',
    geometries: rivers.map((coordinates) => ({ type: 'LineString', coordinates })),
  });
  saveShape('around-narva.json', { type: 'Polygon', coordinates: [aroundNarva] });
  mapshaper(`around-narva.json -proj '${gridDefinition}' -o around-narva.json force`);
  mapshaper(
    `estonia.json -filter 'name.startsWith("Ida")' -lines -clip around-narva.json -filter-fields -o narva.json`,
  );
  mapshaper(`own-rivers.json -proj '${gridDefinition}' -o own-rivers.json force`);
  mapshaper('own-rivers.json narva.json combine-files -merge-layers force -o rivers.json');
}

/** Writes the TopoJSON of the map of stations. The countries around reach 2 km below Estonia, so that no gap shows
 * between coarse and fine lines. */
function writeBase(file: string): void {
  mapshaper('neighbours.json -buffer 2000 -o below.json');
  mapshaper(
    'far-land.json -clip below.json -filter-islands min-area=20000000 remove-empty -simplify interval=700 ' +
      '-filter-fields -o abroad.json',
  );
  mapshaper(
    'estonia.json -rename-layers counties -simplify weighted interval=100 keep-shapes -o counties.json force',
  );
  mapshaper(
    'counties.json abroad.json rivers.json combine-files -target counties -innerlines + name=borders ' +
      '-target counties -lines where=!B + name=coast ' +
      '-o base.json target=counties,borders,coast,abroad,rivers format=topojson quantization=40000',
  );
  writeFileSync(file, readFileSync(join(folder, 'base.json')));
}

const shapeSchema = z.object({
  features: z.array(
    z.object({
      properties: z.object({ name: countySchema, other: countySchema.optional() }),
      geometry: z.object({ type: z.string(), coordinates: z.unknown() }),
    }),
  ),
});

type Line = readonly (readonly [number, number])[];

/** Lines or rings at any depth of a geometry. */
function linesIn(coordinates: unknown): readonly Line[] {
  const list = coordinates as readonly unknown[];
  const isLine = typeof (list[0] as readonly unknown[])[0] === 'number';
  return isLine ? [coordinates as Line] : list.flatMap(linesIn);
}

/** Relative coordinates, which are shorter than absolute ones. */
function drawLine(line: Line): string {
  const points = line.map(drawGridPoint).filter(([x, y], index, all) => {
    const before = all[index - 1];
    return before?.[0] !== x || before[1] !== y;
  });
  const steps = points.slice(1).map(([x, y], index) => {
    const [beforeX, beforeY] = points[index] ?? [0, 0];
    return `${x - beforeX} ${y - beforeY}`;
  });
  return `M${points[0]?.join(' ') ?? ''}l${steps.join(' ').replaceAll(' -', '-')}`;
}

const readShapes = (name: string) => parseJson(readFileSync(join(folder, name)), shapeSchema).features;

/** Writes the outlines of drawings, in their units: without islands below 3 km². */
function writeDrawing(file: string): void {
  mapshaper(
    'estonia.json -filter-islands min-area=3000000 -simplify weighted interval=600 keep-shapes -o overview.json',
  );
  mapshaper(
    "overview.json -lines each='name = A.name, other = B ? B.name : null' -filter !!other -o borders.json",
  );
  const counties = readShapes('overview.json').map(({ properties, geometry }): readonly [County, string] => [
    properties.name,
    linesIn(geometry.coordinates)
      .map((ring) => `${drawLine(ring.slice(0, -1))}z`)
      .join(''),
  ]);
  const borders = readShapes('borders.json').map(({ properties: { name, other }, geometry }) => ({
    between: [name, other],
    path: linesIn(geometry.coordinates).map(drawLine).join(''),
  }));
  const sorted = counties.toSorted(([one], [other]) => one.localeCompare(other, 'et'));
  const lines = [
    '/** Outlines of the counties and the borders between them as `d` of SVG paths, in the units of estonia-drawing.ts.',
    ' * Made by scripts/outlines.ts; docs/content-format.md names the sources. */',
    "import type { County } from '#shell/map/county.ts';",
    '',
    `export const countyPaths = ${JSON.stringify(Object.fromEntries(sorted))} as const satisfies Readonly<Record<County, string>>;`,
    '',
    `export const borderPaths: readonly { readonly between: readonly [County, County]; readonly path: string }[] = ${JSON.stringify(borders)};`,
  ];
  writeFileSync(file, `${lines.join('\n')}\n`);
}

try {
  saveLand('land', 'f', near);
  saveLand('far-land', 'i', far);
  saveNeighbours();
  saveEstonia();
  saveRivers();
  writeDrawing('src/shell/map/estonia-outlines.ts');
  writeBase('src/shell/map/base-outlines.json');
} finally {
  rmSync(folder, { recursive: true });
}
