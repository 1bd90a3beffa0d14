/** Pages and files that the site has whatever its features. */
import { notFoundPath, pathInAllLocales, studioHostPath } from '#platform/addresses/paths.ts';
import { locales } from '#platform/languages/locale.ts';
import { liveFactsAddress } from '#platform/calls/live-facts.ts';
import type { TargetSource } from '#platform/publish/published-part.ts';
import { fillTemplate, pageTemplates } from './addresses/routes.ts';
import { kindImageAddress, socialKindNames } from './addresses/social-images.ts';

export const targets: TargetSource = {
  fixed: ({ socialImages }) => [
    ...(socialImages === 'off' ? [] : locales.flatMap((locale) => kindsIn(locale))),
    ...pages,
    liveFactsAddress,
    '/robots.txt',
    '/.well-known/security.txt',
    '/sitemap.xml',
    '/sitemaps/entries.xml',
    '/redirects.txt',
    '/headers.txt',
    '/EstoniaMap.svg',
    ...locales.map((locale) => `/locales/${locale}.json`),
  ],
};

const kindsIn = (locale: (typeof locales)[number]): readonly string[] =>
  socialKindNames.map((kind) => kindImageAddress(kind, locale));

/** The studio of the page builder has a feature of its own. */
const pages: readonly string[] = [
  ...pageTemplates.map((template) => fillTemplate(template, {})).filter((path) => path !== studioHostPath),
  notFoundPath,
].flatMap(pathInAllLocales);
