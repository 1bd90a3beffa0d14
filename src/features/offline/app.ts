/** The site as an installed app, which begins with the page of the lookup. Each language is an app of its own. */
import type { Locale } from '#platform/languages/locale.ts';
import { localizedPath } from '#platform/addresses/paths.ts';
import { lookupPath } from '#shell/addresses/lookup-path.ts';

export const appManifestAddress = (locale: Locale): string => `/manifests/${locale}.webmanifest`;

/** Browsers draw their frame in it: the token `--deep`. */
export const themeColor = '#0a3428';

/** Shown while the app starts: the token `--paper`. */
const backgroundColor = '#faf7f0';

interface AppWords {
  /** Of the company. */
  readonly company: string;
  /** Of the page that the app begins with. */
  readonly title: string;
  readonly description: string;
}

/** https://www.w3.org/TR/appmanifest/ */
export function appManifest({ company, title, description }: AppWords, locale: Locale) {
  const start = localizedPath(lookupPath, locale);
  return {
    id: start,
    name: `${company} – ${title}`,
    short_name: company,
    description,
    lang: locale,
    dir: 'ltr',
    start_url: start,
    scope: '/',
    display: 'standalone',
    theme_color: themeColor,
    background_color: backgroundColor,
    icons: [
      icon(192, 'any'),
      icon(512, 'any'),
      // The drawing is within the circle that every mask leaves.
      icon(512, 'maskable'),
    ],
  } as const;
}

function icon(size: 192 | 512, purpose: 'any' | 'maskable') {
  return { src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose } as const;
}
