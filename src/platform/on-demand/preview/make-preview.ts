/** Fetches a draft and renders it: the whole work of one preview. Takes plain data only, so a worker thread
 * can do it. */
import { failure, type Result } from '#platform/base/result.ts';
import type { ClientLimits, ContentBasePlace } from '#platform/cms/wordpress/client.ts';
import type { PageBuilderPlace } from '#platform/publish/page-builder.ts';
import type { CellFiles } from '#features/page-builder/cell/cell-files.server.ts';
import { locales, textIn } from '#platform/languages/locale.ts';
import type { VisitedPreview } from '#platform/publish/visit.ts';
import { builtStylesAddress } from '#features/page-builder/built-page-addresses.ts';
import { postStylesAddress } from '#features/news/post-styles.ts';
import type { Ask } from '#features/queries.ts';
import type { PageRenderer } from '../page-renderer.ts';
import { type ContentPlace, DraftedContent } from './drafted-content.ts';
import { previewEntry, previewLimits } from './entry-preview.ts';
import { previewAddress, type PreviewRequest } from './preview-link.ts';
import { previewResponse } from './preview-response.ts';
import { bannerWords, formatState, formatUntil } from './preview-words.ts';
import { previewPage } from './page-preview.ts';
import type { Previewed, PreviewFault } from './previewed.ts';

export interface PreviewSources {
  /** Signs the links to the same preview in other languages. */
  readonly secret: string;
  readonly contentBase: ContentBasePlace | undefined;
  readonly pageBuilder: PageBuilderPlace | undefined;
  readonly content: ContentPlace;
  /** Where code of the page builder runs. */
  readonly cell: CellFiles;
  /** Limits of the content base; by default those for a waiting editor. */
  readonly limits?: Partial<ClientLimits> | undefined;
}

/** A preview request with a valid link. */
export interface PreviewOrder {
  readonly asked: PreviewRequest;
  /** Expiry of the link, in seconds since the epoch. */
  readonly until: number;
  readonly isHead: boolean;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

export type MakePreview = (order: PreviewOrder) => Promise<Result<Response, PreviewFault>>;

export async function makePreview(
  order: PreviewOrder,
  sources: PreviewSources,
  renderer: PageRenderer,
): Promise<Result<Response, PreviewFault>> {
  const content = new DraftedContent(sources.content);
  try {
    const previewed = await load(order, content, sources);
    if (previewed.type === 'failure') return previewed;
    const context = { ...order, content, secret: sources.secret };
    return { type: 'success', value: await show(previewed.value, context, renderer) };
  } finally {
    content.close();
  }
}

async function load(
  { asked, now }: PreviewOrder,
  content: DraftedContent,
  { contentBase, pageBuilder, cell, limits = previewLimits }: PreviewSources,
): Promise<Result<Previewed, PreviewFault>> {
  if (asked.type === 'page') {
    if (!pageBuilder) return failure({ reason: 'not-configured' });
    return previewPage(asked, { place: pageBuilder, now, cell });
  }
  // Drafts require credentials: without them none can be read.
  if (!contentBase?.credentials) return failure({ reason: 'not-configured' });
  return previewEntry(asked, { place: contentBase, limits, content, now });
}

interface ShowContext extends Omit<PreviewOrder, 'now'> {
  readonly content: DraftedContent;
  readonly secret: string;
}

async function show(
  previewed: Previewed,
  { asked, content, until, secret, isHead }: ShowContext,
  renderer: PageRenderer,
): Promise<Response> {
  const { entry, shownAt, path, pictures } = previewed;
  const { locale } = asked;
  let drafted: Ask | undefined;
  const visit = { preview: banner(previewed, { asked, until, secret }) };
  const page = await renderer.render(
    { path, locale, visit },
    ({ externals }) => (drafted = content.with(entry, shownAt, externals)),
  );
  const stylesAt = (address: string) => {
    if (entry.kind === 'posts' && address === postStylesAddress(path))
      return drafted?.('postStyles', path.slice(path.lastIndexOf('/') + 1));
    if (entry.kind === 'built-pages' && address === builtStylesAddress(path, locale))
      return drafted?.('builtPageStyles', path, locale);
    return undefined;
  };
  return previewResponse(page, { pictures, stylesAt, isHead });
}

function banner(
  { state, editor, warnings }: Previewed,
  { asked, until, secret }: Pick<ShowContext, 'asked' | 'until' | 'secret'>,
): VisitedPreview {
  const { locale } = asked;
  return {
    title: textIn(bannerWords.title, locale),
    message: `${formatState(state, locale)} ${formatUntil(until, locale)}`,
    languages: textIn(bannerWords.languages, locale),
    links: locales.map((other) => ({
      locale: other,
      href: previewAddress({ ...asked, locale: other }, until, secret),
      isShown: other === locale,
    })),
    editor: { href: editor.href, message: textIn(bannerWords[editor.type], locale) },
    warnings: { message: textIn(bannerWords.warnings, locale), list: warnings },
  };
}
