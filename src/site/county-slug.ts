import { type County, countySchema } from '#model/county.ts';

/** Slug of a county: `Lääne-Viru maakond` is `laane-viru`. */
export function countySlug(county: County): string {
  return county
    .replace(/ maakond$/u, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase();
}

/** @returns undefined for anything else: an address may contain arbitrary input. */
export function parseCountySlug(slug: string | null): County | undefined {
  return countySchema.options.find((county) => countySlug(county) === slug);
}
