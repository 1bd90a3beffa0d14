/** Headers that every answer has, from one table: for files (written as `_headers`), for functions and for the server. */
import { trustedTypesPolicy } from './trusted-types-policy.ts';

export interface AllowedOrigins {
  /** Of the analytics script and of what it reports to. */
  readonly scripts: readonly string[];
  /** Of pictures from elsewhere, such as map tiles. */
  readonly pictures: readonly string[];
  /** Of what stands in a frame. */
  readonly frames?: readonly string[];
  /** Digests of style rules that stand in the page itself. */
  readonly styles?: readonly string[];
  /** Scripts of others run in the pages, which may make markup and code of text: that is reported then, and not refused. */
  readonly hasForeignScripts?: boolean;
  /** Visitors reach the site by https, so that nothing in its pages is asked for without it. */
  readonly isEncrypted?: boolean;
}

/** Takes what browsers report of pages that break the policy (src/proxy/calls/reports.ts). */
export const reportsPath = '/api/reports';

/** What a server without TLS before it leaves out. */
export const upgradeDirective = 'upgrade-insecure-requests';

/** @param allowed Origins beside our own; none unless configured. */
export function securityHeaders(allowed: AllowedOrigins): Readonly<Record<string, string>> {
  const { hasForeignScripts = false } = allowed;
  return {
    'Content-Security-Policy': formatPolicy({
      ...contentSecurityPolicy(allowed),
      ...(!hasForeignScripts && trustedTypes),
      ...reporting,
    }),
    ...(hasForeignScripts && {
      'Content-Security-Policy-Report-Only': formatPolicy({ ...trustedTypes, ...reporting }),
    }),
    ...fixed,
  };
}

/** For a path of files that pages of others show: pictures of a link, feeds. */
export const sharedFileHeaders = { 'Cross-Origin-Resource-Policy': 'cross-origin' } as const;

/** For answers that are no pages: nothing in them is ever run or shown. */
export const answerSecurityHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** For the page that the page builder's studio shows in a frame: the studio puts scripts and styles of its own there
 * and evaluates what an editor makes, which no other page allows.
 * @param studio Its origin. */
export function studioHostHeaders(studio: string): Readonly<Record<string, string>> {
  const policy = formatPolicy({
    'default-src': ["'none'"],
    'script-src': ["'self'", "'unsafe-eval'", studio],
    'style-src': ["'self'", "'unsafe-inline'", studio],
    'img-src': ["'self'", 'data:', 'blob:', studio],
    'font-src': ["'self'", 'data:', studio],
    'connect-src': ["'self'", studio],
    'frame-src': ["'self'", studio],
    'form-action': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': [studio],
  });
  return { 'Content-Security-Policy': policy };
}

const fixed = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  // A contract number in an address must not reach another site.
  'Referrer-Policy': 'same-origin',
  // The nearest waste station is found by place, when asked; nothing else is used.
  'Permissions-Policy': 'geolocation=(self), camera=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  // Pages of others show none of our files but those of sharedFileHeaders.
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Reporting-Endpoints': `site="${reportsPath}"`,
} as const;

/** Text becomes neither markup nor code, and the address of a script comes from one policy of our own. */
const trustedTypes = {
  'require-trusted-types-for': ["'script'"],
  'trusted-types': [trustedTypesPolicy],
} as const;

/** `report-uri` is for browsers that do not know the other. */
const reporting = { 'report-uri': [reportsPath], 'report-to': ['site'] } as const;

type Directives = Readonly<Record<string, readonly string[]>>;

function contentSecurityPolicy(allowed: AllowedOrigins): Directives {
  const { scripts, pictures, frames = [], styles = [], isEncrypted = false } = allowed;
  const own = "'self'";
  return {
    'default-src': ["'none'"],
    'script-src': [own, ...scripts],
    'style-src': [own, ...styles],
    'img-src': [own, 'data:', ...pictures],
    'font-src': [own],
    'connect-src': [own, ...scripts],
    'manifest-src': [own],
    // Search runs off the main thread.
    'worker-src': [own],
    // Frames of posts are loaded after a click.
    'frame-src': ['https://www.youtube-nocookie.com', ...frames],
    'form-action': [own],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    ...(isEncrypted && { [upgradeDirective]: [] }),
  };
}

function formatPolicy(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}
