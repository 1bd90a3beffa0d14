/** The page builder, whose pages are content beside that of the content base. */
import { join } from 'node:path';
import type { Report } from '#platform/events/site-event.ts';
import type { SiteContent } from '#platform/site-content.ts';
import type { Settings } from './settings.ts';

/** Where its project is. Can be sent to a thread. */
export interface PageBuilderPlace {
  /** Origin of the loader's API, with a slash at the end. */
  readonly host: string;
  readonly projectId: string;
  readonly token: string;
  /** Who makes the pages is told by mail what is refused. */
  readonly makers?: PageMakers;
}

export interface PageMakers {
  readonly mailbox: string;
  readonly smtpUrl: string;
}

export interface PageBuilderSync {
  readonly site: SiteContent;
  readonly settings: Settings;
  readonly pageBuilder: PageBuilderPlace;
  readonly report: Report;
}

export interface SyncedPages {
  readonly isChanged: boolean;
  /** Addresses of all its pages. */
  readonly paths: readonly string[];
  /** Nothing was changed then. */
  readonly failure?: Error | undefined;
}

/** Puts its pages into the state folder. */
export type SyncPageBuilder = (sync: PageBuilderSync) => Promise<SyncedPages>;

/** Its folder within the state folder. */
export const pageBuilderFolder = (stateDir: string): string => join(stateDir, 'page-builder');
