/** GET /preview: a draft as the page that it will be, for whoever holds a signed link to it. */
import { messageOf } from '#base/error-message.ts';
import { failure, type Result } from '#base/result.ts';
import type { ClientLimits, ContentBasePlace } from '#cms/wordpress/client.ts';
import type { PageBuilderPlace } from '#cms/page-builder/client.ts';
import type { RenderProgram } from '#cms/page-builder/render-program.ts';
import { locales } from '#model/locale.ts';
import type { VisitedPreview } from '#model/visit.ts';
import { builtStylesAddress } from '#site/built-pages.ts';
import { postStylesAddress } from '#site/post-styles.ts';
import type { Ask } from '#store/queries/queries.ts';
import type { PageRenderer } from '../page-renderer.ts';
import { type ContentPlace, DraftedContent } from './drafted-content.ts';
import { previewEntry, previewLimits } from './entry-preview.ts';
import { parsePreviewRequest, previewAddress, type PreviewRequest, verifyPreview } from './preview-link.ts';
import { previewResponse } from './preview-response.ts';
import { bannerWords, formatState, formatUntil } from './preview-words.ts';
import { previewPage } from './page-preview.ts';
import type { Previewed, PreviewFault } from './previewed.ts';
import { refusePreview } from './refusal-page.ts';

export interface PreviewOptions {
  /** undefined: there are no previews. */
  readonly secret: string | undefined;
  readonly contentBase: ContentBasePlace | undefined;
  readonly pageBuilder: PageBuilderPlace | undefined;
  readonly content: ContentPlace;
  readonly renderer: PageRenderer;
  /** Of pages of the page builder; that of the project when absent. */
  readonly renderProgram?: RenderProgram;
  readonly clock: () => number;
  /** Of the content base; those of an editor who waits when absent. */
  readonly limits?: Partial<ClientLimits>;
  /** Told why a preview could not be made; never holds an address. */
  readonly report: (says: string) => void;
}

export type AnswerPreview = (request: Request) => Promise<Response>;

/** @returns An answer to every request. */
export function createPreview(options: PreviewOptions): AnswerPreview {
  return async (request) => {
    const isHead = request.method === 'HEAD';
    try {
      const outcome = await answer(request, options);
      return outcome.type === 'success' ? outcome.value : refusePreview(outcome.failure, isHead);
    } catch (cause) {
      options.report(`A preview could not be made: ${messageOf(cause)}\n`);
      return refusePreview({ reason: 'failed' }, isHead);
    }
  };
}

async function answer(request: Request, options: PreviewOptions): Promise<Result<Response, PreviewFault>> {
  const { secret, clock } = options;
  if (request.method !== 'GET' && request.method !== 'HEAD') return failure({ reason: 'method' });
  if (secret === undefined) return failure({ reason: 'not-configured' });
  const query = new URL(request.url).searchParams;
  const asked = parsePreviewRequest(query);
  const link = verifyPreview(query, asked, { secret, now: clock() });
  if (link.type === 'failure') return failure({ reason: link.failure });
  if (!asked) return failure({ reason: 'unsigned' });
  const content = new DraftedContent(options.content);
  try {
    const previewed = await load(asked, content, options);
    if (previewed.type === 'failure') return previewed;
    const showing = { asked, content, until: link.value, secret, isHead: request.method === 'HEAD' };
    return { type: 'success', value: await show(previewed.value, showing, options) };
  } finally {
    content.close();
  }
}

async function load(
  asked: PreviewRequest,
  content: DraftedContent,
  { contentBase, pageBuilder, renderProgram, clock, limits = previewLimits }: PreviewOptions,
): Promise<Result<Previewed, PreviewFault>> {
  const now = clock();
  if (asked.type === 'page') {
    if (!pageBuilder) return failure({ reason: 'not-configured' });
    return previewPage(asked, { place: pageBuilder, now, program: renderProgram });
  }
  // Drafts are for those who may edit: without credentials there is none to be read.
  if (!contentBase?.credentials) return failure({ reason: 'not-configured' });
  return previewEntry(asked, { place: contentBase, limits, content, now });
}

interface Showing {
  readonly asked: PreviewRequest;
  readonly content: DraftedContent;
  /** Seconds since the epoch. */
  readonly until: number;
  readonly secret: string;
  readonly isHead: boolean;
}

async function show(
  previewed: Previewed,
  { asked, content, until, secret, isHead }: Showing,
  { renderer }: PreviewOptions,
): Promise<Response> {
  const { entry, shownAt, path, pictures } = previewed;
  const { locale } = asked;
  let drafted: Ask | undefined;
  const page = await renderer.render({
    ...{ path, locale, visit: { preview: banner(previewed, { asked, until, secret }) } },
    ask: ({ externals }) => (drafted = content.with(entry, shownAt, externals)),
  });
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
  { asked, until, secret }: Pick<Showing, 'asked' | 'until' | 'secret'>,
): VisitedPreview {
  const { locale } = asked;
  return {
    title: bannerWords.title[locale],
    says: `${formatState(state, locale)} ${formatUntil(until, locale)}`,
    languages: bannerWords.languages[locale],
    links: locales.map((other) => ({
      locale: other,
      href: previewAddress({ ...asked, locale: other }, until, secret),
      isShown: other === locale,
    })),
    editor: { href: editor.href, says: bannerWords[editor.type][locale] },
    warnings: { says: bannerWords.warnings[locale], list: warnings },
  };
}
