/** The maps of nginx's configuration: what they decide about a request. nginx looks for the whole text first and then tries expressions
 * one after the other, each of which costs it a hundredth of what a page costs. So what is asked for most stands there as text. */
import { SettingsError } from '#platform/base/environment.ts';
import { defaultLocale, locales } from '#platform/languages/locale.ts';
import { progressLimits } from '#platform/server/requests-in-progress.ts';
import { localeCookie } from '#platform/addresses/choose-locale.ts';
import type { ServeOptions } from './options.ts';
import { computeRates, type ServeTables } from './tables.ts';
import { fileAddress, onlyNode, pageAddress, prefixedAddress, storedLanguage } from './file-patterns.ts';

/** @throws {SettingsError} nginx has no way to write a dollar sign. */
export function quote(text: string): string {
  if (/[$\n]/u.test(text))
    throw new SettingsError(`nginx cannot be told ${text}, because of its dollar sign.`);
  return `"${text.replace(/["\\]/gu, String.raw`\$&`)}"`;
}

/** A regular expression of a map. */
const expression = (pattern: string): string => `"~${pattern.replaceAll('"', String.raw`\"`)}"`;

export function formatMaps(tables: ServeTables, tls: ServeOptions['tls'], ratePerMinute: number): string {
  return `${hashSizes(tables)}
${mapVisitor()}
${mapClients(tls)}
${mapRedirects(tables)}
${mapNames(tables)}
${limitZones(tables, ratePerMinute)}`;
}

/** Old addresses are longer than nginx expects, and there are more texts. */
function hashSizes({ redirects, pages }: ServeTables): string {
  const texts = [...redirects.map(([from]) => from), ...pages];
  const maxLength = Math.max(64, ...texts.map(({ length }) => length));
  const bucket = 2 ** Math.ceil(Math.log2(maxLength + 48));
  const max = 2 ** Math.ceil(Math.log2(Math.max(1024, texts.length * 4)));
  return `map_hash_bucket_size ${bucket};
map_hash_max_size ${max};
`;
}

/** What a visitor has chosen. Most send no cookie, or the one that this site sets. */
function mapVisitor(): string {
  const usual = ['GET', 'HEAD'].flatMap((method) => [
    `"${method} " "";`,
    ...locales.map(
      (locale) => `"${method} ${localeCookie}=${locale}" "${locale === defaultLocale ? '' : '+'}";`,
    ),
  ]);
  return `# "": the address alone decides; "+": the visitor has chosen another language; "-": no file is asked for.
map "$request_method $http_cookie" $site_visitor {
  default "-";
  ${usual.join('\n  ')}
  ${expression(`^(?:GET|HEAD) .*${storedLanguage}`)} "+";
  ${expression('^(?:GET|HEAD) ')} "";
}
`;
}

/** Whom limits count, as the server does (countedAs and neighbourhoodOf in src/platform/calls/request-origin.ts). */
export const mapClients = (tls: ServeOptions['tls']): string =>
  (tls === 'elsewhere' ? realAddresses : '') + clientMaps;

const realAddresses = `# The proxy in front adds the address of its visitor at the end. Nobody else reaches this port.
set_real_ip_from 0.0.0.0/0;
set_real_ip_from ::/0;
set_real_ip_from unix:;
real_ip_header X-Forwarded-For;
`;

/** Addresses are compared as bytes: as text nginx writes 2001:db8:0:0:… as 2001:db8::…. One of IPv4 within IPv6 is ::ffff:192.0.2.1. */
const clientMaps = String.raw`# One visitor: an address, of IPv6 its first 64 bits.
map $binary_remote_addr $site_client {
  default $binary_remote_addr;
  "~^\x00{10}\xff\xff(?<site_within>[\x00-\xff]{4})$" $site_within;
  "~^(?<site_prefix>[\x00-\xff]{8})" $site_prefix;
}
# Neighbours: 24 bits, of IPv6 48.
map $binary_remote_addr $site_neighbours {
  "~^\x00{10}\xff\xff(?<site_neighbours_within>[\x00-\xff]{3})" $site_neighbours_within;
  "~^(?<site_neighbours_of_six>[\x00-\xff]{6})[\x00-\xff]{10}$" $site_neighbours_of_six;
  "~^(?<site_neighbours_of_four>[\x00-\xff]{3})" $site_neighbours_of_four;
}
`;

function mapRedirects({ redirects }: ServeTables): string {
  // nginx refuses a text that differs from another one by its capitals only. Both have the same target (check-redirects.ts).
  const differing = new Map(redirects.map((redirect) => [redirect[0].toLowerCase(), redirect]));
  const moved = Array.from(differing.values(), ([from, to]) => `${quote(from)} ${quote(to)};`);
  return `# Old addresses, however capitals are used. With a query, or with another language chosen, Node leads on.
map "$site_visitor$request_uri" $site_moved {
  default "";
  ${moved.join('\n  ')}
}
`;
}

/** Texts are found without regard to capitals, file names are not: so the name of a file is made of what was asked for. */
function mapNames({ live, pages }: ServeTables): string {
  const prefixed = new RegExp(`^${prefixedAddress}$`, 'u');
  const known = pages
    .flatMap((page) => (prefixed.test(page) ? [page, `+${page}`] : [page]))
    .map((page) => `${quote(page)} "$uri.html";`);
  const made = onlyNode(live);
  return `# The file of an address, if it is spelled as the site spells it. Node knows the other spellings.
map "$site_visitor$request_uri" $site_name {
  default "";
  "/" "/index.html";
  ${known.join('\n  ')}
  # Pages of entries, such as news.
  ${expression(`^(?!${made}$)${pageAddress}$`)} "$uri.html";
  ${expression(`^\\+(?!${made}$)${prefixedAddress}$`)} "$uri.html";
  ${expression(`^\\+?${made}(?:\\?|$)`)} "";
  ${expression(`^\\+?${fileAddress}(?:\\?|$)`)} $uri;
}
`;
}

/** Twice what Node admits: visitors read its sentence, and only floods end here. */
function limitZones({ live }: ServeTables, ratePerMinute: number): string {
  const kinds = live.map(({ method, path, limit }) => `${expression(`^${method} ${path}$`)} ${limit};`);
  const zones = Object.entries(computeRates(ratePerMinute)).map(
    ([kind, perMinute]) => `map $site_kind $site_${kind} {
  default "";
  ${kind} "$site_client${kind === 'pages' ? '' : ' $uri'}";
}
limit_req_zone $site_${kind} zone=site_${kind}:10m rate=${perMinute}r/m;
`,
  );
  return `map "$request_method $uri" $site_kind {
  default pages;
  ${kinds.join('\n  ')}
}
${zones.join('')}limit_conn_zone $site_client zone=site_clients:10m;
limit_conn_zone $site_neighbours zone=site_neighbours:10m;
`;
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
