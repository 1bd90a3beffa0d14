/** Security headers of every response, from one table: for files (written as `_headers`), functions and the server. */
import { trustedTypesPolicy } from './trusted-types-policy.ts';

export interface AllowedOrigins {
  /** Origins of scripts. They may also be asked for data. */
  readonly scripts: readonly string[];
  /** Origins that the analytics script sends to, by request or as the address of a picture. `*.` stands for any host of a
   * domain. */
  readonly reports?: readonly string[];
  /** Origins of external pictures, such as map tiles. */
  readonly pictures: readonly string[];
  /** Origins of frames. */
  readonly frames?: readonly string[];
  /** Origin of the only page that may show this one in a frame. */
  readonly framedBy?: string | undefined;
  /** Digests of inline style rules. */
  readonly styles?: readonly string[];
  /** Pages run third-party scripts, which may create markup and code from text: such violations are reported, not
   * blocked. */
  readonly hasForeignScripts?: boolean;
  /** Visitors use https, so pages load nothing over http. */
  readonly isEncrypted?: boolean;
}

/** Endpoint for browser reports of policy violations (src/features/status/reports.server.ts). */
export const reportsPath = '/api/reports';

/** Omitted by a server without TLS. */
export const upgradeDirective = 'upgrade-insecure-requests';

/** @param allowed Origins besides our own; none by default. */
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

/** For files that other sites embed: preview pictures, feeds. */
export const sharedFileHeaders = { 'Cross-Origin-Resource-Policy': 'cross-origin' } as const;

/** For responses that are not pages: nothing in them is executed or displayed. */
export const answerSecurityHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** For embeds, which any site may show in a frame. What they show anybody may see: they send nothing but lookups, whose answers
 * stay inside, so a visitor who is led to press something unseen there changes nothing.
 * @param allowed.pictures Origins of map tiles. Scripts of others run in no embed. */
export function embedHeaders({
  pictures,
  isEncrypted = false,
}: Pick<AllowedOrigins, 'pictures' | 'isEncrypted'>): Readonly<Record<string, string>> {
  const policy = contentSecurityPolicy({ scripts: [], pictures, isEncrypted });
  return {
    'Content-Security-Policy': formatPolicy({
      ...policy,
      'frame-src': ["'none'"],
      'frame-ancestors': ['*'],
      ...trustedTypes,
      ...reporting,
    }),
    ...sharedFileHeaders,
  };
}

/** For the page that the page builder's studio shows in a frame. The studio adds its own scripts and styles and
 * evaluates what an editor makes; no other page allows that.
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
  // Geolocation finds the nearest waste station on request; nothing else is used.
  'Permissions-Policy': 'geolocation=(self), camera=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  // Other sites can embed only files with sharedFileHeaders.
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Reporting-Endpoints': `site="${reportsPath}"`,
} as const;

/** Text never becomes markup or code, and script addresses come only from our own policy. */
const trustedTypes = {
  'require-trusted-types-for': ["'script'"],
  'trusted-types': [trustedTypesPolicy],
} as const;

/** `report-uri` is for browsers that do not support `report-to`. */
const reporting = { 'report-uri': [reportsPath], 'report-to': ['site'] } as const;

type Directives = Readonly<Record<string, readonly string[]>>;

function contentSecurityPolicy(allowed: AllowedOrigins): Directives {
  const { scripts, pictures, reports = [], frames = [], styles = [], isEncrypted = false } = allowed;
  const [own, none] = ["'self'", "'none'"];
  return {
    'default-src': ["'none'"],
    'script-src': [own, ...scripts],
    'style-src': [own, ...styles],
    'img-src': [own, 'data:', ...pictures, ...reports],
    'font-src': [own],
    // Videos and sound that editors uploaded.
    'media-src': [own],
    'connect-src': [own, ...new Set([...scripts, ...reports])],
    'manifest-src': [own],
    // Search runs in a worker.
    'worker-src': [own],
    // Videos in posts are loaded after a click.
    'frame-src': ['https://www.youtube-nocookie.com', ...frames],
    'form-action': [own],
    'base-uri': ["'none'"],
    'frame-ancestors': [allowed.framedBy ?? none],
    ...(isEncrypted && { [upgradeDirective]: [] }),
  };
}

function formatPolicy(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}
