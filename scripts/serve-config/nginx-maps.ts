/** The maps of nginx's configuration: what they decide about a request. nginx looks for the whole text first and then tries expressions
 * one after the other, each of which costs it a hundredth of what a page costs. So what is asked for most stands there as text. */
import { SettingsError } from '#base/environment.ts';
import { defaultLocale, locales } from '#model/locale.ts';
import { progressLimits } from '#server/requests-in-progress.ts';
import { localeCookie } from '#site/language.ts';
import type { ServeOptions } from './options.ts';
import type { LiveAddress, Rates, ServeTables } from './tables.ts';
import { fileAddress, onlyNode, pageAddress, prefixedAddress, storedLanguage } from './file-patterns.ts';

/** @throws {SettingsError} nginx has no way to write a dollar sign. */
export function quote(text: string): string {
  if (/[$\n]/u.test(text))
    throw new SettingsError(`nginx cannot be told ${text}, because of its dollar sign.`);
  return `"${text.replace(/["\\]/gu, String.raw`\$&`)}"`;
}

/** A regular expression of a map. */
const expression = (pattern: string): string => `"~${pattern.replaceAll('"', String.raw`\"`)}"`;

/** Old addresses are longer than nginx expects, and there are more texts. */
export function hashSizes({ redirects, pages }: ServeTables): readonly string[] {
  const texts = [...redirects.map(([from]) => from), ...pages];
  const maxLength = Math.max(64, ...texts.map(({ length }) => length));
  const bucket = 2 ** Math.ceil(Math.log2(maxLength + 48));
  const max = 2 ** Math.ceil(Math.log2(Math.max(1024, texts.length * 4)));
  return [`map_hash_bucket_size ${bucket};`, `map_hash_max_size ${max};`];
}

/** What a visitor has chosen. Most send no cookie, or the one that this site sets. */
export function mapVisitor(): readonly string[] {
  const usual = ['GET', 'HEAD'].flatMap((method) => [
    [`${method} `, ''],
    ...locales.map((locale) => [`${method} ${localeCookie}=${locale}`, locale === defaultLocale ? '' : '+']),
  ]);
  return [
    '# "": the address alone decides; "+": the visitor has chosen another language; "-": no file is asked for.',
    'map "$request_method $http_cookie" $site_visitor {',
    '  default "-";',
    ...usual.map(([asked = '', visitor = '']) => `  ${quote(asked)} ${quote(visitor)};`),
    `  ${expression(`^(?:GET|HEAD) .*${storedLanguage}`)} "+";`,
    `  ${expression('^(?:GET|HEAD) ')} "";`,
    '}',
  ];
}

const anyBytes = (count: number): string => `[\\x00-\\xff]{${String(count)}}`;

/** An address of IPv4 within IPv6, ::ffff:192.0.2.1. */
const mapped = String.raw`^\x00{10}\xff\xff`;

/** Whom limits count, as the server does (countedAs and neighbourhoodOf in src/proxy/request-origin.ts). Addresses are compared as bytes: as text
 * nginx writes 2001:db8:0:0:… as 2001:db8::…. */
export function mapClients(tls: ServeOptions['tls']): readonly string[] {
  return [
    ...(tls === 'elsewhere'
      ? [
          '# The proxy in front adds the address of its visitor at the end. Nobody else reaches this port.',
          'set_real_ip_from 0.0.0.0/0;',
          'set_real_ip_from ::/0;',
          'set_real_ip_from unix:;',
          'real_ip_header X-Forwarded-For;',
        ]
      : []),
    '# One visitor: an address, of IPv6 its first 64 bits.',
    'map $binary_remote_addr $site_client {',
    '  default $binary_remote_addr;',
    `  ${expression(`${mapped}(?<site_within>${anyBytes(4)})$`)} $site_within;`,
    `  ${expression(`^(?<site_prefix>${anyBytes(8)})`)} $site_prefix;`,
    '}',
    '# Neighbours: 24 bits, of IPv6 48.',
    'map $binary_remote_addr $site_neighbours {',
    `  ${expression(`${mapped}(?<site_neighbours_within>${anyBytes(3)})`)} $site_neighbours_within;`,
    `  ${expression(`^(?<site_neighbours_of_six>${anyBytes(6)})${anyBytes(10)}$`)} $site_neighbours_of_six;`,
    `  ${expression(`^(?<site_neighbours_of_four>${anyBytes(3)})`)} $site_neighbours_of_four;`,
    '}',
  ];
}

/** Names of the zones that count requests in progress, with what they count by. */
const crowds = { clients: '$site_client', neighbours: '$site_neighbours' } as const;

export function crowdZones(): readonly string[] {
  return Object.entries(crowds).map(([zone, key]) => `limit_conn_zone ${key} zone=site_${zone}:10m;`);
}

/** nginx takes no more in a limit_conn. */
const maxConnectionLimit = 65_535;

/** Twice what Node admits, also for files: a page asks for many at once, and each is gone in a moment. */
export function crowdLimits(ratePerMinute: number): readonly string[] {
  const { ofAddress, ofNeighbourhood } = progressLimits(ratePerMinute);
  const twice = (count: number) => String(Math.min(2 * count, maxConnectionLimit));
  return [
    `limit_conn site_clients ${twice(ofAddress)};`,
    `limit_conn site_neighbours ${twice(ofNeighbourhood)};`,
    'limit_conn_status 429;',
  ];
}

export function mapRedirects({ redirects }: ServeTables): readonly string[] {
  return [
    '# Old addresses, however capitals are used. With a query, or with another language chosen, Node leads on.',
    'map "$site_visitor$request_uri" $site_moved {',
    '  default "";',
    ...differing(redirects).map(([from, to]) => `  ${quote(from)} ${quote(to)};`),
    '}',
  ];
}

/** nginx refuses a text that differs from another one by its capitals only. Both have the same target (check-redirects.ts). */
const differing = (redirects: ServeTables['redirects']): ServeTables['redirects'] => [
  ...new Map(redirects.map((redirect) => [redirect[0].toLowerCase(), redirect])).values(),
];

/** Texts are found without regard to capitals, file names are not: so the name of a file is made of what was asked for. */
export function mapNames({ live, pages }: ServeTables): readonly string[] {
  const prefixed = new RegExp(`^${prefixedAddress}$`, 'u');
  const known = pages.flatMap((page) => (prefixed.test(page) ? [page, `+${page}`] : [page]));
  const never = `(?!${onlyNode(live)}$)`;
  return [
    '# The file of an address, if it is spelled as the site spells it. Node knows the other spellings.',
    'map "$site_visitor$request_uri" $site_name {',
    '  default "";',
    '  "/" "/index.html";',
    ...known.map((page) => `  ${quote(page)} "$uri.html";`),
    '  # Pages of entries, such as news.',
    `  ${expression(`^${never}${pageAddress}$`)} "$uri.html";`,
    `  ${expression(`^\\+${never}${prefixedAddress}$`)} "$uri.html";`,
    `  ${expression(`^\\+?${onlyNode(live)}(?:\\?|$)`)} "";`,
    `  ${expression(`^\\+?${fileAddress}(?:\\?|$)`)} $uri;`,
    '}',
  ];
}

/** Twice what Node admits: visitors read its sentence, and only floods end here. */
export function limitZones(live: readonly LiveAddress[], rates: Rates): readonly string[] {
  return [
    'map "$request_method $uri" $site_kind {',
    '  default pages;',
    ...live.map(({ method, path, limit }) => `  ${expression(`^${method} ${path}$`)} ${limit};`),
    '}',
    ...Object.entries(rates).flatMap(([kind, perMinute]) => [
      `map $site_kind $site_${kind} {`,
      '  default "";',
      `  ${kind} "$site_client${kind === 'pages' ? '' : ' $uri'}";`,
      '}',
      `limit_req_zone $site_${kind} zone=site_${kind}:10m rate=${perMinute}r/m;`,
    ]),
  ];
}
