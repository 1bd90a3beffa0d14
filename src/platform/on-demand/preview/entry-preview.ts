/** Previews an entry of the content base as its page. */
import { lookup } from '#platform/base/lookup.ts';
import { z } from 'zod';
import { failure, type Result, success } from '#platform/base/result.ts';
import { unreachable } from '#platform/base/unreachable.ts';
import type { Kind, Schemas } from '#platform/cms/export/export.ts';
import { faultsIn, parseValue } from '#platform/cms/export/parse-file.ts';
import { plainText } from '#platform/cms/sanitise.ts';
import { askCategories, toCategories } from '#platform/cms/wordpress/categories.ts';
import { conversionContext } from '#platform/cms/wordpress/conversion-context.ts';
import {
  type ClientLimits,
  ContentBaseClient,
  type ContentBasePlace,
} from '#platform/cms/wordpress/client.ts';
import { ContentBaseError } from '#platform/cms/wordpress/content-base-error.ts';
import { type Draft, loadDraft } from '#platform/cms/wordpress/draft.ts';
import { loadDraftMedia } from '#platform/cms/wordpress/draft-media.ts';
import { editLink, formatIssue } from '#platform/cms/wordpress/entry-problems.ts';
import { collections } from '#platform/cms/wordpress/to-entry.ts';
import { type PagePath, parseOwnPath } from '#platform/addresses/page-path.ts';
import { beginSentence } from '#shell/languages/format.ts';
import { fillTemplate, priceListRoutes } from '#shell/addresses/routes.ts';
import type { DraftedContent } from './drafted-content.ts';
import type { PreviewRequest } from './preview-link.ts';
import type { Previewed, PreviewFault } from './previewed.ts';
import { PlaceholderPictures } from './placeholder-pictures.ts';

/** Timeout while an editor waits. */
export const previewLimits: Partial<ClientLimits> = {
  connections: 4,
  timeMs: 7000,
  bodyBytes: 5_000_000,
  tries: 1,
};

interface PreviewContext {
  readonly place: ContentBasePlace;
  readonly limits: Partial<ClientLimits>;
  readonly content: Pick<DraftedContent, 'findArticle' | 'resolveAddress' | 'knowledge'>;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

export async function previewEntry(
  asked: Extract<PreviewRequest, { type: 'entry' }>,
  context: PreviewContext,
): Promise<Result<Previewed, PreviewFault>> {
  const client = new ContentBaseClient(context.place, context.limits);
  try {
    const draft = await loadDraft(client, { ...asked, type: asked.entryType });
    return draft ? await convert(draft, asked, { ...context, client }) : failure({ reason: 'gone' });
  } catch (cause) {
    if (cause instanceof z.ZodError)
      return failure({ reason: 'unpublishable', problems: [formatIssue(cause)] });
    if (cause instanceof ContentBaseError) return failure({ reason: toReason(cause) });
    throw cause;
  }
}

function toReason({ reason }: ContentBaseError): 'unreachable' | 'slow' | 'refused' | 'malformed' {
  switch (reason) {
    case 'unreachable':
    case 'status':
      return 'unreachable';
    case 'slow':
    case 'refused':
      return reason;
    case 'no-json':
    case 'too-large':
    case 'shape':
    case 'elsewhere':
      return 'malformed';
    default:
      return unreachable(reason);
  }
}

async function convert(
  { translationGroup, state, editedId }: Draft,
  { entryType, locale }: Extract<PreviewRequest, { type: 'entry' }>,
  { client, content, place, now }: PreviewContext & { readonly client: ContentBaseClient },
): Promise<Result<Previewed, PreviewFault>> {
  const collection = lookup(collections, entryType);
  // An entry without Estonian is shown as if it were Estonian, so its editor can see it.
  const estonian =
    translationGroup.get('et') ?? translationGroup.get(locale) ?? [...translationGroup.values()][0];
  if (!collection || !estonian) return failure({ reason: 'gone' });
  const pictures = new PlaceholderPictures();
  const warnings: string[] = [];
  const media = await loadDraftMedia(client, translationGroup.values(), pictures.add);
  const { knowledge } = content;
  const context = conversionContext(client, {
    siteUrl: knowledge.siteUrl,
    findArticle: content.findArticle,
    resolveAddress: content.resolveAddress,
    media,
    isPage: knowledge.isPage,
    isFile: knowledge.isFile,
    isOldAddress: knowledge.isOldAddress,
    categories: toCategories(await askCategories(client)),
    warn: (message) => void warnings.push(message),
  });
  const value = await collection.convert(estonian, new Map(translationGroup).set('et', estonian), context);
  const { kind } = collection;
  const { kinds } = knowledge;
  const parsed = parseValue<{ readonly id: string | number }>(kinds[kind], value);
  const problems = parsed.success ? knowledge.check(kind, value) : faultsIn(parsed.error);
  if (!parsed.success || problems.length > 0) return failure({ reason: 'unpublishable', problems });
  return success({
    entry: { kind, id: parsed.data.id, value: parsed.data },
    shownAt: shownAt(parsed.data, { kind, kinds, now }),
    path: toPagePath(parsed.data, { kind, kinds }),
    state: translationGroup.has('et') || state.type === 'untranslated' ? state : { type: 'orphan' },
    editor: { type: 'wordpress', href: editLink(place.url, editedId) },
    warnings: [...new Set(warnings.map((message) => beginSentence(plainText(message), 'en')))],
    pictures,
  });
}

/** A draft is shown where it will be published, whenever that is. */
function shownAt(
  value: unknown,
  { kind, kinds, now }: { readonly kind: Kind; readonly kinds: Schemas; readonly now: number },
): number {
  if (kind === 'posts') return Math.max(now, Date.parse(kinds.posts.parse(value).date));
  if (kind !== 'notices') return now;
  const { from, until } = kinds.notices.parse(value);
  return Math.max(Date.parse(from), Math.min(now, Date.parse(until) - 1));
}

/** The page that shows an entry. */
function toPagePath(
  value: unknown,
  { kind, kinds }: { readonly kind: Kind; readonly kinds: Schemas },
): PagePath {
  if (kind === 'posts')
    return fillTemplate('/about/news/{postSlug}', { postSlug: kinds.posts.parse(value).slug });
  if (kind === 'pages') return parseOwnPath(kinds.pages.parse(value).id);
  if (kind === 'price-lists') {
    const { id, service } = kinds['price-lists'].parse(value);
    return fillTemplate(priceListRoutes[service], { priceId: id });
  }
  if (kind === 'waste-stations') {
    const { id } = kinds['waste-stations'].parse(value);
    return fillTemplate('/home-customer/waste-stations/{wasteStationId}', { wasteStationId: id });
  }
  if (kind === 'sorting-items')
    return fillTemplate('/sorting/{itemId}', { itemId: kinds['sorting-items'].parse(value).id });
  if (kind === 'sorting-groups') return parseOwnPath('/sorting');
  if (kind === 'sorting-differences')
    return fillTemplate('/sorting/bin/{bin}', { bin: kinds['sorting-differences'].parse(value).bin });
  // A notice is on every page.
  return parseOwnPath('/');
}
