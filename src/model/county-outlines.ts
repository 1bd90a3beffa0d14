/** Outlines of the counties as rings of points, assembled from the lines of county-borders.ts. */
import { borderLines, islandLines } from './county-borders.ts';
import type { County } from './county.ts';

/** Longitude and latitude in degrees. */
export type LonLat = readonly [longitude: number, latitude: number];

/** A closed ring; the last point connects to the first. */
export type Ring = readonly LonLat[];

type BorderName = keyof typeof borderLines;

interface CountyParts {
  /** Lines around the mainland of the county. Each begins, or ends when reversed, where the previous one ends. */
  readonly mainland: readonly BorderName[];
  readonly islands?: readonly (keyof typeof islandLines)[];
}

const countyParts = {
  'Harju maakond': {
    mainland: ['harjuCoast', 'harjuLaaneViru', 'harjuJarva', 'harjuRapla', 'harjuLaane'],
    islands: ['naissaar', 'prangli', 'aegna', 'pakri'],
  },
  'Hiiu maakond': { mainland: [], islands: ['hiiumaa'] },
  'Ida-Viru maakond': {
    mainland: ['idaViruCoast', 'narvaRiver', 'idaViruPeipus', 'idaViruJogeva', 'laaneViruIdaViru'],
  },
  'Jõgeva maakond': {
    mainland: [
      ...(['laaneViruJogeva', 'idaViruJogeva', 'jogevaPeipus', 'jogevaTartu'] as const),
      ...(['viljandiJogeva', 'jarvaJogeva'] as const),
    ],
  },
  'Järva maakond': {
    mainland: [
      ...(['jarvaLaaneViru', 'jarvaJogeva', 'jarvaViljandi', 'jarvaParnu'] as const),
      ...(['raplaJarva', 'harjuJarva'] as const),
    ],
  },
  'Lääne maakond': {
    mainland: ['laaneCoast', 'harjuLaane', 'laaneRapla', 'laaneParnu'],
    islands: ['vormsi', 'osmussaar'],
  },
  'Lääne-Viru maakond': {
    mainland: [
      ...(['laaneViruCoast', 'laaneViruIdaViru', 'laaneViruJogeva'] as const),
      ...(['jarvaLaaneViru', 'harjuLaaneViru'] as const),
    ],
  },
  'Põlva maakond': { mainland: ['tartuPolva', 'polvaPeipus', 'polvaVoru', 'valgaPolva'] },
  'Pärnu maakond': {
    mainland: [
      ...(['parnuCoast', 'laaneParnu', 'raplaParnu', 'jarvaParnu', 'viljandiParnu'] as const),
      'parnuSouth',
    ],
    islands: ['kihnu', 'manilaid'],
  },
  'Rapla maakond': { mainland: ['harjuRapla', 'raplaJarva', 'raplaParnu', 'laaneRapla'] },
  'Saare maakond': { mainland: [], islands: ['saaremaa', 'muhu', 'ruhnu', 'abruka', 'vilsandi'] },
  'Tartu maakond': {
    mainland: ['jogevaTartu', 'tartuPeipus', 'tartuPolva', 'tartuValga', 'viljandiTartu'],
    islands: ['piirissaar'],
  },
  'Valga maakond': { mainland: ['tartuValga', 'valgaPolva', 'valgaVoru', 'valgaSouth', 'viljandiValga'] },
  'Viljandi maakond': {
    mainland: [
      ...(['jarvaViljandi', 'viljandiJogeva', 'viljandiTartu', 'viljandiValga'] as const),
      ...(['viljandiSouth', 'viljandiParnu'] as const),
    ],
  },
  'Võru maakond': { mainland: ['polvaVoru', 'voruPeipus', 'voruSouth', 'valgaVoru'] },
} as const satisfies Readonly<Record<County, CountyParts>>;

/** Rings of a county: its mainland, if any, and its islands. */
export function countyOutline(county: County): readonly Ring[] {
  const { mainland, islands = [] }: CountyParts = countyParts[county];
  const rings = islands.map((name) => parseLine(islandLines[name]));
  return mainland.length === 0 ? rings : [joinLines(mainland), ...rings];
}

/** Borders between counties of different groups.
 * @param groupOf Returns the same value for counties of one group. */
export function bordersBetween(
  counties: readonly County[],
  groupOf: (county: County) => string,
): readonly (readonly LonLat[])[] {
  const sides = counties.flatMap((county) =>
    countyParts[county].mainland.map((name: BorderName) => ({ name, group: groupOf(county) })),
  );
  return [...Map.groupBy(sides, ({ name }) => name)]
    .filter(([, both]) => new Set(both.map(({ group }) => group)).size > 1)
    .map(([name]) => parseLine(borderLines[name]));
}

function parseLine(line: string): readonly LonLat[] {
  return line.split(',').map((pair): LonLat => {
    const [longitude = NaN, latitude = NaN] = pair.trim().split(' ').map(Number);
    return [longitude, latitude];
  });
}

/** @throws {RangeError} When a line does not start near the end of the previous one. */
function joinLines(names: readonly BorderName[]): Ring {
  const [first, ...rest] = names.map((name) => parseLine(borderLines[name]));
  // The first line may need reversing too.
  const start = first && rest[0] && !touches(first.at(-1), rest[0]) ? first.toReversed() : (first ?? []);
  const ring = [...start];
  for (const [index, line] of rest.entries()) {
    const end = ring.at(-1);
    const next = isSame(end, line[0]) ? line : line.toReversed();
    if (!isSame(end, next[0]))
      throw new RangeError(`The border ${names[index + 1] ?? ''} does not continue the previous one.`);
    ring.push(...next.slice(1));
  }
  if (!isSame(ring[0], ring.at(-1)))
    throw new RangeError(`The borders from ${names[0] ?? ''} on do not close.`);
  return ring.slice(0, -1);
}

const touches = (point: LonLat | undefined, line: readonly LonLat[]): boolean =>
  isSame(point, line[0]) || isSame(point, line.at(-1));

const isSame = (a: LonLat | undefined, b: LonLat | undefined): boolean => a?.join() === b?.join();
