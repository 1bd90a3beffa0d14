/** Pages and sheets that are the same for everybody: made once, and counted only when they are made. */
import type { Clock } from '#platform/base/clock.ts';
import type { MadeKind, PageLimits } from './page-limits.ts';
import { responseTo, SharedAnswers } from './shared-answers.ts';

export const openSharedPages = (clock: Clock): SharedAnswers =>
  new SharedAnswers({
    name: 'pages and sheets for everybody',
    maxBytes: 32 * 1024 * 1024,
    maxEntries: 1000,
    clock,
  });

/** The request without what makes its answer a shorter one. */
export const askedAnyway = ({ url, headers }: Request): Request => {
  const cookie = headers.get('cookie');
  return new Request(url, cookie === null ? {} : { headers: { cookie } });
};

interface ShareContext {
  readonly shared: SharedAnswers;
  readonly limits: PageLimits;
  readonly clientAddress: string;
  readonly kind: MadeKind;
  readonly key: string;
  readonly make: Parameters<SharedAnswers['make']>[1];
}

/** @returns undefined beyond the limits. */
export async function shareMade(
  request: Request,
  { shared, limits, clientAddress, kind, key, make }: ShareContext,
): Promise<Response | undefined> {
  const answer = shared.find(key) ?? (await limits.make(kind, clientAddress, () => shared.make(key, make)));
  return answer && responseTo(request, answer);
}
