/** Expected publish logs: which addresses were rendered, and why. */
import { type Locale, locales } from '#platform/languages/locale.ts';
import { parsePagePath } from '#platform/addresses/page-path.ts';
import { localizedPath } from '#platform/addresses/paths.ts';
import { isInSmallSite } from './small-site-targets.ts';

/** The reason of each rendered address. */
type PublishReasons = Readonly<Record<string, string>>;

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
export function every(addresses: readonly string[], why: string): PublishReasons {
  return Object.fromEntries(addresses.map((address) => [address, why]));
}

/** What the small site with a few fixed targets renders, of all that the site renders. */
export function inSmallSite(log: PublishReasons): PublishReasons {
  return Object.fromEntries(Object.entries(log).filter(([address]) => isInSmallSite(address)));
}
