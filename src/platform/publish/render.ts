/** Renders targets with the compiled pages and writes them. */
import type { DatabaseSync } from 'node:sqlite';
import { dirname } from 'node:path';
import { toMessage } from '#platform/base/result.ts';
import type { Digest } from '#platform/base/digest.ts';
import type { Site } from '#platform/site.ts';
import { Answers, type GivenAnswer } from '#platform/store/cached-answers.ts';
import { type CompiledApp, loadCompiled, type PageSettings } from './compiled-pages.ts';
import { isPageAnswers, recordPageAnswers } from './page-answers.ts';
import { drawFile, isDrawn } from './generated-assets.ts';
import { loadCodeGraph } from './code-graph.ts';
import { drawnKind, everyKind, Inputs } from './inputs.ts';
import { Output, type Written } from './output.ts';
import type { ComposedTarget, PublishedPart } from './published-part.ts';

/** Everything that rendering needs. Can be sent to a worker. */
export interface RenderSetup {
  readonly database: string;
  /** Module of the compiled pages. */
  readonly entry: string;
  readonly settings: PageSettings;
  readonly version: Digest;
  readonly outDir: string;
  /** Nothing was published there before. */
  readonly isEmpty: boolean;
  readonly backupDir: string;
  /** Cache of generated files, by digest. */
  readonly drawnDir: string;
}

/** A target to render. */
export interface RenderJob {
  readonly number: number;
  readonly address: string;
  readonly file: string;
}

export interface Rendered {
  readonly number: number;
  readonly output: Digest;
  readonly written: Written;
  /** Queries that the target used. */
  readonly queries: readonly string[];
  /** Answers to those queries that were not reported with an earlier target. */
  readonly answers: readonly GivenAnswer[];
}

/** Number of queries remembered as reported; beyond that, answers are reported again. */
const reportedQueries = 10_000;

/** A target that could not be rendered: it stays stale and keeps its file. */
export interface FailedTarget {
  readonly number: number;
  readonly address: string;
  readonly error: Error;
}

/** Rendering failed because of a bug of the page or unexpected content in an entry. */
class RenderError extends Error {
  override readonly name = 'RenderError';
  readonly address: string;

  constructor(address: string, cause: unknown) {
    const message = toMessage(cause);
    super(`${address} cannot be rendered: ${message}`, { cause });
    this.address = address;
  }
}

/** Whether a failure comes from the disk or the database: such errors carry an error number of the system. */
export const isSystemError = (cause: unknown): boolean =>
  cause instanceof Error && ('errno' in cause || 'errcode' in cause || isSystemError(cause.cause));

/** Callbacks for each target, after its file is written or after it failed. */
export interface RenderOptions {
  readonly onRendered: (rendered: Rendered) => void;
  readonly onFailed: (failed: FailedTarget) => void;
}

/** A target that is being rendered. */
interface RenderTask {
  readonly address: string;
  readonly url: URL;
  /** What renders it: a component, or the code that draws. */
  readonly kind: string;
  readonly locals: App.Locals;
}

interface RenderSources {
  readonly answers: Answers;
  readonly parts: readonly PublishedPart[];
}

export class Renderer {
  readonly #pages: CompiledApp;
  readonly #answers: Answers;
  readonly #output: Output;
  readonly #setup: RenderSetup;
  readonly #inputs: Inputs;
  readonly #parts: readonly PublishedPart[];
  readonly #composed: readonly ComposedTarget[];
  readonly #reported = new Set<string>();

  private constructor(setup: RenderSetup, pages: CompiledApp, { answers, parts }: RenderSources) {
    this.#setup = setup;
    this.#parts = parts;
    this.#composed = [
      { isAddress: isPageAnswers, make: (address, context) => recordPageAnswers(address, parts, context) },
      ...parts.flatMap(({ composed = [] }) => composed),
    ];
    this.#pages = pages;
    this.#inputs = new Inputs(loadCodeGraph(dirname(setup.entry)), setup.settings, setup.version);
    this.#answers = answers;
    this.#output = new Output(setup.outDir, setup.backupDir, setup);
  }

  static async open(setup: RenderSetup, site: Site, database: DatabaseSync): Promise<Renderer> {
    const answers = new Answers(database, { site, externals: setup.settings.externals });
    return new Renderer(setup, await loadCompiled(setup.entry), { answers, parts: site.parts });
  }

  /** Renders targets one after another. A failed target does not stop the others.
   * @throws When the disk or the database fails. */
  async renderAll(jobs: Iterable<RenderJob>, options: RenderOptions): Promise<void> {
    for (const job of jobs) {
      try {
        options.onRendered(await this.render(job));
      } catch (error) {
        if (!(error instanceof RenderError) || isSystemError(error.cause)) throw error;
        options.onFailed({ number: job.number, address: job.address, error });
      }
    }
  }

  /** @throws {RenderError} */
  async render({ number, address, file }: RenderJob): Promise<Rendered> {
    const given = new Map<string, GivenAnswer>();
    const bytes = await this.#produce(this.#createTask(address, given));
    const { digest, written } = this.#output.write(file, bytes);
    return { number, output: digest, written, queries: [...given.keys()], answers: this.#unreported(given) };
  }

  /** Renders a target without writing it, to warm up caches.
   * @throws {RenderError} */
  async warmUp(address: string): Promise<void> {
    await this.#produce(this.#createTask(address, new Map()));
  }

  /** @param given Receives everything that the target reads. */
  #createTask(address: string, given: Map<string, GivenAnswer>): RenderTask {
    const url = new URL(address, this.#setup.settings.siteUrl);
    const kind = this.findKind(address, url);
    return { address, url, kind, locals: this.#createLocals(kind, given) };
  }

  /** What a target is rendered with, all of which is recorded when it is read. */
  #createLocals(kind: string, given: Map<string, GivenAnswer>): App.Locals {
    const record = (read: GivenAnswer | undefined) => {
      if (read) given.set(read.query, read);
    };
    const { version } = this.#setup;
    const inputs = this.#inputs;
    record(inputs.ofCode(kind));
    return {
      ask: this.#answers.recorder(given),
      settings: inputs.recordedSettings(record),
      get version() {
        record(inputs.ofCode(everyKind));
        return version;
      },
    };
  }

  /** What renders an address: a component, or the code that draws. */
  findKind(address: string, url = new URL(address, this.#setup.settings.siteUrl)): string {
    if (isDrawn(address)) return drawnKind;
    return this.#findComposed(address) ? everyKind : (this.#pages.findComponent(url) ?? '');
  }

  async #produce({ address, url, kind, locals }: RenderTask): Promise<Uint8Array> {
    if (isDrawn(address)) return this.#draw(address, locals);
    const { entry } = this.#setup;
    const render = (path: string, recording: App.Locals) => this.#respond(path, recording);
    const composed = this.#findComposed(address);
    if (composed) return composed.make(address, { entry, locals, render });
    const page = await this.#pages.renderFile(kind, url, locals);
    return page === undefined ? (await this.#respond(address, locals)).bytes() : Buffer.from(page);
  }

  #findComposed(address: string): ComposedTarget | undefined {
    return this.#composed.find(({ isAddress }) => isAddress(address));
  }

  #unreported(given: ReadonlyMap<string, GivenAnswer>): readonly GivenAnswer[] {
    const answers = [...given.values()].filter(({ query }) => !this.#reported.has(query));
    if (this.#reported.size > reportedQueries) this.#reported.clear();
    for (const { query } of answers) this.#reported.add(query);
    return answers;
  }

  async #draw(address: string, { ask, settings }: App.Locals): Promise<Uint8Array> {
    const { drawnDir } = this.#setup;
    const { drawings } = this.#inputs;
    try {
      const { siteUrl } = settings;
      return await drawFile(address, { parts: this.#parts, ask, siteUrl, code: drawings, drawnDir });
    } catch (cause) {
      throw new RenderError(address, cause);
    }
  }

  async #respond(address: string, locals: App.Locals): Promise<Response> {
    let response: Response;
    try {
      const request = new Request(new URL(address, this.#setup.settings.siteUrl));
      response = await this.#pages.render(request, locals);
    } catch (cause) {
      throw new RenderError(address, cause);
    }
    const isExpected = response.status === 200 || (response.status === 404 && address.endsWith('/not-found'));
    if (!isExpected) throw new RenderError(address, `it answers with status ${response.status}`);
    return response;
  }
}
