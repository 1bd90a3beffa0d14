/** Objects of "What goes where" and their groups: the title is the Estonian name, the slug is the id, by which pages have their
 * addresses. All languages are in one entry. */
import { plainText } from '../sanitise.ts';
import { fromAcf, isRecord } from './acf.ts';
import type { WpEntry } from './wp-entry.ts';

export function toSorted({ slug, title, acf }: WpEntry): unknown {
  const { nameRu: ru, nameEn: en, ...fields } = fromAcf(acf);
  const filled = Object.fromEntries(Object.entries(fields).filter(([, value]) => !isUnfilled(value)));
  return { ...filled, id: slug, name: { et: plainText(title.rendered), ru, en } };
}

/** An optional field is absent, never empty. */
function isUnfilled(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return isRecord(value) && Object.keys(value).length === 0;
}
