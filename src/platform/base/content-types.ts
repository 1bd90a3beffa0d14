/** Types of files by extension, and which of them are sent compressed: what the server sends and what is printed for other servers
 * (`npm run serve-config`) come from here. */
import { constants } from 'node:zlib';

/** Files that editors offer for download: what WordPress takes in, and containers of signed documents. Nothing that a browser would
 * run is among them. */
export const documentTypes: Readonly<Record<string, string>> = {
  '.pdf': 'application/pdf',
  '.asice': 'application/vnd.etsi.asic-e+zip',
  '.sce': 'application/vnd.etsi.asic-e+zip',
  '.bdoc': 'application/vnd.etsi.asic-e+zip',
  '.edoc': 'application/vnd.etsi.asic-e+zip',
  '.adoc': 'application/vnd.etsi.asic-e+zip',
  '.asics': 'application/vnd.etsi.asic-s+zip',
  '.scs': 'application/vnd.etsi.asic-s+zip',
  '.ddoc': 'application/x-ddoc',
  '.cdoc': 'application/x-cdoc',
  '.cdoc2': 'application/x-cdoc2',
  '.p7m': 'application/pkcs7-mime',
  '.p7s': 'application/pkcs7-signature',
  '.doc': 'application/msword',
  '.dot': 'application/msword',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  '.docm': 'application/vnd.ms-word.document.macroEnabled.12',
  '.dotx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.template',
  '.xls': 'application/vnd.ms-excel',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  '.xlsm': 'application/vnd.ms-excel.sheet.macroEnabled.12',
  '.xlsb': 'application/vnd.ms-excel.sheet.binary.macroEnabled.12',
  '.xltx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.template',
  '.ppt': 'application/vnd.ms-powerpoint',
  '.pps': 'application/vnd.ms-powerpoint',
  '.pptx': 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  '.ppsx': 'application/vnd.openxmlformats-officedocument.presentationml.slideshow',
  '.odt': 'application/vnd.oasis.opendocument.text',
  '.ods': 'application/vnd.oasis.opendocument.spreadsheet',
  '.odp': 'application/vnd.oasis.opendocument.presentation',
  '.odg': 'application/vnd.oasis.opendocument.graphics',
  '.rtf': 'application/rtf',
  '.pages': 'application/vnd.apple.pages',
  '.numbers': 'application/vnd.apple.numbers',
  '.key': 'application/vnd.apple.keynote',
  '.csv': 'text/csv; charset=utf-8',
  '.tsv': 'text/tab-separated-values; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.ics': 'text/calendar; charset=utf-8',
  '.vcf': 'text/vcard; charset=utf-8',
  '.epub': 'application/epub+zip',
  '.zip': 'application/zip',
  '.7z': 'application/x-7z-compressed',
  '.rar': 'application/vnd.rar',
  '.tar': 'application/x-tar',
  '.kmz': 'application/vnd.google-earth.kmz',
  '.geojson': 'application/geo+json',
  '.dwg': 'image/vnd.dwg',
  '.dxf': 'image/vnd.dxf',
  '.mp3': 'audio/mpeg',
  '.m4a': 'audio/mp4',
  '.ogg': 'audio/ogg',
  '.wav': 'audio/wav',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
};

export const contentTypes: Readonly<Record<string, string>> = {
  ...documentTypes,
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.xml': 'application/xml; charset=utf-8',
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
  '.webmanifest': 'application/manifest+json',
  '.jsonld': 'application/ld+json',
};

/** Of feeds, whose names end as those of other XML files. */
export const atomType = 'application/atom+xml; charset=utf-8';

export const unknownType = 'application/octet-stream';

/** Minimum size in bytes: anything that fits into one packet gains nothing. */
export const smallestCompressed = 1024;

/** Includes manifests (`+json`) and SVG (`+xml`). */
export const compressibleType = /^text\/|[/+](?:json|xml)\b/u;

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
