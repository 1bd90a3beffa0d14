/** The upstream when no content base is configured. It can produce every state of the site, its dates follow the
 * current day in Tallinn, and its answers are marked as demo data. */
import type { Clock } from '#base/clock.ts';
import { failure, success } from '#base/result.ts';
import { unreachable } from '#base/unreachable.ts';
import type { Post } from '#model/post.ts';
import { tallinnDay } from '#model/tallinn-day.ts';
import { queryOf, type Upstream, type UpstreamCall } from '../upstream/upstream.ts';
import { listPosts, searchPosts } from './articles.ts';
import { contracts, upcomingDischarges } from './contracts.ts';
import { answerWithFault, type Fault, faults } from './fault.ts';
import { search } from './grouped-search.ts';
import { failedDischarges } from './unserved.ts';

/** @param loadPosts Loads the articles of the content export. */
export function demonstrationUpstream(clock: Clock, loadPosts: () => Promise<readonly Post[]>): Upstream {
  const answer = async (call: UpstreamCall, query: URLSearchParams) => {
    const today = tallinnDay(clock());
    switch (call.path) {
      case 'general-purpose-api/upcoming-discharges':
        return Response.json(upcomingDischarges(query.get('contractNumber') ?? '', today));
      case 'general-purpose-api/search':
        return Response.json(search(query.get('query') ?? '', Number(query.get('page') ?? 1), today));
      case 'general-purpose-api/failed-discharges':
        return Response.json(failedDischarges(today));
      case 'wp/v2/search':
        return searchPosts(await loadPosts(), query, clock());
      case 'wp/v2/posts':
        return listPosts(await loadPosts(), query, clock());
      case 'wp/v2/users/me':
        return Response.json({ id: 1 });
      // The demo is never asked for changes.
      case 'wp/v2/notices':
      case 'wp/v2/kojv_olme':
      case 'wp/v2/kojv_ehitus':
      case 'wp/v2/waste_stations':
      case 'wp/v2/sorting_items':
      case 'wp/v2/sorting_groups':
      case 'wp/v2/sorting_differences':
      case 'wp/v2/page_texts':
        return Response.json({ code: 'rest_no_route' }, { status: 404 });
      default:
        return unreachable(call.path);
    }
  };
  return {
    isDemonstration: true,
    send: async (call, { timeMs }) => {
      const query = queryOf(call);
      const signal = AbortSignal.timeout(timeMs);
      try {
        const response = await answerWithFault(faultIn(query), signal, () => answer(call, query));
        const { status, headers } = response;
        return success({ status, headers, bytes: Buffer.from(await response.arrayBuffer()) });
      } catch {
        // The same failures as from a content base: too slow, or unreachable.
        return failure({ reason: signal.aborted ? 'timeout' : 'network', isSent: true });
      }
    },
  };
}

/** A contract number that fails, or a search for words such as `demo failing`. */
function faultIn(query: URLSearchParams): Fault | undefined {
  const words = query.get('query') ?? query.get('search');
  return (
    contracts.get(query.get('contractNumber') ?? '')?.fault ??
    faults.find((fault) => words === `demo ${fault}`)
  );
}
