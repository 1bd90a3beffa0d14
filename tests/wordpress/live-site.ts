/** A site served like with `npm start`, which gets webhooks from the WordPress of the tests. */
import { onTestFinished } from 'vitest';
import { fakeLog } from '#fakes/fake-log.ts';
import type { ContentEvent } from '#platform/cms/content-event.ts';
import { readPublishRecords } from '#platform/publish/publish-records.ts';
import { ContentThread } from '#platform/server/content-loop/content-thread.ts';
import { configureSite } from '#features/features.server.ts';
import { RunningPublish } from '#platform/server/running-publish.ts';
import { startServer } from '#platform/server/server.ts';
import { root } from '../site-settings.ts';
import { contentBase } from './editor.ts';
import { SyncedSite } from './synced-site.ts';
import { previewSecret, webhookSecret } from './notified-site.ts';
import { site as ownSite } from '#features/site.ts';

export interface Changed {
  /** Addresses of rendered pages and files of removed pages, in order. */
  readonly rendered: readonly string[];
  readonly removed: readonly string[];
}

export class LiveSite {
  readonly origin: string;
  /** Log messages for the operator. */
  readonly logged: readonly string[];
  readonly #site: SyncedSite;
  /** Number of publishes already read. */
  #taken: number;

  private constructor(site: SyncedSite, { origin, logged }: Pick<LiveSite, 'origin' | 'logged'>) {
    this.#site = site;
    this.origin = origin;
    this.logged = logged;
    this.#taken = this.#records().length;
  }

  /** Syncs WordPress, publishes the site and serves it until the test ends. */
  static async start(): Promise<LiveSite> {
    const site = new SyncedSite();
    await site.sync();
    await site.publish();
    const place = contentBase();
    const { report, messages: logged } = fakeLog();
    const running = new RunningPublish(site.settings);
    const content = new ContentThread({
      file: ownSite.threads.content,
      places: { root, settings: site.settings, contentBase: place, pageBuilder: undefined },
      running,
      report,
    });
    const environment = {
      CONTENT_BASE_URL: place.url,
      CONTENT_BASE_USER: place.credentials?.user,
      CONTENT_BASE_PASSWORD: place.credentials?.password,
      WEBHOOK_SECRET: webhookSecret,
      PREVIEW_SECRET: previewSecret,
    };
    const acceptEvent = (event: ContentEvent) => content.accept(event);
    const live = configureSite(environment, site.settings, { acceptEvent, report: () => undefined });
    const server = await startServer({ ...site.settings, port: 0, live, publish: running });
    content.start();
    onTestFinished(async () => {
      await Promise.all([server.stop(), content.stop()]);
    });
    return new LiveSite(site, { origin: server.origin, logged });
  }

  get stateDir(): string {
    return this.#site.settings.stateDir;
  }

  async page(address: string): Promise<{ readonly status: number; readonly html: string }> {
    const response = await fetch(this.origin + address, { redirect: 'manual' });
    return { status: response.status, html: await response.text() };
  }

  /** Pages rendered and removed since the last call of `settle`. */
  changed(): Changed {
    const records = this.#records();
    const news = records.slice(0, records.length - this.#taken);
    const pages = news.flatMap(({ changed }) => changed.targets.map(({ address }) => address));
    const files = news.flatMap(({ removed }) => removed.files);
    return {
      rendered: [...new Set(pages.filter((address) => !/\.\w+$/u.test(address)))].sort(),
      removed: files.filter((file) => file.endsWith('.html')).sort(),
    };
  }

  /** Ends the current change: later publishes belong to the next one. */
  settle(): void {
    this.#taken = this.#records().length;
  }

  /** Publish records without those that changed nothing, newest first. */
  #records() {
    return readPublishRecords(this.#site.settings.stateDir).filter(
      ({ changed, removed }) => changed.count + removed.count > 0,
    );
  }
}
