/** Content of the development server: imported as by the publisher, into an in-memory database. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, normalize, resolve, sep } from 'node:path';
import { inLongTransaction } from '#platform/base/sqlite.ts';
import { Content } from '#platform/publish/stored-content.ts';
import { checkHealth } from '#platform/publish/health/check-health.ts';
import { createPool } from '#platform/publish/pool.ts';
import { pageSettings } from '#platform/publish/compiled-pages.ts';
import type { Settings } from '#platform/publish/settings.ts';
import { openState, type State } from '#platform/publish/state.ts';
import { updateContent } from '#platform/publish/import-content.ts';
import { Answers } from '#platform/store/cached-answers.ts';
import type { Ask } from '#platform/store/query.ts';
import { formatFindings } from '../content-check/format-findings.ts';
import { site } from '#features/site.ts';

export class DevContent {
  readonly #settings: Settings;
  readonly #folder = mkdtempSync(join(tmpdir(), 'dev-content-'));
  readonly #state: State = openState(this.#folder);
  #answers: Answers;
  /** Changes are applied one at a time: each is a transaction of the single connection. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(settings: Settings) {
    this.#settings = settings;
    this.#answers = this.#makeAnswers();
  }

  /** Reads changed files.
   * @returns Whether any changed.
   * @throws {ContentError} Listing all errors; the content stays unchanged. */
  update(): Promise<boolean> {
    const next = this.#last.catch(() => undefined).then(() => this.#update());
    this.#last = next;
    return next;
  }

  /** Reader for one page. */
  ask(): Ask {
    return this.#answers.recorder(new Map());
  }

  /** What should be better in a file: a link that leads nowhere, a jump of headings.
   * @returns Empty where there is nothing. */
  remarksOn(file: string): string {
    const findings = checkHealth({
      site,
      content: new Content(this.#state.database),
      now: Date.now(),
      // Files are drawn when they are asked for.
      hasFile: () => true,
      innerHosts: new Set(),
      editLink: () => undefined,
    });
    return formatFindings(
      findings.filter((finding) => resolve(file).endsWith(sep + normalize(finding.file))),
    );
  }

  close(): void {
    this.#state.database.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #update(): Promise<boolean> {
    const pool = createPool(site.threads.publish);
    try {
      const options = { site, settings: this.#settings, now: Date.now(), pool };
      const { keyChanges } = await inLongTransaction(this.#state.database, () =>
        updateContent(this.#state, options),
      );
      this.#answers = this.#makeAnswers();
      return keyChanges.length > 0;
    } finally {
      await pool.stop();
    }
  }

  #makeAnswers(): Answers {
    return new Answers(this.#state.database, { site, externals: pageSettings(this.#settings).externals });
  }
}
