/** No cache keeps a preview, no search engine lists it, and its address, which opens it, reaches no other site. */
export const previewHeaders = {
  'Cache-Control': 'private, no-store',
  'Netlify-CDN-Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex',
  'Referrer-Policy': 'no-referrer',
} as const;
