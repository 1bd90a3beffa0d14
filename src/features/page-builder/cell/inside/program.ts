/** The program of the cell: it renders the pages of a bundle with the real loader of the page builder. It runs only in
 * QuickJS, as one script (../bundle-program.mjs).
 * The host calls `cell(name, text)` until the response is no longer "pending". All input and output is text. */
import './globals.ts';
import {
  type ComponentRenderData,
  extractPlasmicQueryData,
  initPlasmicLoader,
  type InitOptions,
  PlasmicComponent,
  PlasmicRootProvider,
} from '@plasmicapp/loader-react';
import { createElement, type ReactElement } from 'react';
import { prerender } from 'react-dom/static.edge';
import { byLocale, type Locale, locales } from '#platform/languages/locale.ts';
import { sitePartNames } from '../../site-part.ts';
import type { CellAnswer, BuiltPageOrder } from '../answer.ts';
import { registeredPart } from '../../registered-part.ts';
import { waitsForever } from '../waits-forever.ts';
import { collectText, removeEncoder } from './streams.ts';
import { runTimer } from './timers.ts';

/** A bundle in the form that the loader needs; this program does not use its content. */
type LoaderBundle = Parameters<NonNullable<InitOptions['cache']>['set']>[0];
type Loader = ReturnType<typeof initPlasmicLoader>;

interface LoadedBundle {
  readonly bundle: LoaderBundle;
  readonly projectId: string;
}

// Saved before untrusted code runs, which can replace these globals.
const { parse, stringify } = JSON;

let answer = 'idle';
let loader: Loader | undefined;

const pending = 'pending';

function cell(name: string, text: string): string {
  switch (name) {
    case 'load':
      run(() => load(parse(text) as LoadedBundle));
      break;
    case 'render':
      run(() => renderPage(parse(text) as BuiltPageOrder));
      break;
    default:
      // "go on": runs one more timer when no other job is left.
      if (answer === pending && !runTimer()) settle({ type: 'failed', reason: waitsForever });
  }
  return answer;
}

function run(work: () => Promise<CellAnswer>): void {
  answer = pending;
  // Called within a promise, so that a synchronous error becomes a response too.
  Promise.resolve()
    .then(work)
    .then(settle, (cause: unknown) => {
      settle({ type: 'failed', reason: describeCause(cause) });
    });
}

function settle(given: CellAnswer): void {
  answer = stringify(given);
}

/** A thrown value can be of any type, and reading it can throw again. */
function describeCause(cause: unknown): string {
  // QuickJS throws null when there is no memory left for an error.
  if (cause === null) return 'out of memory';
  try {
    const text: unknown = cause instanceof Error ? cause.message : cause;
    return String(text).slice(0, 500);
  } catch {
    return 'it throws what cannot be read';
  }
}

async function load({ bundle, projectId }: LoadedBundle): Promise<CellAnswer> {
  // The loader's record of what it left out of a downloaded bundle: nothing.
  const filteredIds = Object.fromEntries(bundle.projects.map(({ id }) => [id, []]));
  const whole = { ...bundle, filteredIds };
  loader = initPlasmicLoader({
    // The bundle comes from memory, so there is no request and no token.
    projects: [{ id: projectId, token: '' }],
    cache: { get: () => Promise.resolve(whole), set: () => Promise.resolve() },
  });
  for (const name of sitePartNames) loader.registerComponent(...registeredPart(name));
  await loader.fetchPages();
  return { type: 'loaded' };
}

async function renderPage(page: BuiltPageOrder): Promise<CellAnswer> {
  if (!loader) throw new Error('no bundle is loaded');
  const content = await loader.fetchComponentData(page.path);
  const html = new Map<Locale, string>();
  for (const locale of locales) html.set(locale, await renderLocale(loader, { page, content, locale }));
  return { type: 'rendered', html: byLocale((locale) => html.get(locale) ?? '') };
}

interface LocaleOptions {
  readonly page: BuiltPageOrder;
  readonly content: ComponentRenderData;
  readonly locale: Locale;
}

async function renderLocale(
  loader: Loader,
  { page: { path, route, params }, content, locale }: LocaleOptions,
): Promise<string> {
  const root = (queries: Record<string, unknown>): ReactElement =>
    createElement(
      PlasmicRootProvider,
      {
        loader,
        prefetchedData: content,
        prefetchedQueryData: queries,
        globalVariants: [{ name: 'Locale', value: [locale.toUpperCase(), locale] }],
        pageRoute: route,
        pageParams: params,
        skipFonts: true,
      },
      createElement(PlasmicComponent, { component: path }),
    );
  const failures: unknown[] = [];
  const { prelude } = await prerender(root(await extractPlasmicQueryData(root({}))), {
    // The page builder wraps pages in an error boundary, which would show an error as a page that loads forever.
    onError: (cause) => void failures.push(cause),
    // Renders everything in its place: content that follows later would need a script.
    progressiveChunkSize: Infinity,
  });
  const html = await collectText(prelude);
  if (failures.length > 0) throw failures[0];
  return html;
}

removeEncoder();
Object.defineProperty(globalThis, 'cell', { value: cell, configurable: true });
