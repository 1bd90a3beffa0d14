/** Types of files by extension, and which of them are sent compressed: what the server sends and what is printed for other servers
 * (`npm run serve-config`) come from here. */
import { constants } from 'node:zlib';

export const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.mp3': 'audio/mpeg',
  '.m4a': 'audio/mp4',
  '.ogg': 'audio/ogg',
  '.wav': 'audio/wav',
  '.vtt': 'text/vtt; charset=utf-8',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
  '.webmanifest': 'application/manifest+json',
  '.csv': 'text/csv; charset=utf-8',
  '.geojson': 'application/geo+json',
  '.jsonld': 'application/ld+json',
};

/** Of feeds, whose names end as those of other XML files. */
export const atomType = 'application/atom+xml; charset=utf-8';

export const unknownType = 'application/octet-stream';

/** Minimum size in bytes: anything that fits into one packet gains nothing. */
export const smallestCompressed = 1024;

/** Includes manifests (`+json`) and SVG (`+xml`). */
export const compressibleType = /^text\/|json|xml/u;

/** Encodings of responses, smallest result first. */
export const encodings = ['br', 'gzip'] as const;

export type Encoding = (typeof encodings)[number];

export const gzipOptions = { level: constants.Z_BEST_COMPRESSION };

/** Styles and scripts are 4 to 8 % smaller than at level 9. A page takes a few milliseconds, the largest
 * script 0.3 s, once. */
const brotliQuality = 10;

export const brotliOptions = (bytes: Uint8Array) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
  },
});
