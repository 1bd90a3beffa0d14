/** Validates old addresses and where they lead. */
import type { ContentProblem } from '#platform/cms/export/parse-file.ts';
import { extractPath, parsePagePath } from '#platform/addresses/page-path.ts';
import {
  flattenRedirects,
  normalizeAddress,
  RedirectCircleError,
  type RedirectTable,
} from '#platform/addresses/old-addresses.ts';
import { isOwnPage } from '#shell/addresses/own-pages.ts';
import { findRoute } from '#shell/addresses/routes.ts';
import { type Content, type Placed, problem } from './content.ts';

type PlacedRedirect = Placed<'redirects'>;

export function checkRedirects(
  redirects: readonly PlacedRedirect[],
  table: RedirectTable,
  content: Content,
): readonly ContentProblem[] {
  return [
    ...redirects.flatMap((placed) => checkRedirect(placed, table, content)),
    ...checkSameAddresses(redirects),
  ];
}

export function isPage(address: string): boolean {
  const path = parsePagePath(extractPath(address));
  return path !== undefined && isOwnPage(path);
}

export function findCircle(redirects: readonly PlacedRedirect[]): ContentProblem | undefined {
  try {
    flattenRedirects(redirects.map(({ entry }) => entry));
    return undefined;
  } catch (cause) {
    if (!(cause instanceof RedirectCircleError)) throw cause;
    const placed = redirects.find(({ entry }) => normalizeAddress(entry.id) === cause.circle[0]);
    return placed && problem('redirects', placed, { field: 'to', message: cause.message });
  }
}

function checkRedirect(
  placed: PlacedRedirect,
  table: RedirectTable,
  content: Content,
): readonly ContentProblem[] {
  const { id } = placed.entry;
  const address = normalizeAddress(id);
  const target = table.get(address);
  if (isPattern(address)) {
    return [
      problem('redirects', placed, {
        field: 'id',
        message: `${id} stands for many addresses, by its star or by a colon after a slash. Name each old address in full.`,
      }),
    ];
  }
  if ([address, address.toLowerCase()].some((spelled) => isArticleOrPage(spelled, content))) {
    return [
      problem('redirects', placed, {
        field: 'id',
        message: `${id} is a page of this site; a redirect would hide it.`,
      }),
    ];
  }
  if (target?.type === 'page' && !isPage(target.path)) {
    return [
      problem('redirects', placed, {
        field: 'to',
        message: `ends at ${target.path}, which is no page of this site.`,
      }),
    ];
  }
  return [];
}

/** Every slug matches the route of articles; only slugs of existing articles are pages. */
function isArticleOrPage(address: string, content: Content): boolean {
  const path = parsePagePath(extractPath(address));
  const route = path && findRoute(path);
  if (route?.template !== '/about/news/{postSlug}') return path !== undefined && isOwnPage(path);
  return content.hasSlug(route.params.postSlug ?? '');
}

/** The file of rules is Netlify's too, which reads a star and a name after a colon as any text: such a line would lead the addresses
 * of pages away. */
const isPattern = (address: string): boolean => address.includes('*') || address.includes('/:');

/** Several redirects for one address (with and without slash, say) must have the same target. nginx reads addresses without regard to
 * capitals. */
function checkSameAddresses(redirects: readonly PlacedRedirect[]): readonly ContentProblem[] {
  const first = new Map<string, PlacedRedirect>();
  return redirects.flatMap((placed) => {
    const { id, to } = placed.entry;
    const address = normalizeAddress(id).toLowerCase();
    const other = first.get(address) ?? placed;
    first.set(address, other);
    if (JSON.stringify(other.entry.to) === JSON.stringify(to)) return [];
    return [
      problem('redirects', placed, {
        field: 'id',
        message: `is the same address as ${other.entry.id}, which leads elsewhere.`,
      }),
    ];
  });
}
