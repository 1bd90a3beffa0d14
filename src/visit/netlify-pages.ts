import { netlifyApi } from '#proxy/netlify-api.ts';
import { notFoundPath, splitLocale } from '#site/paths.ts';
import { localeOf } from '#site/resolve-request.ts';
import { createVisitPages } from './visit-pages.ts';
import { PageRenderer } from './page-renderer.ts';
import { pageResponse } from './page-response.ts';
import { SiteIndex } from './site-index.ts';

/** As in netlify.toml: the published site and the compiled pages are bundled with each function. */
const folders = { outDir: 'dist', stateDir: '.state' };

type AnswerAlways = (request: Request, clientAddress: string) => Promise<Response>;

interface NetlifyPages {
  /** The page at the address as it is published, where there is nothing to answer. */
  readonly answerOrPublished: AnswerAlways;
  readonly notFoundOrPublished: AnswerAlways;
}

let pages: NetlifyPages | undefined;

/** Pages for one request in a function of Netlify: made at its first request, kept as long as its process lives. */
export function netlifyPages(): NetlifyPages {
  pages ??= configurePages();
  return pages;
}

function configurePages(): NetlifyPages {
  const renderer = new PageRenderer(folders);
  const index = new SiteIndex(folders.outDir);
  // Netlify counts requests itself, before a function runs.
  const counter = { count: () => Promise.resolve({ events: 0, endsAt: 0 }) };
  const { answer, notFound } = createVisitPages({
    ...{ renderer, index, counter, api: netlifyApi(), ratePerMinute: Infinity },
  });
  const published = async (request: Request, status: number) => {
    const { pathname } = new URL(request.url);
    const missing = { path: notFoundPath, locale: localeOf(pathname, undefined) };
    const page = status === 404 ? missing : (splitLocale(pathname) ?? missing);
    return pageResponse(await renderer.render({ ...page, visit: {} }), {
      ...{ status, isHead: request.method === 'HEAD' },
    });
  };
  return {
    answerOrPublished: async (request, ip) => (await answer(request, ip)) ?? published(request, 200),
    notFoundOrPublished: async (request, ip) => (await notFound(request, ip)) ?? published(request, 404),
  };
}
