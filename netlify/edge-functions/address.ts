/** Language and spelling of addresses (src/site), before Netlify looks for a rule or a file. */
import { answerAtEdge } from '#site/edge-answer.ts';

interface EdgeContext {
  readonly next: () => Promise<Response>;
}

export default (request: Request, { next }: EdgeContext): Promise<Response> => answerAtEdge(request, next);

export const config = {
  path: '/*',
  // Files have one address in all languages; each request that comes here is counted and billed.
  excludedPath: [
    ...['/api/*', '/_astro/*', '/fonts/*', '/icons/*', '/post-styles/*', '/documents/*'],
    ...[
      '/social/*',
      '/search-index/*',
      '/page-answers/*',
      '/locales/*',
      '/feeds/*',
      '/sitemaps/*',
      '/.well-known/*',
    ],
    ...[
      '/preview',
      '/status.json',
      '/favicon.ico',
      '/favicon.svg',
      '/robots.txt',
      '/sitemap.xml',
      '/site.webmanifest',
    ],
  ],
  // A site in the wrong language is better than none.
  onError: 'bypass',
};
