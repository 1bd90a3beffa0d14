import { type County, countySchema } from '#model/county.ts';

/** A county in addresses: `Lääne-Viru maakond` is `laane-viru`. */
export function countySlug(county: County): string {
  return county
    .replace(/ maakond$/u, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase();
}

/** @returns undefined for anything else: an address may hold whatever somebody typed. */
export function parseCountySlug(slug: string | null): County | undefined {
  return countySchema.options.find((county) => countySlug(county) === slug);
}
