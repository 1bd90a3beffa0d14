/** Files, missing files, methods and encodings. */
import { locales } from '#platform/languages/locale.ts';
import { offlineWorkerAddress } from '#shell/addresses/own-paths.ts';
import type { ConformanceCase, Difference } from './case.ts';

/** What this server says of caching overwrites what the rules say (netlify-cli, dist/utils/proxy.js: headers of the rules are set
 * first, then those of the file). That the rules say it, Netlify's own parser tells: tests/conformance.test.ts. */
export const staticServer =
  'the tool serves files with a small server of its own; the content delivery network answers as ours does';

/** @param asset Path of a file with a digest in its name. */
export function fileCases(asset: string): readonly ConformanceCase[] {
  return [...fileAnswers(asset), ...missing, ...wrongMethods, ...encodings, ...malformed];
}

const security = { 'x-content-type-options': 'nosniff', 'content-security-policy': /default-src 'none'/u };

function fileAnswers(asset: string): readonly ConformanceCase[] {
  return [
    {
      path: asset,
      answer: {
        status: 200,
        headers: { ...security, 'cache-control': 'public, max-age=31536000, immutable' },
      },
      onNetlify: { answer: { status: 200, headers: security }, reason: staticServer },
    },
    {
      path: '/robots.txt',
      answer: { status: 200, headers: { ...security, 'content-type': /^text\/plain/u } },
    },
    {
      path: offlineWorkerAddress,
      answer: {
        status: 200,
        headers: { ...security, 'content-type': /javascript/u, 'cache-control': 'no-cache' },
      },
      onNetlify: {
        answer: { status: 200, headers: { ...security, 'content-type': /javascript/u } },
        reason: staticServer,
      },
    },
    { path: '/sitemap.xml', answer: { status: 200, headers: { ...security, 'content-type': /xml/u } } },
    ...locales.map((locale): ConformanceCase => ({
      path: `/feeds/${locale}/all.xml`,
      answer: { status: 200, headers: { ...security, 'content-type': /^application\/atom\+xml/u } },
      onNetlify: {
        answer: { status: 200, headers: { ...security, 'content-type': /xml/u } },
        reason: staticServer,
      },
    })),
    {
      path: '/.well-known/security.txt',
      answer: { status: 200, headers: { 'content-type': /^text\/plain/u }, holds: 'Contact:' },
    },
    ...locales.map((locale): ConformanceCase => ({
      path: `/locales/${locale}.json`,
      answer: { status: 200, headers: { 'content-type': /^application\/json/u } },
    })),
    ...locales.map((locale): ConformanceCase => ({
      path: `/manifests/${locale}.webmanifest`,
      answer: { status: 200, headers: { 'content-type': /json/u } },
    })),
  ];
}

/** A 404 page in the language of the address, with links from a search for its words. */
const missing: readonly ConformanceCase[] = [
  ...locales.flatMap((locale): readonly ConformanceCase[] => {
    const prefix = locale === 'et' ? '' : `/${locale}`;
    const answer = { status: 404, headers: security, holds: `<html lang="${locale}"` };
    return [
      { path: `${prefix}/zzqqxx`, answer },
      { path: `${prefix}/old/keila`, answer: { ...answer, holds: 'id="suggestions"' } },
      { path: `${prefix}/about/news/page/999`, answer },
    ];
  }),
  {
    path: '/old/keila',
    headers: { cookie: 'locale=ru' },
    answer: { status: 302, headers: { location: '/ru/old/keila', 'set-cookie': undefined } },
  },
  { path: '/_astro/no-such-file.js', answer: { status: 404 } },
  // Decoded once, this is a percent sign; decoded twice, it is malformed.
  { path: '/%25', answer: { status: 404 } },
  { path: '/ru/100%25', answer: { status: 404, holds: '<html lang="ru"' } },
];

const notAllowed: Difference = {
  answer: { status: 405 },
  reason: 'a file is asked for by GET; what else comes may be refused in any way that is a 4xx',
};

const wrongMethods: readonly ConformanceCase[] = [
  ...['PUT', 'DELETE', 'PATCH'].map((method): ConformanceCase => ({
    method,
    path: '/customer-support/next-shipping-day',
    answer: { status: 405, headers: { allow: 'GET, HEAD, POST' } },
    onNetlify: notAllowed,
  })),
  { method: 'POST', path: '/about', answer: { status: 405 }, onNetlify: notAllowed },
  { method: 'HEAD', path: '/about', answer: { status: 200 } },
];

const encodings: readonly ConformanceCase[] = ['br', 'gzip'].map((encoding) => ({
  path: '/ru/about',
  headers: { 'accept-encoding': encoding },
  answer: {
    status: 200,
    headers: { 'content-encoding': encoding, vary: /accept-encoding/iu },
    holds: '<html lang="ru"',
  },
  onNetlify: { answer: { status: 200, holds: '<html lang="ru"' }, reason: staticServer },
}));

const malformed: readonly ConformanceCase[] = [
  { path: '/about%00', answer: { status: 400 } },
  { path: '/%zz', answer: { status: 400 } },
  {
    path: `/${'a'.repeat(9000)}`,
    answer: { status: 414 },
    onNetlify: {
      answer: { status: 404 },
      reason: 'the tool has another limit for the length of an address',
    },
  },
];
