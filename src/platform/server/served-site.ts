/** What a site adds to the server. Whoever starts one hands it over: the server knows no site. */
import type { ResolveRequest } from '#platform/addresses/resolution.ts';
import type { Environment } from '#platform/base/environment.ts';
import type { Clock } from '#platform/base/clock.ts';
import type { Api } from '#platform/calls/api.ts';
import type { DemonstratedAnswer } from '#platform/calls/demonstration.ts';
import type { AnyEndpoint, CallParts, PlatformParts } from '#platform/calls/endpoint.ts';
import type { LiveSettings } from '#platform/calls/settings.ts';
import type { Report } from '#platform/events/site-event.ts';
import type { PageLimits } from '#platform/on-demand/page-limits.ts';
import type { Renderer, SiteFolders } from '#platform/on-demand/page-renderer.ts';
import type { SharedAnswers } from '#platform/on-demand/shared-answers.ts';
import type { PageThread } from '#platform/on-demand/threads/page-pool.ts';
import type { RunPageWork } from '#platform/on-demand/threads/page-work.ts';
import type { EntryStates } from '#platform/publish/entry-state.ts';
import type { EntrySite } from '#platform/publish/entry-states.ts';
import type { TakenEntries } from '#platform/publish/taken-entries.ts';
import type { StatusChecking } from '#platform/publish/site-status.ts';
import type { LiveState, ServerState } from '#platform/publish/status-schema.ts';
import type { Handler } from './handlers.ts';

export interface ServedFolders extends SiteFolders {
  /** Content export. */
  readonly contentDir: string;
}

/** Where the parts of calls are made. */
export interface PartsContext {
  readonly settings: LiveSettings;
  readonly folders: ServedFolders;
  readonly clock: Clock;
  readonly run: RunPageWork;
}

/** What the site has of entries and files of WordPress, by their ids, and of its menus. */
export type LoadEntries = (
  ids: readonly number[],
) => EntryStates | undefined | Promise<EntryStates | undefined>;

/** Entries that WordPress takes over: a page of those of a type. */
export type LoadTaken = (type: string, from: number) => TakenEntries | undefined;

/** The server as its status shows it. */
export interface ServerSelf {
  readonly report: Report;
  readonly loadServer: () => ServerState;
  readonly loadLiveState: () => Promise<LiveState>;
  /** Triggers a new content check after a publish. */
  readonly checking: StatusChecking;
  readonly loadEntries: LoadEntries;
  readonly loadTaken: LoadTaken;
}

/** What pages and files are made of at request time. */
export interface HandlersContext extends PartsContext {
  readonly api: Api;
  readonly parts: CallParts;
  readonly renderer: Renderer;
  readonly limits: PageLimits;
  readonly shared: SharedAnswers;
  readonly self: ServerSelf;
  /** What all features add, by their names: one may ask what the others have for it. */
  readonly features: Readonly<Record<string, ServedFeature>>;
}

/** What one feature adds to the server besides its calls. */
export interface ServedFeature {
  /** How the parts that it has declared (CallParts) are made. */
  readonly configureParts?: (context: PartsContext) => Partial<CallParts>;
  /** Pages and files that it makes at request time. */
  readonly openHandlers?: (context: HandlersContext) => readonly Handler[];
  /** What the demo answers to its calls of the content base. */
  readonly demonstrate?: (folders: ServedFolders) => readonly DemonstratedAnswer[];
  /** What requests leave behind, for the status. */
  readonly loadState?: (context: PartsContext) => Promise<Partial<LiveState>>;
}

export interface ServedThreads {
  readonly pages: PageThread;
  readonly previews: URL;
  /** Performs `healthWork` (publish/health/health-work.ts). */
  readonly health: URL;
}

export interface ServedSite {
  /** Its calls, by path. */
  readonly endpoints: ReadonlyMap<string, AnyEndpoint>;
  /** By name. */
  readonly features: Readonly<Record<string, ServedFeature>>;
  /** @throws {SettingsError} Naming each invalid setting. */
  readonly parseSettings: (environment: Environment) => LiveSettings;
  /** Makes the parts that features and the shell have declared. */
  readonly configureParts: (context: PartsContext) => Omit<CallParts, keyof PlatformParts>;
  /** Modules of threads. A thread cannot be handed the site, so each module loads it. */
  readonly threads: ServedThreads;
  /** What tells the pages of an entry. */
  readonly entries: EntrySite;
  readonly resolve: ResolveRequest;
  /** First segments of the addresses of its pages. */
  readonly pageFolders: ReadonlySet<string>;
  /** Whether a published file says when it was published.
   * @param file With a leading slash. */
  readonly isDated: (file: string) => boolean;
}
