/** What is printed for Caddy: a Caddyfile, or a file that one imports. Caddy has certificates by itself, and no limit of requests:
 * those of the server hold. */
import { contentTypes, unknownType } from '#platform/base/content-types.ts';
import { maxSilenceMs } from '#platform/server/exchanges.ts';
import { limits } from '#platform/server/server.ts';
import { bodyLimits } from '#platform/server/request-bodies.ts';
import { revalidate } from '#platform/server/send-file.ts';
import { awayPage, secondsUntilRetry } from './away-page.ts';
import type { PrintOptions } from './nginx.ts';
import type { ScopedHeaders, ServeTables } from './tables.ts';
import { fileAddress, onlyNode, pageAddress, prefixedAddress, storedLanguage } from './file-patterns.ts';

export function formatCaddy(options: PrintOptions): string {
  const { address, files, upstream, tls, tables } = options;
  const everywhere = tables.headers.filter(({ scope }) => scope.type === 'all');
  return `# Printed by \`npm run serve-config -- caddy\`, made of the site's own tables: print it again after an update and after a change of old
# addresses or settings, then caddy validate and reload. Caddy has no limit of requests; those of the server hold.
${siteAddress(options)} {${address === undefined ? '' : `\n\tbind ${address}`}
	root * ${files}
	request_body {
		max_size ${bodyLimits.maxVisitorBytes}
	}
	route {
		${lines(2, maps(tables))}

		@moved expression \`{site_moved} != ""\`
		handle @moved {
			${lines(3, everywhere.flatMap(headerRule))}
			redir {site_moved} 301
		}

		@file {
			expression \`{site_name} != ""\`
			file {
				try_files {site_name}
			}
		}
		handle @file {
			route {
				header Content-Type {site_type}
				header Cache-Control ${quote(revalidate)}
				${lines(4, tables.headers.flatMap(headerRule))}
				# Also to those who take no copy, and once to those who do.
				@copied file {site_name}.gz
				header @copied {
					Vary Accept-Encoding
					defer
				}
				rewrite * {site_name}
				file_server {
					precompressed br gzip
					disable_canonical_uris
				}
			}
		}

		reverse_proxy ${upstream} {${tls === 'elsewhere' ? '\n\t\t\ttrusted_proxies private_ranges' : ''}
			transport http {
				dial_timeout 5s
				keepalive ${limits.keepAliveTimeout / 1000 - 1}s
				# While Node is restarted the socket of systemd holds the request.
				response_header_timeout ${maxSilenceMs / 1000}s
			}
		}
	}
${formatErrors()}}
`;
}

/** @param depth Of the place in the text. */
const lines = (depth: number, list: readonly string[]): string => list.join(`\n${'\t'.repeat(depth)}`);

/** Backticks take everything as it is, also quotation marks; none of our tables has one. */
const quote = (text: string): string => `\`${text}\``;

function siteAddress({ tls, host, port }: PrintOptions): string {
  if (tls === 'here') return port === 443 ? host : `${host}:${port}`;
  return `http://${tls === 'none' ? '' : host}:${port}`;
}

function maps({ redirects, live }: ServeTables): readonly string[] {
  return [
    '# "": the address alone decides; "+": the visitor has chosen another language; "-": no file is asked for.',
    'map "{http.request.method} {http.request.header.Cookie}" {site_visitor} {',
    `\t~^(?:GET|HEAD)\\s.*${storedLanguage} +`,
    '\t~^(?:GET|HEAD)\\s ""',
    '\tdefault -',
    '}',
    '# Old addresses. With a query, or with another language chosen, Node leads on.',
    'map "{site_visitor}{http.request.uri}" {site_moved} {',
    ...redirects.map(([from, to]) => `\t${quote(from)} ${quote(to)}`),
    '\tdefault ""',
    '}',
    '# The file of an address, if it is spelled as the site spells it. Node knows the other spellings.',
    'map "{site_visitor}{http.request.uri}" {site_name} {',
    '\t/ /index.html',
    `\t${quote(`~^[+-]?${onlyNode(live)}(?:\\?|$)`)} ""`,
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

/** In the order of the table: as there, a later rule wins. */
function headerRule({ scope, values }: ScopedHeaders): readonly string[] {
  const where = scope.type === 'all' ? '' : scope.type === 'at' ? `${scope.path} ` : `${scope.path}* `;
  return [
    `header ${where}{`,
    ...Object.entries(values).map(([name, value]) => `\t${name} ${quote(value)}`),
    '}',
  ];
}

function formatErrors(): string {
  const { html, policy } = awayPage('away');
  return `	handle_errors {
		header {
			Cache-Control no-store
			Retry-After ${secondsUntilRetry.away}
			Content-Security-Policy ${quote(policy)}
			Content-Type "text/html; charset=utf-8"
			X-Content-Type-Options nosniff
		}
		@away expression \`{http.error.status_code} >= 500\`
		respond @away ${quote(html)} 503
	}
`;
}
