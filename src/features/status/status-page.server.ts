/** The status for editors and operators: /status in three languages, and the same as JSON. It requires a
 * signed link, which the doctor prints for the operator, unless STATUS_PUBLIC is set. */
import { systemClock } from '#platform/base/clock.ts';
import { Limiter } from '#platform/base/limiter.ts';
import { toMessage } from '#platform/base/result.ts';
import { answerSecurityHeaders } from '#platform/base/security-headers.ts';
import { formatNote, wordNote } from '#platform/notes/note.ts';
import { fieldLabels } from '#shell/field-label-messages.ts';
import type { Report } from '#platform/events/site-event.ts';
import { writeEvent } from '#platform/events/write-events.ts';
import { isLocale, type Locale, parseLanguageParameter } from '#platform/languages/locale.ts';
import { parseOwnPath } from '#platform/addresses/page-path.ts';
import type { EntryStates } from '#platform/publish/entry-state.ts';
import {
  type Finding,
  judgeStatus,
  type LiveState,
  type ServerState,
  type SyncNote,
  type SyncNotes,
} from '#platform/publish/status-schema.ts';
import type { LoadEntries, LoadTaken } from '#platform/server/served-site.ts';
import { tallinnDay } from '#platform/time/tallinn-day.ts';
import type { ShownStatus, VisitedStatus } from './visited-status.ts';
import { rateWindowMs } from '#platform/calls/rates.ts';
import type { LiveSettings } from '#platform/calls/settings.ts';
import { frequentWords, type UnansweredStore } from '#features/search/unanswered-store.server.ts';
import type { TakenEntries } from '#platform/publish/taken-entries.ts';
import { loadSiteStatus, type StatusChecking } from '#platform/publish/site-status.ts';
import { readCookie } from '#platform/base/http/read-cookie.ts';
import { chooseLocale, localeCookie } from '#platform/addresses/choose-locale.ts';
import { splitLocale } from '#platform/addresses/paths.ts';
import type { Renderer, SiteFolders } from '#platform/on-demand/page-renderer.ts';
import { pageResponse, privateHeaders, retryLater } from '#platform/on-demand/page-response.ts';
import { isWithinRate } from '#platform/on-demand/page-limits.ts';
import { responseTo, SharedAnswers } from '#platform/on-demand/shared-answers.ts';
import {
  isSigned,
  keepStatusSecret,
  refuseStatus,
  signedPart,
  type StatusAccess,
  type StatusRefusal,
} from './status-link.server.ts';

/** @param visitor Address, for rate limits. */
export type AnswerStatus = (request: Request, visitor: string) => Promise<Response>;

const statusPath = parseOwnPath('/status');
const jsonPath = '/status.json';

export function isStatusAddress(pathname: string): boolean {
  return pathname === jsonPath || splitLocale(pathname)?.path === statusPath;
}

interface Surroundings {
  readonly renderer: Renderer;
  /** Triggers a new content check after a publish; absent where nothing can be written. */
  readonly checking?: StatusChecking;
  /** Words for which nothing was found; undefined where they are not counted. */
  readonly unanswered: UnansweredStore | undefined;
  /** Absent: the log. */
  readonly report?: Report;
  /** Absent in functions. */
  readonly loadServer?: () => ServerState;
  /** Absent where each request may reach another process. */
  readonly loadLiveState?: () => Promise<LiveState>;
  readonly loadEntries: LoadEntries;
  readonly loadTaken: LoadTaken;
}

/** @param folders Of the published site. */
export function configureStatus(
  settings: Pick<LiveSettings, 'previewSecret' | 'isStatusPublic' | 'ratePerMinute'>,
  { outDir, stateDir }: SiteFolders,
  {
    renderer,
    checking,
    unanswered,
    report = writeEvent,
    loadServer,
    loadLiveState,
    loadEntries,
    loadTaken,
  }: Surroundings,
): AnswerStatus {
  const limiter = new Limiter({
    name: 'requests to the status page',
    windowMs: rateWindowMs,
    clock: systemClock,
  });
  const options: StatusOptions = {
    renderer,
    refused: new SharedAnswers({
      name: 'refusals of the status page',
      maxBytes: 2 * 1024 * 1024,
      maxEntries: 20,
      clock: systemClock,
    }),
    loadStatus: async (now, forEditors) => ({
      ...(await loadSiteStatus({ outDir, stateDir, ...(checking && { checking }), report }, now)),
      ...(loadLiveState && { live: await loadLiveState() }),
      unanswered: forEditors ? await loadUnanswered({ unanswered, report }, now) : 'withheld',
    }),
    loadServer,
    loadEntries,
    loadTaken,
    secret: settings.previewSecret ?? (checking && keepStatusSecret(stateDir)),
    isPublic: settings.isStatusPublic,
  };
  return async (request, visitor) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return bare(405, { Allow: 'GET, HEAD' });
    }
    if (!isWithinRate(limiter, visitor, settings.ratePerMinute)) return bare(429, retryLater);
    return answer(request, options);
  };
}

/** @returns undefined without a store, or when it fails: the rest of the status is still worth seeing. */
async function loadUnanswered(
  { unanswered, report }: Required<Pick<Surroundings, 'unanswered' | 'report'>>,
  now: number,
) {
  try {
    return unanswered && frequentWords(await unanswered.load(tallinnDay(now)));
  } catch (cause) {
    report({ type: 'unanswered-unreadable', reason: toMessage(cause) });
    return undefined;
  }
}

/** How long a refusal is kept, which is the same for everybody. */
const refusedMs = 60_000;

interface StatusOptions extends StatusAccess {
  readonly renderer: Renderer;
  /** By language and reason. */
  readonly refused: SharedAnswers;
  /** @param now Milliseconds since the epoch.
   * @param forEditors With what visitors typed. */
  readonly loadStatus: (now: number, forEditors: boolean) => Promise<ShownStatus>;
  readonly loadServer: Surroundings['loadServer'] | undefined;
  readonly loadEntries: LoadEntries;
  readonly loadTaken: LoadTaken;
}

async function answer(request: Request, options: StatusOptions): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const now = systemClock();
  const refusal = refuseStatus(searchParams, options, now);
  const status = refusal === undefined ? 200 : 403;
  const isHead = request.method === 'HEAD';
  const load = () => options.loadStatus(now, isSigned(searchParams, options, now));
  if (pathname === jsonPath) {
    if (refusal !== undefined) return toJsonResponse({ error: refusals[refusal] }, { status, isHead });
    const type = searchParams.get('take');
    if (type !== null) return takenResponse(options.loadTaken(type, readFrom(searchParams)), isHead);
    const ids = readIds(searchParams);
    // Before the notes: what is refused by then has its reason among them.
    const states = ids && (await options.loadEntries(ids));
    const json = ids
      ? aboutEntries(await load(), states, ids)
      : { ...toJson(await load()), server: options.loadServer?.() };
    return toJsonResponse(json, { status, isHead });
  }
  const locale = chooseLanguage(request);
  const show = async (visited: VisitedStatus, isHeadOnly: boolean) => {
    const order = { path: statusPath, locale, visit: { status: visited, isUncounted: true } as const };
    const page = pageResponse(await options.renderer.render(order), { status, isHead: isHeadOnly });
    for (const [name, value] of Object.entries(privateHeaders)) page.headers.set(name, value);
    return page;
  };
  if (refusal !== undefined) {
    const key = `${locale} ${refusal}`;
    const make = async () => ({
      response: await show({ type: 'refused', reason: refusal }, false),
      freshMs: refusedMs,
    });
    return responseTo(request, options.refused.find(key) ?? (await options.refused.make(key, make)));
  }
  const query = signedPart(searchParams, options, now);
  return show({ type: 'shown', status: await load(), query, server: options.loadServer?.() }, isHead);
}

/** For programs; the page shows it in the reader's language. */
const refusals: Readonly<Record<StatusRefusal, string>> = {
  link: 'This link does not hold.',
  'no-secret': 'Nothing signs links to the status. Set PREVIEW_SECRET and open the link of npm run doctor.',
};

/** The requested language, that of the address, or the stored one. */
function chooseLanguage(request: Request): Locale {
  const { pathname, searchParams } = new URL(request.url);
  const chosen = parseLanguageParameter(searchParams.get('lang'));
  const stored = readCookie(request.headers.get('cookie'), localeCookie);
  return chosen ?? chooseLocale(pathname, isLocale(stored) ? stored : undefined);
}

/** Maximum findings in the JSON: its readers accept up to 2 MB. */
const maxFindings = 2000;

/** For programs; the WordPress plugin reads it. */
function toJson(status: ShownStatus) {
  const { findings } = status;
  return {
    verdict: judgeStatus(status),
    ...status,
    syncs: status.syncs.map(withWords),
    findings: findings?.slice(0, maxFindings),
    findingCount: findings?.length,
  };
}

/** More than a list of WordPress can show. */
const maxEntries = 1000;

/** Ids of entries of WordPress in the parameter `entries`, separated by commas.
 * @returns undefined where it asks for everything. */
function readIds(query: URLSearchParams): readonly number[] | undefined {
  const asked = query.get('entries');
  if (asked === null) return undefined;
  const ids = asked.split(',').filter((id) => /^[1-9]\d{0,14}$/u.test(id));
  return [...new Set(ids.map(Number))].slice(0, maxEntries);
}

/** How many entries to leave out, in the parameter `from`. */
function readFrom(query: URLSearchParams): number {
  const from = query.get('from') ?? '';
  return /^\d{1,6}$/u.test(from) ? Number(from) : 0;
}

/** What editors of some entries need: it stays small however many there are. */
function aboutEntries(status: ShownStatus, states: EntryStates | undefined, ids: readonly number[]) {
  const { publishes, syncs, findings } = status;
  const wanted = new Set([...ids, ...(states?.entries ?? []).flatMap(({ original }) => original ?? [])]);
  const isWanted = ({ id }: SyncNote) => id === undefined || wanted.has(id);
  const isFoundInWanted = ({ editLink }: Finding) =>
    editLink !== undefined && wanted.has(Number(new URL(editLink).searchParams.get('post')));
  return {
    verdict: judgeStatus(status),
    publishes,
    syncs: syncs.map((notes) =>
      withWords({
        ...notes,
        problems: notes.problems.filter(isWanted),
        warnings: notes.warnings.filter(isWanted),
      }),
    ),
    findings: findings?.filter(isFoundInWanted),
    ...states,
  };
}
/** The plugin shows a note in the language of its editor; one of another version shows `message`. */
const withWords = ({ problems, warnings, ...sync }: SyncNotes) => ({
  ...sync,
  ...(sync.failureNote && { failureMessages: wordNote(sync.failureNote, fieldLabels) }),
  problems: problems.map(wordSyncNote),
  warnings: warnings.map(wordSyncNote),
});

const wordSyncNote = (note: SyncNote) => ({
  ...note,
  message: formatNote(note, 'en', fieldLabels),
  messages: wordNote(note, fieldLabels),
});

/** Entries for WordPress to take over. They are published; the link is signed because nobody else needs them in this form. */
const takenResponse = (taken: TakenEntries | undefined, isHead: boolean): Response =>
  taken
    ? toJsonResponse(taken, { status: 200, isHead })
    : toJsonResponse({ error: 'There is nothing of this type to take over.' }, { status: 404, isHead });

function toJsonResponse(json: unknown, { status, isHead }: { status: number; isHead: boolean }): Response {
  const headers = {
    ...answerSecurityHeaders,
    ...privateHeaders,
    'Content-Type': 'application/json; charset=utf-8',
  };
  return new Response(isHead ? null : `${JSON.stringify(json)}\n`, { status, headers });
}

function bare(status: number, headers: Readonly<Record<string, string>>): Response {
  return new Response(null, { status, headers: { ...answerSecurityHeaders, ...privateHeaders, ...headers } });
}
