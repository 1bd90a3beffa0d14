/** Validates old addresses and where they lead. */
import type { ContentProblem } from '#platform/cms/export/parse-file.ts';
import { extractPath, parsePagePath } from '#platform/addresses/page-path.ts';
import {
  flattenRedirects,
  isPattern,
  normalizeAddress,
  RedirectCircleError,
  type RedirectTable,
} from '#platform/addresses/old-addresses.ts';
import type { SitePages } from './site-pages.ts';
import { type Content, type Placed, problem } from './stored-content.ts';

type PlacedRedirect = Placed<'redirects'>;

interface RedirectContext {
  readonly table: RedirectTable;
  readonly content: Content;
  readonly pages: SitePages;
}

export function checkRedirects(
  redirects: readonly PlacedRedirect[],
  context: RedirectContext,
): readonly ContentProblem[] {
  return [...redirects.flatMap((placed) => checkRedirect(placed, context)), ...checkSameAddresses(redirects)];
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
  { table, content, pages }: RedirectContext,
): readonly ContentProblem[] {
  const isTaken = (spelled: string) => {
    const path = parsePagePath(extractPath(spelled));
    return path !== undefined && pages.isTaken(path, content);
  };
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
  if ([address, address.toLowerCase()].some(isTaken)) {
    return [
      problem('redirects', placed, {
        field: 'id',
        message: `${id} is a page of this site; a redirect would hide it.`,
      }),
    ];
  }
  const path = target?.type === 'page' ? parsePagePath(extractPath(target.path)) : undefined;
  if (target?.type === 'page' && (path === undefined || !pages.isRoute(path))) {
    return [
      problem('redirects', placed, {
        field: 'to',
        message: `ends at ${target.path}, which is no page of this site.`,
      }),
    ];
  }
  return [];
}

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
