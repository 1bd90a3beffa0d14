/** What is printed for Caddy: a Caddyfile, or a file that one imports. Caddy has certificates by itself, and no limit of requests:
 * those of the server hold. */
import { contentTypes, unknownType } from '#base/content-types.ts';
import { maxSilenceMs } from '#server/exchanges.ts';
import { limits } from '#server/server.ts';
import { bodyLimits } from '#server/request-bodies.ts';
import { revalidate } from '#server/send-file.ts';
import { awayPage, secondsUntilRetry } from './away-page.ts';
import type { PrintOptions } from './nginx.ts';
import type { Place, Values } from './tables.ts';
import { fileAddress, onlyNode, pageAddress, prefixedAddress, storedLanguage } from './file-patterns.ts';

export function formatCaddy(options: PrintOptions): string {
  return [
    head,
    `${siteAddress(options)} {`,
    ...indent([
      ...bind(options),
      `root * ${options.files}`,
      `request_body {`,
      `\tmax_size ${bodyLimits.maxVisitorBytes}`,
      '}',
      'route {',
      ...indent([...maps(options), '', ...moved(options), '', ...files(options), '', ...node(options)]),
      '}',
      ...errors(),
    ]),
    '}',
    '',
  ].join('\n');
}

const head = `# Printed by \`npm run serve-config -- caddy\`, made of the site's own tables: print it again after an update and after a change of old
# addresses or settings, then caddy validate and reload. Caddy has no limit of requests; those of the server hold.`;

const indent = (lines: readonly string[]): readonly string[] =>
  lines.map((line) => (line === '' ? line : `\t${line}`));

/** Backticks take everything as it is, also quotation marks; none of our tables has one. */
const quote = (text: string): string => `\`${text}\``;

function siteAddress({ tls, host, port }: PrintOptions): string {
  if (tls === 'here') return port === 443 ? host : `${host}:${port}`;
  return `http://${tls === 'none' ? '' : host}:${port}`;
}

const bind = ({ address }: PrintOptions): readonly string[] =>
  address === undefined ? [] : [`bind ${address}`];

function maps({ tables }: PrintOptions): readonly string[] {
  return [
    '# "": the address alone decides; "+": the visitor has chosen another language; "-": no file is asked for.',
    'map "{http.request.method} {http.request.header.Cookie}" {site_visitor} {',
    `\t~^(?:GET|HEAD)\\s.*${storedLanguage} +`,
    '\t~^(?:GET|HEAD)\\s ""',
    '\tdefault -',
    '}',
    '# Old addresses. With a query, or with another language chosen, Node leads on.',
    'map "{site_visitor}{http.request.uri}" {site_moved} {',
    ...tables.redirects.map(([from, to]) => `\t${quote(from)} ${quote(to)}`),
    '\tdefault ""',
    '}',
    '# The file of an address, if it is spelled as the site spells it. Node knows the other spellings.',
    'map "{site_visitor}{http.request.uri}" {site_name} {',
    '\t/ /index.html',
    `\t${quote(`~^[+-]?${onlyNode(tables.live)}(?:\\?|$)`)} ""`,
    `\t${quote(`~^(${pageAddress})$`)} "\${1}.html"`,
    `\t${quote(`~^\\+(${prefixedAddress})$`)} "\${1}.html"`,
    `\t${quote(`~^\\+?(${fileAddress})(?:\\?.*)?$`)} "\${1}"`,
    '\tdefault ""',
    '}',
    'map {site_name} {site_type} {',
    ...Object.entries(contentTypes).map(
      ([extension, type]) => `\t${quote(`~\\${extension}$`)} ${quote(type)}`,
    ),
    `\tdefault ${unknownType}`,
    '}',
  ];
}

function moved({ tables }: PrintOptions): readonly string[] {
  const everywhere = tables.headers.filter(({ place }) => place.type === 'all');
  return [
    '@moved expression `{site_moved} != ""`',
    'handle @moved {',
    ...indent(everywhere.flatMap(({ place, values }) => headerRule(place, values))),
    '\tredir {site_moved} 301',
    '}',
  ];
}

function files({ tables }: PrintOptions): readonly string[] {
  return [
    '@file {',
    '\texpression `{site_name} != ""`',
    '\tfile {',
    '\t\ttry_files {site_name}',
    '\t}',
    '}',
    'handle @file {',
    '\troute {',
    ...indent(
      indent([
        'header Content-Type {site_type}',
        `header Cache-Control ${quote(revalidate)}`,
        ...tables.headers.flatMap(({ place, values }) => headerRule(place, values)),
        '# Also to those who take no copy, and once to those who do.',
        '@copied file {site_name}.gz',
        'header @copied {',
        '\tVary Accept-Encoding',
        '\tdefer',
        '}',
        'rewrite * {site_name}',
        'file_server {',
        '\tprecompressed br gzip',
        '\tdisable_canonical_uris',
        '}',
      ]),
    ),
    '\t}',
    '}',
  ];
}

/** In the order of the table: as there, a later rule wins. */
function headerRule(place: Place, values: Values): readonly string[] {
  const where = place.type === 'all' ? '' : place.type === 'at' ? `${place.path} ` : `${place.path}* `;
  return [
    `header ${where}{`,
    ...Object.entries(values).map(([name, value]) => `\t${name} ${quote(value)}`),
    '}',
  ];
}

function node({ upstream, tls }: PrintOptions): readonly string[] {
  return [
    `reverse_proxy ${upstream} {`,
    ...indent([
      ...(tls === 'elsewhere' ? ['trusted_proxies private_ranges'] : []),
      'transport http {',
      '\tdial_timeout 5s',
      `\tkeepalive ${limits.keepAliveTimeout / 1000 - 1}s`,
      '\t# While Node is restarted the socket of systemd holds the request.',
      `\tresponse_header_timeout ${maxSilenceMs / 1000}s`,
      '}',
    ]),
    '}',
  ];
}

function errors(): readonly string[] {
  const { html, policy } = awayPage('away');
  return [
    'handle_errors {',
    ...indent([
      'header {',
      '\tCache-Control no-store',
      `\tRetry-After ${secondsUntilRetry.away}`,
      `\tContent-Security-Policy ${quote(policy)}`,
      '\tContent-Type "text/html; charset=utf-8"',
      '\tX-Content-Type-Options nosniff',
      '}',
      '@away expression `{http.error.status_code} >= 500`',
      `respond @away ${quote(html)} 503`,
    ]),
    '}',
  ];
}
