/** Live calls and on-demand pages of the demo. */
import { locales } from '#platform/languages/locale.ts';
import { openDataVersion } from '#shell/open-data/format.ts';
import { endpoints } from '#features/endpoints.server.ts';
import type { Answer, ConformanceCase, Difference } from './case.ts';

const json = {
  'content-type': /^application\/json/u,
  'x-robots-tag': 'noindex',
  'x-content-type-options': 'nosniff',
};
const posted = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
const form = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };
const lookup = JSON.stringify({ contractNumber: 'L1000002' });
/** Its PDF needs files that are bundled with the function. */
const order = JSON.stringify({
  name: 'Mari Näide',
  email: 'mari@example.ee',
  contractNumber: 'L1234567',
  address: 'Tamme 1, Tartu',
  tank: 'septicTank',
  volume: '3',
  presence: 'no',
});

const withdrawal = JSON.stringify({ name: 'Mari Näide', email: 'mari@example.ee', contract: 'L1234567' });

/** Cross-site requests are refused; the form of the refusal depends on the tool. */
const notTried: Difference = {
  answer: { status: 404 },
  reason: 'after a 403 of a function the tool tries other spellings of the address (.html, /index.html)',
};

/** The tool runs with STATUS_PUBLIC (netlify-dev.ts), so only the public response of the status can be
 * tested. */
const shownStatus = (answer: Omit<Answer, 'status'>): Difference => ({
  answer: { ...answer, status: 200 },
  reason: 'the status is asked for where it is open, since the tool tries other spellings after a 403',
});

/** No more requests to one address than the rate limit allows. */
export function liveCases(): readonly ConformanceCase[] {
  return [...calls, ...refused, ...pages];
}

const calls: readonly ConformanceCase[] = [
  {
    method: 'POST',
    path: '/api/discharges',
    headers: posted,
    body: lookup,
    answer: {
      status: 200,
      headers: { ...json, 'cache-control': 'no-store' },
      holds: '"isDemonstration":true',
    },
  },
  {
    path: '/api/discharges?contractNumber=L1000002',
    answer: { status: 200, headers: { ...json, 'cache-control': /^private, max-age=\d+$/u } },
  },
  ...['/api/search?query=keila', '/api/content-search?search=konteiner', '/api/posts', '/api/unserved'].map(
    (path): ConformanceCase => ({
      path,
      answer: { status: 200, headers: { ...json, 'cache-control': /^public, max-age=\d+$/u } },
    }),
  ),
  {
    method: 'POST',
    path: '/api/orders',
    headers: posted,
    body: order,
    answer: { status: 200, headers: json, holds: '"reference":' },
  },
  {
    method: 'POST',
    path: '/api/withdrawals',
    headers: posted,
    body: withdrawal,
    answer: { status: 200, headers: json, holds: '"reference":' },
  },
  { path: '/api/helpdesk', answer: { status: 200, headers: json } },
  { path: '/api/health', answer: { status: 200, headers: json } },
];

const refused: readonly ConformanceCase[] = [
  ...[...endpoints].map(([path, { methods }]): ConformanceCase => ({
    method: 'PUT',
    path,
    answer: {
      status: 405,
      headers: {
        ...json,
        allow: (methods.includes('GET') ? ['HEAD', ...methods] : methods).toSorted().join(', '),
      },
    },
  })),
  {
    method: 'POST',
    path: '/api/hooks/content',
    body: '{}',
    // No key is set, so all requests are refused.
    answer: { status: 503, headers: json, holds: 'not-configured' },
  },
  { path: '/api/hooks/content', answer: { status: 405, headers: { ...json, allow: 'POST' } } },
  { path: '/api/search', answer: { status: 400, headers: json, holds: 'parameter-missing' } },
  { path: '/api/search?query=a&status=draft', answer: { status: 400, holds: 'parameter-unknown' } },
  { path: '/api/posts?page=-1', answer: { status: 400, holds: 'parameter-invalid' } },
  { path: '/api/search?query=%00', answer: { status: 400 } },
  {
    method: 'POST',
    path: '/api/discharges',
    body: lookup,
    headers: { ...posted, 'sec-fetch-site': 'cross-site' },
    answer: { status: 403, headers: json, holds: 'origin-foreign' },
    onNetlify: notTried,
  },
  {
    method: 'POST',
    path: '/api/discharges',
    body: lookup,
    headers: { 'content-type': 'application/json', origin: 'https://evil.example' },
    answer: { status: 403 },
    onNetlify: notTried,
  },
  {
    method: 'POST',
    path: '/api/discharges',
    headers: posted,
    body: ' '.repeat(5000),
    answer: { status: 413, headers: json },
  },
  {
    method: 'POST',
    path: '/api/discharges',
    headers: { ...posted, 'content-type': 'text/plain' },
    body: 'x',
    answer: { status: 415, headers: json },
  },
];

const forOne = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex',
  'content-security-policy': /default-src 'none'/u,
};

const pages: readonly ConformanceCase[] = [
  {
    method: 'POST',
    path: '/customer-support/next-shipping-day',
    headers: form,
    body: 'contractNumber=L1000002',
    answer: { status: 200, headers: forOne, holds: 'class="discharge"' },
  },
  {
    method: 'POST',
    path: '/ru/customer-support/next-shipping-day',
    headers: { ...form, cookie: 'locale=en' },
    body: 'contractNumber=none',
    answer: { status: 400, headers: forOne, holds: '<html lang="ru"' },
  },
  {
    method: 'POST',
    path: '/customer-support/next-shipping-day',
    body: 'contractNumber=L1000002',
    headers: { ...form, 'sec-fetch-site': 'cross-site' },
    answer: { status: 403, headers: forOne },
    onNetlify: { ...notTried, answer: { status: 500 } },
  },
  {
    method: 'POST',
    path: '/api/helpdesk',
    body: 'locale=ru&subject=kept',
    headers: { ...form, accept: 'text/html' },
    answer: {
      status: 400,
      headers: { 'content-security-policy': /default-src 'none'/u },
      holds: 'data-refused',
    },
  },
  {
    path: '/en/search?searchQuery=keila',
    answer: { status: 200, headers: forOne, holds: '<ol class="search-results">' },
  },
  {
    path: '/ru/home-customer/waste-stations?open=sunday',
    answer: { status: 200, headers: forOne, holds: '&quot;open&quot;:&quot;sunday&quot;' },
  },
  // The same list for everybody: kept as long as that of /api/unserved.
  {
    path: '/ru/customer-support/unserved-addresses?area=Tallinn',
    answer: {
      status: 200,
      headers: { ...forOne, 'cache-control': /^public, max-age=\d+$/u },
      holds: 'class="unserved-list"',
    },
  },
  {
    path: '/feeds/unserved/ru/harju.xml',
    answer: {
      status: 200,
      headers: {
        'content-type': /^application\/atom\+xml/u,
        'cache-control': /^public, max-age=\d+$/u,
        'x-content-type-options': 'nosniff',
      },
      holds: '<feed xmlns="http://www.w3.org/2005/Atom"',
    },
  },
  {
    path: '/feeds/unserved/en/0784.xml',
    answer: {
      status: 200,
      headers: { 'content-type': /^application\/atom\+xml/u, etag: /^W\/"/u },
      holds: 'Tallinn',
    },
  },
  {
    path: '/data/unserved.json',
    answer: {
      status: 200,
      headers: {
        'content-type': /^application\/json/u,
        'access-control-allow-origin': '*',
        'cache-control': /^public, max-age=\d+$/u,
        'x-content-type-options': 'nosniff',
      },
      holds: `"version":"${openDataVersion}"`,
    },
  },
  // Its drawings are bundled with the function.
  {
    path: '/documents/ru/sorting-sheet.pdf?bin=bio&municipality=0784',
    answer: {
      status: 200,
      headers: {
        'content-type': 'application/pdf',
        'cache-control': /^public, max-age=\d+$/u,
        'x-content-type-options': 'nosniff',
      },
    },
  },
  {
    path: '/documents/en/sorting-sheet.pdf?bin=none',
    answer: { status: 400, headers: forOne, holds: '<html lang="en"' },
  },
  // Without a choice it is the published page, which search engines list.
  {
    path: '/customer-support/unserved-addresses',
    answer: {
      status: 200,
      headers: { 'content-security-policy': /default-src 'none'/u, 'x-robots-tag': undefined },
      holds: 'class="unserved-plain until-started"',
    },
  },
  // Without PREVIEW_SECRET there are no previews; a stored language does not redirect.
  ...[{}, { cookie: 'locale=ru' }].map((headers): ConformanceCase => ({
    path: '/preview?type=posts&id=1&locale=et',
    headers,
    answer: { status: 503, headers: forOne, holds: '<section lang="en">' },
  })),
  // The status requires a signed link.
  ...locales.map((locale): ConformanceCase => ({
    path: `/${locale === 'et' ? '' : `${locale}/`}status`,
    answer: { status: 403, headers: forOne, holds: `<html lang="${locale}"` },
    onNetlify: shownStatus({ headers: forOne, holds: `<html lang="${locale}"` }),
  })),
  {
    method: 'HEAD',
    path: '/ru/status',
    answer: { status: 403, headers: forOne },
    onNetlify: shownStatus({ headers: forOne }),
  },
  { method: 'HEAD', path: '/preview', answer: { status: 503, headers: forOne } },
  ...['/status', '/preview'].map((path): ConformanceCase => ({
    method: 'POST',
    path,
    answer: { status: 405, headers: { ...forOne, 'content-security-policy': /./u, allow: 'GET, HEAD' } },
  })),
  {
    path: '/status.json',
    answer: { status: 403, headers: { ...json, ...forOne }, holds: '"error":' },
    onNetlify: shownStatus({ headers: { ...json, ...forOne } }),
  },
  { path: '/search?searchQuery=', answer: { status: 200, holds: '<html lang="et"' } },
];
