/** What is printed for nginx: one file of its http block. Files are sent by nginx, everything else is answered by Node. */
import { contentTypes, unknownType } from '#base/content-types.ts';
import { SettingsError } from '#base/environment.ts';
import { bodyLimits } from '#server/request-bodies.ts';
import { maxSilenceMs } from '#server/exchanges.ts';
import { limits, maxRequestsPerConnection } from '#server/server.ts';
import { awayPage, secondsUntilRetry } from './away-page.ts';
import type { ServeOptions } from './options.ts';
import {
  fileAddress,
  type LiveAddress,
  onlyNode,
  pageAddress,
  type PlacedHeaders,
  prefixedAddress,
  type Rates,
  ratesOf,
  type ServeTables,
  storedLanguage,
  type Values,
} from './tables.ts';

export interface PrintOptions extends ServeOptions {
  readonly tables: ServeTables;
  /** RATE_LIMIT. */
  readonly ratePerMinute: number;
}

export function formatNginx(options: PrintOptions): string {
  const { tables, tls } = options;
  return [
    head,
    ...hashSizes(tables),
    '',
    ...upstream(options),
    '',
    ...mapVisitor(tls),
    '',
    ...mapRedirects(tables),
    '',
    ...mapNames(tables.live),
    '',
    ...limitZones(tables.live, ratesOf(options.ratePerMinute)),
    '',
    ...(tls === 'here' ? [...redirectToTls(options), ''] : []),
    'server {',
    ...indent([...listen(options), ...serverSettings(options), '', ...locations(options)]),
    '}',
    '',
  ].join('\n');
}

const head = `# Printed by \`npm run serve-config -- nginx\`: a file of the http block, such as /etc/nginx/conf.d/site.conf. It is made of the
# site's own tables: print it again after an update and after a change of old addresses or settings, then nginx -t and reload.`;

const indent = (lines: readonly string[]): readonly string[] =>
  lines.map((line) => (line === '' ? line : `  ${line}`));

/** @throws {SettingsError} nginx has no way to write a dollar sign. */
function quote(text: string): string {
  if (/[$\n]/u.test(text))
    throw new SettingsError(`nginx cannot be told ${text}, because of its dollar sign.`);
  return `"${text.replace(/["\\]/gu, String.raw`\$&`)}"`;
}

/** A regular expression of a map. */
const expression = (pattern: string): string => `"~${pattern.replaceAll('"', String.raw`\"`)}"`;

/** Old addresses are longer than nginx expects. */
function hashSizes({ redirects }: ServeTables): readonly string[] {
  const maxLength = Math.max(64, ...redirects.map(([from]) => from.length));
  const bucket = 2 ** Math.ceil(Math.log2(maxLength + 48));
  const max = 2 ** Math.ceil(Math.log2(Math.max(1024, redirects.length * 4)));
  return [`map_hash_bucket_size ${bucket};`, `map_hash_max_size ${max};`];
}

/** Node closes idle connections, and those that have had many requests: nginx lets go of them first. */
function upstream({ upstream: address }: PrintOptions): readonly string[] {
  return [
    'upstream site_node {',
    `  server ${address};`,
    '  keepalive 32;',
    `  keepalive_timeout ${limits.keepAliveTimeout / 1000 - 1}s;`,
    `  keepalive_requests ${maxRequestsPerConnection - 1};`,
    '}',
  ];
}

const mapVisitor = (tls: PrintOptions['tls']): readonly string[] => [
  '# "": the address alone decides; "+": the visitor has chosen another language; "-": no file is asked for.',
  'map "$request_method $http_cookie" $site_visitor {',
  '  default "-";',
  `  ${expression(`^(?:GET|HEAD) .*${storedLanguage}`)} "+";`,
  `  ${expression('^(?:GET|HEAD) ')} "";`,
  '}',
  ...(tls === 'elsewhere'
    ? [
        '# The proxy in front adds the address of its visitor at the end.',
        'map $http_x_forwarded_for $site_address {',
        '  default $remote_addr;',
        `  ${expression('(?:^|[ ,])(?<site_last>[0-9a-fA-F.:]+)$')} $site_last;`,
        '}',
      ]
    : []),
  '# IPv6: a network is one visitor.',
  `map ${tls === 'elsewhere' ? '$site_address' : '$remote_addr'} $site_client {`,
  `  default ${tls === 'elsewhere' ? '$site_address' : '$remote_addr'};`,
  `  ${expression('^(?<site_network>(?:[0-9a-f]+:){4})')} $site_network;`,
  '}',
];

function mapRedirects({ redirects }: ServeTables): readonly string[] {
  return [
    '# Old addresses, however capitals are used. With a query, or with another language chosen, Node leads on.',
    'map "$site_visitor$request_uri" $site_moved {',
    '  default "";',
    ...redirects.map(([from, to]) => `  ${quote(from)} ${quote(to)};`),
    '}',
  ];
}

function mapNames(live: readonly LiveAddress[]): readonly string[] {
  return [
    '# The file of an address, if it is spelled as the site spells it. Node knows the other spellings.',
    'map "$site_visitor$request_uri" $site_name {',
    '  default "";',
    '  "/" "/index.html";',
    `  ${expression(`^[+-]?${onlyNode(live)}(?:\\?|$)`)} "";`,
    `  ${expression(`^(?<site_page>${pageAddress})$`)} "$site_page.html";`,
    `  ${expression(`^\\+(?<site_page>${prefixedAddress})$`)} "$site_page.html";`,
    `  ${expression(`^\\+?(?<site_file>${fileAddress})(?:\\?|$)`)} "$site_file";`,
    '}',
  ];
}

/** Twice what Node admits: visitors read its sentence, and only floods end here. */
function limitZones(live: readonly LiveAddress[], rates: Rates): readonly string[] {
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

function redirectToTls({ host, port }: PrintOptions): readonly string[] {
  return [
    'server {',
    ...indent([
      'listen 80;',
      'listen [::]:80;',
      `server_name ${host};`,
      'access_log off;',
      'location /.well-known/acme-challenge/ { root /var/www/html; }',
      // Not $host, which is what the request names.
      `location / { return 301 https://${host}${port === 443 ? '' : `:${port}`}$request_uri; }`,
    ]),
    '}',
  ];
}

function listen({ tls, address, port, host, certificate, key }: PrintOptions): readonly string[] {
  const flags = tls === 'here' ? ' ssl http2' : '';
  const everywhere = [`listen ${port}${flags};`, `listen [::]:${port}${flags};`];
  const one = address?.includes(':') === true ? `[${address}]` : address;
  return [
    ...(one === undefined ? everywhere : [`listen ${one}:${port}${flags};`]),
    `server_name ${host};`,
    ...(tls === 'here'
      ? [
          `ssl_certificate ${certificate};`,
          `ssl_certificate_key ${key};`,
          'ssl_protocols TLSv1.2 TLSv1.3;',
          'ssl_session_cache shared:site_tls:10m;',
          'ssl_session_timeout 1d;',
          'ssl_session_tickets off;',
        ]
      : []),
  ];
}

function serverSettings({ files, brotli, tables }: PrintOptions): readonly string[] {
  const everywhere = tables.headers.find(({ place }) => place.type === 'all');
  return [
    `root ${files};`,
    'server_tokens off;',
    '# A link may hold a contract number: no address of a visitor or of a page is noted.',
    'access_log off;',
    'error_log stderr crit;',
    'sendfile on;',
    'tcp_nopush on;',
    '# A replaced file is sent within a second.',
    'open_file_cache max=10000 inactive=60s;',
    'open_file_cache_valid 1s;',
    '# Copies that PRECOMPRESS=yes writes.',
    'gzip off;',
    'gzip_static on;',
    ...(brotli ? ['brotli_static on;'] : []),
    'gzip_vary on;',
    `client_header_timeout ${limits.headersTimeout / 1000}s;`,
    `client_body_timeout ${bodyLimits.windowMs / 1000}s;`,
    `client_max_body_size ${bodyLimits.maxVisitorBytes};`,
    'types {',
    ...Object.entries(contentTypes).map(([extension, type]) => `  ${quote(type)} ${extension.slice(1)};`),
    '}',
    `default_type ${unknownType};`,
    'limit_req_status 429;',
    'error_page 429 =429 @site_busy;',
    'error_page 502 503 504 =503 @site_away;',
    '# For what leads to another address: a file has its own list.',
    ...headerLines(everywhere?.values ?? {}),
    'absolute_redirect off;',
    'if ($site_moved) {',
    '  return 301 $site_moved;',
    '}',
  ];
}

function locations(options: PrintOptions): readonly string[] {
  const places = options.tables.headers.flatMap(fileLocation);
  return [
    ...places,
    '',
    ...nodeLocation(options),
    '',
    ...awayLocation('busy', 429),
    ...awayLocation('away', 503),
  ];
}

function fileLocation({ place, all }: PlacedHeaders): readonly string[] {
  const { 'Content-Type': type, ...headers } = all;
  const where = place.type === 'all' ? '/' : place.type === 'at' ? `= ${place.path}` : place.path;
  return [
    `location ${where} {`,
    ...(type === undefined ? [] : ['  types { }', `  default_type ${quote(type)};`]),
    ...indent(headerLines(headers)),
    '  try_files $site_name @site_node;',
    '}',
  ];
}

function headerLines(headers: Values): readonly string[] {
  return Object.entries(headers).map(([name, value]) => `add_header ${name} ${quote(value)} always;`);
}

function nodeLocation({ tls, ratePerMinute }: PrintOptions): readonly string[] {
  const scheme = tls === 'elsewhere' ? '$http_x_forwarded_proto' : '$scheme';
  return [
    'location @site_node {',
    ...indent([
      ...Object.entries(ratesOf(ratePerMinute)).map(
        ([kind, perMinute]) => `limit_req zone=site_${kind} burst=${perMinute} nodelay;`,
      ),
      '# Node has sent its headers: one of its own, though it is empty, keeps away those of above.',
      'add_header X-Headers-Of-Node "";',
      'proxy_pass http://site_node;',
      'proxy_http_version 1.1;',
      '# A body is handed on as it comes, so that Node refuses one before it has come, and one that never ends. nginx would keep each on disk.',
      'proxy_request_buffering off;',
      'proxy_set_header Connection "";',
      'proxy_set_header Host $http_host;',
      'proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
      `proxy_set_header X-Forwarded-Proto ${scheme};`,
      'proxy_connect_timeout 5s;',
      '# While Node is restarted the socket of systemd holds the request.',
      `proxy_read_timeout ${maxSilenceMs / 1000}s;`,
    ]),
    '}',
  ];
}

/** Sent by nginx itself, in all languages: it does not know which one the visitor reads. */
function awayLocation(kind: 'busy' | 'away', status: number): readonly string[] {
  const { html, policy } = awayPage(kind);
  return [
    `location @site_${kind} {`,
    ...indent([
      'default_type "text/html; charset=utf-8";',
      ...headerLines({
        'Cache-Control': 'no-store',
        'Retry-After': String(secondsUntilRetry[kind]),
        'Content-Security-Policy': policy,
        'X-Content-Type-Options': 'nosniff',
      }),
      `return ${status} ${quote(html)};`,
    ]),
    '}',
  ];
}
