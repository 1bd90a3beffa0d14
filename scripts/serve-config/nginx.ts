/** What is printed for nginx: one file of its http block. Files are sent by nginx, everything else is answered by Node. */
import { contentTypes, unknownType } from '#platform/base/content-types.ts';
import { bodyLimits } from '#platform/server/request-bodies.ts';
import { maxSilenceMs } from '#platform/server/exchanges.ts';
import { lingerLimits } from '#platform/server/refused-bodies.ts';
import { limits, maxRequestsPerConnection } from '#platform/server/server.ts';
import { awayPage, secondsUntilRetry } from './away-page.ts';
import { crowdLimits, formatMaps, quote } from './nginx-maps.ts';
import type { ServeOptions } from './options.ts';
import { computeRates, type ScopedHeaders, type ServeTables, type Values } from './tables.ts';

export interface PrintOptions extends ServeOptions {
  readonly tables: ServeTables;
  /** RATE_LIMIT. */
  readonly ratePerMinute: number;
}

export function formatNginx(options: PrintOptions): string {
  const { upstream, tls, files, brotli, ratePerMinute, tables } = options;
  const types = Object.entries(contentTypes).map(
    ([extension, type]) => `${quote(type)} ${extension.slice(1)};`,
  );
  // Node closes idle connections, and those that have had many requests: nginx lets go of them first.
  const keptSeconds = limits.keepAliveTimeout / 1000 - 1;
  const keptRequests = maxRequestsPerConnection - 1;
  return `# Printed by \`npm run serve-config -- nginx\`: a file of the http block, such as /etc/nginx/conf.d/site.conf. It is made of the
# site's own tables: print it again after an update and after a change of old addresses or settings, then nginx -t and reload.
${formatMaps(tables, tls, ratePerMinute)}
upstream site_node {
  server ${upstream};
  keepalive 32;
  keepalive_timeout ${keptSeconds}s;
  keepalive_requests ${keptRequests};
}
${tls === 'here' ? redirectToTls(options) : ''}
server {
  ${listen(options).join('\n  ')}
  root ${files};
  server_tokens off;
  # A link may hold a contract number: no address of a visitor or of a page is noted.
  access_log off;
  error_log stderr crit;
  sendfile on;
  tcp_nopush on;
  keepalive_requests ${maxRequestsPerConnection};
  # A replaced file is sent within a second.
  open_file_cache max=10000 inactive=60s;
  open_file_cache_valid 1s;
  # Copies that PRECOMPRESS=yes writes.
  gzip off;
  gzip_static on;${brotli ? '\n  brotli_static on;' : ''}
  gzip_vary on;
  client_header_timeout ${limits.headersTimeout / 1000}s;
  client_body_timeout ${bodyLimits.windowMs / 1000}s;
  # What was refused is read for a moment only, and who reads nothing is not waited for.
  lingering_time ${lingerLimits.totalMs / 1000}s;
  lingering_timeout ${lingerLimits.silenceMs / 1000}s;
  send_timeout 30s;
  reset_timedout_connection on;
  ${crowdLimits(ratePerMinute).join('\n  ')}
  client_max_body_size ${bodyLimits.maxVisitorBytes};
  types {
    ${types.join('\n    ')}
  }
  default_type ${unknownType};
  limit_req_status 429;
  error_page 429 =429 @site_busy;
  error_page 502 503 504 =503 @site_away;
  absolute_redirect off;

${tables.headers.map(fileLocation).join('')}${nodeLocation(options)}${awayLocation('busy', 429)}${awayLocation('away', 503)}}
`;
}

function redirectToTls({ host, port }: PrintOptions): string {
  // Not $host, which is what the request names.
  const site = `https://${host}${port === 443 ? '' : `:${port}`}`;
  return `
server {
  listen 80;
  listen [::]:80;
  server_name ${host};
  access_log off;
  location /.well-known/acme-challenge/ { root /var/www/html; }
  location / { return 301 ${site}$request_uri; }
}
`;
}

function listen({ tls, address, port, host, certificate, key }: PrintOptions): readonly string[] {
  const flags = tls === 'here' ? ' ssl http2' : '';
  const one = address?.includes(':') === true ? `[${address}]` : address;
  const encrypted = [
    `ssl_certificate ${certificate};`,
    `ssl_certificate_key ${key};`,
    'ssl_protocols TLSv1.2 TLSv1.3;',
    'ssl_session_cache shared:site_tls:10m;',
    'ssl_session_timeout 1d;',
    'ssl_session_tickets off;',
  ];
  return [
    ...(one === undefined ? ['', '[::]:'] : [`${one}:`]).map((place) => `listen ${place}${port}${flags};`),
    `server_name ${host};`,
    ...(tls === 'here' ? encrypted : []),
  ];
}

function fileLocation({ scope, all }: ScopedHeaders): string {
  const { 'Content-Type': type, ...headers } = all;
  const where = scope.type === 'all' ? '/' : scope.type === 'at' ? `= ${scope.path}` : scope.path;
  const lines = [
    ...(type === undefined ? [] : ['types { }', `default_type ${quote(type)};`]),
    ...headerLines(headers),
  ];
  return `  location ${where} {
    ${lines.join('\n    ')}
    try_files $site_name @site_node;
  }
`;
}

function headerLines(headers: Values): readonly string[] {
  return Object.entries(headers).map(([name, value]) => `add_header ${name} ${quote(value)} always;`);
}

/** An old address never names a page (a publish refuses it), so files need not wait for the list of old addresses. */
function nodeLocation({ tls, ratePerMinute, tables }: PrintOptions): string {
  const everywhere = tables.headers.find(({ scope }) => scope.type === 'all');
  const rates = Object.entries(computeRates(ratePerMinute)).map(
    ([kind, perMinute]) => `limit_req zone=site_${kind} burst=${perMinute} nodelay;`,
  );
  return `
  location @site_node {
    if ($site_moved) {
      ${headerLines(everywhere?.values ?? {}).join('\n      ')}
      return 301 $site_moved;
    }
    ${rates.join('\n    ')}
    # Node has sent its headers: one of its own, though it is empty, keeps away those of above.
    add_header X-Headers-Of-Node "";
    proxy_pass http://site_node;
    proxy_http_version 1.1;
    # A body is handed on as it comes, so that Node refuses one before it has come, and one that never ends. nginx would keep each on disk.
    proxy_request_buffering off;
    proxy_set_header Connection "";
    proxy_set_header Host $http_host;
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    proxy_set_header X-Forwarded-Proto ${tls === 'elsewhere' ? '$http_x_forwarded_proto' : '$scheme'};
    proxy_connect_timeout 5s;
    # While Node is restarted the socket of systemd holds the request.
    proxy_read_timeout ${maxSilenceMs / 1000}s;
  }
`;
}

/** Sent by nginx itself, in all languages: it does not know which one the visitor reads. */
function awayLocation(kind: 'busy' | 'away', status: number): string {
  const { html, policy } = awayPage(kind);
  const headers = headerLines({
    'Cache-Control': 'no-store',
    'Retry-After': String(secondsUntilRetry[kind]),
    'Content-Security-Policy': policy,
    'X-Content-Type-Options': 'nosniff',
  });
  return `
  location @site_${kind} {
    default_type "text/html; charset=utf-8";
    ${headers.join('\n    ')}
    return ${status} ${quote(html)};
  }
`;
}
