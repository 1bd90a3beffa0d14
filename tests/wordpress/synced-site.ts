/** A separate, small site synced with the WordPress of the tests. */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { ClientLimits, ContentBasePlace } from '#platform/cms/wordpress/client.ts';
import { filesBelow } from '#platform/base/file-marks.ts';
import { syncedFolder } from '#platform/cms/synced-content.ts';
import { readSynced, readSyncedRow } from '#fakes/synced-content.ts';
import { collectNotes, type ToldNote } from '#fakes/collect-notes.ts';
import { publish } from '#platform/publish/publish.ts';
import { syncSite } from '#platform/publish/sync-content.ts';
import { root, shareCompiledPages, siteSettings } from '../site-settings.ts';
import { fillSmallSite, storm } from '../small-site.ts';
import { contentBase } from './editor.ts';
import { site } from '#features/site.ts';

export interface SyncLog {
  readonly written: readonly string[];
  readonly removed: readonly string[];
  readonly problems: readonly ToldNote[];
  readonly warnings: readonly ToldNote[];
}

/** Shipped content, besides that of a small site: guides and objects, which entries lead to, and entries whose place is taken by what
 * WordPress has of their kinds. */
const shipped = [
  'guides',
  'sorting-items/paper.json',
  'notices/talvine-ligipaas-2026.json',
  'price-lists/241.json',
];

export class SyncedSite {
  readonly folder: string;

  constructor() {
    this.folder = mkdtempSync(join(tmpdir(), 'synced-site-'));
    onTestFinished(() => rmSync(this.folder, { recursive: true, force: true }));
    fillSmallSite(this.folder, [storm]);
    for (const name of shipped)
      cpSync(join(root, 'src/content', name), join(this.settings.contentDir, name), { recursive: true });
  }

  get settings() {
    return { ...siteSettings(this.folder), socialImages: 'off' as const, hasContentBase: true };
  }

  /** @param choice.url Address of another content base.
   * @param choice.contentBase Another content base. */
  async sync(
    choice: {
      readonly url?: string;
      readonly contentBase?: ContentBasePlace;
      readonly isFull?: boolean;
      /** Syncs without credentials. */
      readonly isStranger?: boolean;
      readonly limits?: Partial<ClientLimits>;
    } = {},
  ): Promise<SyncLog> {
    const { report, problems, warnings } = collectNotes();
    const own = choice.contentBase ?? contentBase();
    const place = choice.isStranger ? { ...own, credentials: undefined } : own;
    const outcome = await syncSite({
      site,
      settings: this.settings,
      contentBase: choice.url === undefined ? place : { ...place, url: `${choice.url}/wp-json/` },
      report,
      isFull: choice.isFull ?? false,
      limits: choice.limits ?? {},
    });
    return { ...outcome, problems, warnings };
  }

  /** Paths of the synced rows and files. */
  files(): readonly string[] {
    const folder = syncedFolder(this.settings.stateDir);
    const media = existsSync(join(folder, 'media')) ? filesBelow(folder, 'media') : [];
    return [...readSynced(this.settings.stateDir).keys(), ...media].sort();
  }

  posts(): readonly string[] {
    return this.files().filter((file) => file.startsWith('posts/'));
  }

  /** Reads one synced row, or a file of its pictures. */
  read(path: string): unknown {
    const { stateDir } = this.settings;
    if (path.startsWith('media/'))
      return JSON.parse(readFileSync(join(syncedFolder(stateDir), path), 'utf8'));
    return JSON.parse(readSyncedRow(stateDir, path) ?? '');
  }

  /** @returns Rendered addresses and removed files. */
  async publish(): Promise<{ readonly rendered: readonly string[]; readonly removed: readonly string[] }> {
    const code = shareCompiledPages(this.settings);
    const rendered: string[] = [];
    const removed: string[] = [];
    await publish({
      site,
      root,
      settings: this.settings,
      clock: () => Date.now(),
      code,
      report: (event) => {
        if (event.type === 'target-rendered') rendered.push(event.address);
        if (event.type === 'file-removed') removed.push(event.file);
      },
    });
    return { rendered: rendered.sort(), removed: removed.sort() };
  }

  /** A file of the published site. */
  published(file: string): string {
    return readFileSync(join(this.settings.outDir, file), 'utf8');
  }

  isPublished(file: string): boolean {
    return existsSync(join(this.settings.outDir, file));
  }
}
