/** Finds figures typed into a text although they belong to the company's facts or the price lists. */
import { companySchema } from '#shell/company/company.ts';
import { shippedEntries } from './shipped-texts.ts';
import { splitBlocks } from './words.ts';

const [company] = shippedEntries('company', companySchema);

export const infoPhone = company?.infoPhone ?? '';

/** A size, a price, a percentage, a time of day or a telephone number, but not a year or a date. */
const figure = new RegExp(
  String.raw`\d[\d\s.,]*(?:[–-]\d+)?\s?(?:kg|t|km|m|cm|m²|m³|l|€|%|кг|т|км|м|см|м²|м³|л)(?![\p{L}\d²³])|€\s?\d|\b\d{1,2}[:.]\d{2}\b(?!\.)|\+372|\b${infoPhone}\b`,
  'gu',
);

/** @param html Refers to facts as `{{fact}}`. */
export function typedFigures(html: string): readonly string[] {
  return splitBlocks(html).flatMap((block) => [...block.matchAll(figure)].map(([found]) => found));
}
