/** Headers that every answer has, from one table: for files (written as `_headers`), for functions and for the server. */

export interface AllowedOrigins {
  /** Of the analytics script and of what it reports to. */
  readonly scripts: readonly string[];
  /** Of pictures from elsewhere, such as map tiles. */
  readonly pictures: readonly string[];
  /** Of what stands in a frame. */
  readonly frames?: readonly string[];
  /** Digests of style rules that stand in the page itself. */
  readonly styles?: readonly string[];
}

/** @param allowed Origins beside our own; none unless configured. */
export function securityHeaders(allowed: AllowedOrigins): Readonly<Record<string, string>> {
  return { 'Content-Security-Policy': contentSecurityPolicy(allowed), ...fixed };
}

/** For answers that are no pages: nothing in them is ever run or shown. */
export const answerSecurityHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
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
} as const;

function contentSecurityPolicy({ scripts, pictures, frames = [], styles = [] }: AllowedOrigins): string {
  const own = "'self'";
  const directives: Readonly<Record<string, readonly string[]>> = {
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
  };
  return formatPolicy(directives);
}

function formatPolicy(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}
