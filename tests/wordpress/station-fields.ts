/** A station of the website as the plugin keeps it. */
import type { WasteStation } from '#features/stations/waste-station.ts';

export function stationFields({ coordinates, ...station }: WasteStation): Readonly<Record<string, unknown>> {
  const fields = { ...station, ...coordinates, areHoursSample: station.areHoursSample ? '1' : '0' };
  return Object.fromEntries(
    Object.entries(fields)
      .filter(
        ([key, value]) => key !== 'id' && key !== 'name' && !(Array.isArray(value) && value.length === 0),
      )
      .map(([key, value]) => [snakeCase(key), withFieldNames(value)]),
  );
}

function withFieldNames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withFieldNames);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [snakeCase(key), withFieldNames(part)]),
  );
}

const snakeCase = (name: string): string => name.replace(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`);
