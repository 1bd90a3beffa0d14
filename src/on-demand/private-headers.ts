/** Of what a signed link opens: no cache keeps it, no search engine lists it, and its address reaches no other site. */
export const privateHeaders = {
  'Cache-Control': 'private, no-store',
  'Netlify-CDN-Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex',
  'Referrer-Policy': 'no-referrer',
} as const;
