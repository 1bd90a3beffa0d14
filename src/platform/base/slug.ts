/** Names of entries in addresses: their form here, and how one is made of a name in any other form. */
import { z } from 'zod';
import { decodePercent } from './percent.ts';
import { withoutEnd, withoutMarks } from './text.ts';

const maxLength = 120;

/** ASCII, because slugs are file names and addresses. */
export const slugSchema = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/u, 'slug-form')
  .max(maxLength);

/** A name as WordPress stores it: percent-encoded, in lower case. Links spell the same name with other letters. */
export function wordpressSlug(name: string): string {
  const decoded = decodePercent(name).normalize('NFC').toLowerCase();
  return decoded.replace(/[^\w.~%-]+/gu, (letters) => encodeURIComponent(letters).toLowerCase());
}

/** Derives a slug from a name in any script. Equal names make equal slugs.
 * @returns undefined when nothing of the name can be written, such as of an emoji. */
export function toSlug(name: string): string | undefined {
  if (slugSchema.safeParse(name).success) return name;
  const latin = decodePercent(name)
    .normalize('NFC')
    .toLowerCase()
    // WordPress adds it to what is in the trash, and leaves it to what is restored in some ways.
    .replace(/__trashed(?:-\d+)?$/u, '')
    .replace(/[а-яёєіїґßæœøłđðþ]/gu, spellLetter);
  const words = withoutMarks(latin)
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-+/u, '');
  const slug = cutWords(withoutEnd(words, '-'), maxLength);
  return slug === '' ? undefined : slug;
}

/** A name that another program sends, in any form. */
export const sentSlugSchema = z
  .string()
  .max(1000)
  .transform((name) => toSlug(name) ?? name)
  .pipe(slugSchema);

/** The slug with a number at its end, which tells it from another one. */
export const numberedSlug = (slug: string, number: number): string =>
  `${cutWords(slug, maxLength - 1 - String(number).length)}-${number}`;

function cutWords(slug: string, length: number): string {
  if (slug.length <= length) return slug;
  const cut = slug.slice(0, length);
  const end = slug.charAt(length) === '-' ? length : cut.lastIndexOf('-');
  return withoutEnd(cut.slice(0, end > length / 2 ? end : length), '-');
}

/** Each letter with its spelling: Russian as passports write it, and letters that are no letter with a mark. */
const spellings =
  'аa бb вv гg дd еe ёe жzh зz иi йi кk лl мm нn оo пp рr сs тt уu фf хkh цts чch шsh ' +
  'щshch ъ ыy ь эe юiu яia єie іi їi ґg ßss æae œoe øo łl đd ðd þth';

const spellingsByLetter = new Map(
  spellings.split(' ').map((spelling) => [spelling.charAt(0), spelling.slice(1)]),
);

const spellLetter = (letter: string): string => spellingsByLetter.get(letter) ?? '';
