/** Figures that a text holds itself, although the company's facts or the price lists hold them for all. */
import { blocksOf } from './words.ts';

/** A size, a price, a share, a time of day, a telephone number. A year or a day of the calendar is none. */
const figure =
  /\d[\d\s.,]*(?:[–-]\d+)?\s?(?:kg|t|km|m|cm|m²|m³|l|€|%|кг|т|км|м|см|м²|м³|л)(?![\p{L}\d²³])|€\s?\d|\b\d{1,2}[:.]\d{2}\b(?!\.)|\+372|\b1919\b/gu;

/** @param html Facts stand in it as `{{fact}}`. */
export function typedFigures(html: string): readonly string[] {
  return blocksOf(html).flatMap((block) => [...block.matchAll(figure)].map(([found]) => found));
}
