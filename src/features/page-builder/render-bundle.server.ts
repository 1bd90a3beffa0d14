/** Renders the pages of a bundle. A bundle is untrusted code: it runs in a cell (cell/quickjs.server.ts) that has only the
 * language itself, in a worker that is terminated when it exceeds a limit. The result is text, and the caller must
 * sanitise it. */
import { unreachable } from '#platform/base/unreachable.ts';
import { formatFault, type Note, toNote } from '#platform/notes/note.ts';
import type { Locale } from '#platform/languages/locale.ts';
import { listPages } from './bundle.server.ts';
import type { Bundle } from './bundle-schema.ts';
import type { BuiltPageOrder } from './cell/answer.ts';
import { Cell, type RenderLimits } from './cell/cell.server.ts';
import type { CellFiles } from './cell/cell-files.server.ts';
import { PageBuilderError } from './page-builder-error.server.ts';

export const renderLimits: RenderLimits = {
  pageTimeMs: 5000,
  timeMs: 300_000,
  memoryMb: 256,
  pageBytes: 10_000_000,
  bytes: 200_000_000,
};

export interface WantedPages {
  readonly bundle: Bundle;
  readonly projectId: string;
  /** The only page to render; all when absent. */
  readonly path?: string;
}

export type RenderedPage =
  /** HTML by language. A style element at the start contains all styles of the page. Nothing in it is safe yet. */
  | { readonly type: 'rendered'; readonly path: string; readonly html: Readonly<Record<Locale, string>> }
  | { readonly type: 'failed'; readonly path: string; readonly reason: string | Note };

/** @returns All requested pages. A failure in one page does not affect the others.
 * @throws {PageBuilderError} When the bundle cannot be loaded. */
export async function renderBundle(
  { bundle, projectId, path: wanted }: WantedPages,
  limits: RenderLimits,
  files: CellFiles,
): Promise<readonly RenderedPage[]> {
  const cell = new Cell(JSON.stringify({ bundle: withoutSpare(bundle), projectId }), limits, files);
  try {
    const opened = await cell.open();
    if (opened.type !== 'loaded')
      throw notRendered(opened.type === 'failed' ? opened.reason : toNote('page-unreadable'));
    const pages: RenderedPage[] = [];
    let bytes = 0;
    for (const { path, pagePattern, pageParams } of listPages(bundle)) {
      if ((wanted !== undefined && path !== wanted) || hasBracket(path)) continue;
      const page = await renderPage(cell, { path, route: pagePattern ?? path, params: pageParams ?? {} });
      bytes += page.type === 'rendered' ? Object.values(page.html).join('').length : 0;
      const isTooMuch = bytes > limits.bytes;
      const reason = toNote('pages-too-large', { max: limits.bytes });
      pages.push(isTooMuch ? { type: 'failed', path, reason } : page);
    }
    return pages;
  } finally {
    await cell.close();
  }
}

async function renderPage(cell: Cell, order: BuiltPageOrder): Promise<RenderedPage> {
  const { path } = order;
  const answer = await cell.render(order);
  switch (answer.type) {
    case 'rendered':
      return { type: 'rendered', path, html: answer.html };
    case 'failed':
      return { type: 'failed', path, reason: answer.reason };
    case 'loaded':
      return { type: 'failed', path, reason: toNote('page-unreadable') };
    default:
      return unreachable(answer);
  }
}

/** Code for browsers is not needed, only its style files. For every lookup the loader makes a regular expression of
 * each path with a bracket, and one invalid expression would make the lookup of every page fail. */
function withoutSpare(bundle: Bundle): Bundle {
  const browser = bundle.modules.browser.filter(({ type }) => type === 'asset');
  const components = bundle.components.filter(({ isPage, path }) => !isPage || !hasBracket(path));
  return { ...bundle, modules: { ...bundle.modules, browser }, components };
}

/** A path with a bracket is never an address of this site. */
const hasBracket = (path: string | null | undefined): boolean => path?.includes('[') === true;

function notRendered(reason: string | Note): PageBuilderError {
  const detail = typeof reason === 'string' ? reason : formatFault(reason, 'en');
  const message = `The bundle of the page builder cannot be rendered: ${detail}.`;
  return new PageBuilderError('not-rendered', message, { detail: reason });
}
