/** Fetches a draft and renders it: the whole work of one preview. Takes plain data only, so a worker thread
 * can do it. */
import { formatNote, wordNote } from '#platform/notes/note.ts';
import { failure, type Result } from '#platform/base/result.ts';
import type { ClientLimits, ContentBasePlace } from '#platform/cms/wordpress/client.ts';
import { type Locale, locales, textIn } from '#platform/languages/locale.ts';
import type { VisitedPreview } from '#platform/publish/visit.ts';
import type { PageRenderer } from '../page-renderer.ts';
import { type PublishedState, DraftedContent } from './drafted-content.ts';
import { previewEntry, previewLimits } from './entry-preview.ts';
import { previewAddress, type PreviewRequest } from './preview-link.ts';
import { previewResponse } from './preview-response.ts';
import { bannerWords, formatState, formatUntil } from './preview-words.ts';
import type { FieldLabels } from '#platform/notes/field-labels.ts';
import type { Previewed, PreviewFault, ToldFault } from './previewed.ts';
import type { PreviewedSite } from './previewed-site.ts';
import type { LiveSettings } from '#platform/calls/settings.ts';
import { lookup } from '#platform/base/lookup.ts';

export interface PreviewSources {
  /** Signs the links to the same preview in other languages. */
  readonly secret: string;
  readonly contentBase: ContentBasePlace | undefined;
  readonly pageBuilder: LiveSettings['pageBuilder'];
  readonly content: PublishedState;
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

export type MakePreview = (order: PreviewOrder) => Promise<Result<Response, ToldFault>>;

export interface PreviewMaker {
  readonly renderer: PageRenderer;
  readonly site: PreviewedSite;
}

export async function makePreview(
  order: PreviewOrder,
  sources: PreviewSources,
  { renderer, site }: PreviewMaker,
): Promise<Result<Response, ToldFault>> {
  const content = new DraftedContent(sources.content, site.content);
  try {
    const previewed = await load(order, content, { ...sources, site });
    if (previewed.type === 'failure') return failure(tell(previewed.failure, site.content.fieldLabels));
    const context = { ...order, content, secret: sources.secret, site };
    return { type: 'success', value: await show(previewed.value, context, renderer) };
  } finally {
    content.close();
  }
}

function tell(fault: PreviewFault, labels: FieldLabels): ToldFault {
  if (fault.reason !== 'unpublishable') return fault;
  const problems = fault.problems.map((problem) => wordNote(problem, labels));
  return { ...fault, problems };
}

async function load(
  { asked, now }: PreviewOrder,
  content: DraftedContent,
  { contentBase, pageBuilder, site, limits = previewLimits }: PreviewSources & Pick<PreviewMaker, 'site'>,
): Promise<Result<Previewed, PreviewFault>> {
  if (asked.type === 'page') {
    if (!pageBuilder) return failure({ reason: 'not-configured' });
    return site.previewPage(asked, { place: pageBuilder, now });
  }
  // Drafts require credentials: without them none can be read.
  if (!contentBase?.credentials) return failure({ reason: 'not-configured' });
  return previewEntry(asked, { place: contentBase, limits, content, now, kinds: site.kinds });
}

interface ShowContext extends Omit<PreviewOrder, 'now'> {
  readonly content: DraftedContent;
  readonly secret: string;
  readonly site: PreviewedSite;
}

async function show(
  previewed: Previewed,
  { asked, content, until, secret, isHead, site }: ShowContext,
  renderer: PageRenderer,
): Promise<Response> {
  const { entry, shownAt, path, pictures } = previewed;
  const { locale } = asked;
  let ask: App.Locals['ask'] | undefined;
  const visit = { preview: banner(previewed, { asked, until, secret, site }) };
  const page = await renderer.render(
    { path, locale, visit },
    ({ externals }) => (ask = content.with(entry, shownAt, externals)),
  );
  const { stylesAt: stylesOfKind } = lookup(site.kinds, entry.kind) ?? {};
  const stylesAt = (address: string) => ask && stylesOfKind?.(address, { path, locale, ask });
  return previewResponse(page, { pictures, stylesAt, isHead, frame: asked.frame });
}

/** Each once: a picture that several languages have is said of all. */
const sentences = (notes: Previewed['warnings'], locale: Locale, labels: FieldLabels): readonly string[] => [
  ...new Set(notes.map((note) => formatNote(note, locale, labels))),
];

function banner(
  { state, editor, warnings }: Previewed,
  {
    asked,
    until,
    secret,
    site: { formatDay, content },
  }: Pick<ShowContext, 'asked' | 'until' | 'secret' | 'site'>,
): VisitedPreview {
  const { locale } = asked;
  return {
    title: textIn(bannerWords.title, locale),
    message: `${formatState(state, locale, formatDay)} ${formatUntil(until, locale, formatDay)}`,
    languages: textIn(bannerWords.languages, locale),
    isFramed: asked.frame !== undefined,
    links: locales.map((other) => ({
      locale: other,
      href: previewAddress({ ...asked, locale: other }, until, secret),
      isShown: other === locale,
    })),
    editor: { href: editor.href, message: textIn(bannerWords[editor.type], locale) },
    warnings: {
      message: textIn(bannerWords.warnings, locale),
      list: sentences(warnings, locale, content.fieldLabels),
    },
  };
}
