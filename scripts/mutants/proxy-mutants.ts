import type { Mutant } from './mutant.ts';

const api = 'src/proxy/api.ts';
const guard = 'src/proxy/guesses/guess-guard.ts';
const cache = 'src/proxy/storage.ts';
const origin = 'src/proxy/request.ts';
const link = 'src/proxy/signed-link.ts';
const token = 'src/proxy/calendar/calendar-token.ts';
const dayIds = 'src/proxy/calendar/day-ids.ts';
const seen = 'src/proxy/calendar/seen-days.ts';
const limiter = 'src/base/limiter.ts';
const signature = 'src/proxy/hooks/content-hook.ts';

export const proxyMutants: readonly Mutant[] = [
  { file: token, before: "|| bytes.toString('base64url') !== token", after: '' },
  { file: token, before: 'this.#clock() < untilMs', after: 'true' },
  { file: seen, before: 'date >= addDays(today, -keptDays)', after: 'true' },
  { file: seen, before: 'day.date < today || !isWhole', after: 'day.date < today' },
  { file: dayIds, before: 'plannedDate ?? date', after: 'date' },
  { file: api, before: ', numbersOf(endpoint, parameters.value) - 1)', after: ', 0)' },
  { file: api, before: 'await opened.value.close(guesses);', after: 'await opened.value.close([]);' },
  { file: guard, before: 'Math.log2(excess)) * numbers)', after: 'Math.log2(excess)))' },
  { file: guard, before: 'take([share], lookup.numbers)', after: 'take([share])' },
  { file: api, before: 'admission.permit.release();', after: 'admission.permit.release(0);' },
  { file: limiter, before: 'counted.inProgress + counted.done', after: 'counted.done' },
  { file: limiter, before: 'this.count(key) + amount > max', after: 'this.count(key) + amount >= max' },
  { file: api, before: '&& !isSameOrigin(request)', after: '&& false' },
  { file: api, before: "method === 'POST' && !isHook && !", after: "method === 'POST' && !" },
  { file: api, before: '&& isForeign(request)', after: '&& false' },
  { file: api, before: "=== 'GET' && isScarce(endpoint) &&", after: "=== 'GET' &&" },
  {
    file: 'src/proxy/rates.ts',
    before: 'rates.personal : rates.usual',
    after: 'rates.usual : rates.usual',
    tests: ['src/proxy/api.test.ts'],
  },
  { file: origin, before: 'firstGroups(parsed, 4)', after: 'firstGroups(parsed, 8)' },
  { file: api, before: 'claimsOf(countsAs, clientAddress, ', after: "claimsOf(countsAs, '', " },
  { file: api, before: '&& endpoint?.isPersonal === false;', after: ';' },
  { file: api, before: 'request.url.length > maxAddressLength', after: 'false' },
  {
    file: api,
    before: 'new Response(isHead ? null : JSON.stringify(body), { status, headers });\n  }',
    after: 'new Response(JSON.stringify(body), { status, headers });\n  }',
  },
  { file: cache, before: '- stored.savedAt < wanted.freshMs', after: '- stored.savedAt <= wanted.freshMs' },
  { file: cache, before: 'fresh.savedAt + staleMs', after: 'fresh.savedAt' },
  { file: cache, before: 'resting.untilMs > this.#clock()', after: 'true' },
  { file: cache, before: 'resting.untilMs > this.#clock()', after: 'false' },
  { file: cache, before: 'maxEntries: 1000', after: 'maxEntries: 1_000_000' },
  { file: cache, before: '.success ? stored : undefined', after: ' ? stored : undefined' },
  { file: cache, before: 'this.#clock() + restMs', after: 'this.#clock()' },
  { file: cache, before: 'wanted.isLasting === true ?', after: 'wanted.isLasting !== true ?' },
  { file: limiter, before: 'counted.endsAt <= now', after: 'counted.endsAt < now' },
  { file: limiter, before: 'counted.done += done;', after: '' },
  {
    file: origin,
    before: "=== 'none') return headers.has('sec-purpose')",
    after: "=== 'none') return false",
  },
  { file: origin, before: "|| headers.has('origin')", after: '' },
  { file: origin, before: "site === 'same-origin'", after: "site !== 'cross-site'" },
  { file: origin, before: 'origin !== null && URL', after: 'origin === null || URL' },
  { file: origin, before: '.host === new URL', after: '.hostname === new URL' },
  { file: link, before: 'until <= nowSeconds', after: 'until < nowSeconds' },
  {
    file: link,
    before: 'nowSeconds + maxLinkSeconds ?',
    after: 'nowSeconds + 10 * maxLinkSeconds ?',
  },
  { file: link, before: '.update(`${subject}.${until}`)', after: '.update(`${subject}`)' },
  { file: signature, before: '> toleranceMs)', after: '> toleranceMs * 100)' },
  { file: signature, before: 'Math.abs(now - timestamp * 1000)', after: 'now - timestamp * 1000' },
  { file: signature, before: 'id.length > maxIdLength ||', after: '' },
];
