/** Expected publish logs: which addresses were rendered, and why. */
import { type Locale, locales } from '#model/locale.ts';
import { parsePagePath } from '#model/page-path.ts';
import { localizedPath } from '#site/paths.ts';

/** Addresses of pages in several languages.
 * @param chosen Languages; absent: all. */
export function inLocales(paths: readonly string[], chosen: readonly Locale[] = locales): readonly string[] {
  return chosen.flatMap((locale) =>
    paths.map((path) => {
      const parsed = parsePagePath(path);
      if (!parsed) throw new RangeError(`${path} is no path of a page.`);
      return localizedPath(parsed, locale);
    }),
  );
}

/** Log in which every address has the same reason. */
export function every(addresses: readonly string[], why: string): Readonly<Record<string, string>> {
  return Object.fromEntries(addresses.map((address) => [address, why]));
}
