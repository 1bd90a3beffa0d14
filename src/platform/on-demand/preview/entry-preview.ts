/** Previews an entry of the content base as its page. */
import { z } from 'zod';
import { lookup } from '#platform/base/lookup.ts';
import { failure, type Result, success } from '#platform/base/result.ts';
import { unreachable } from '#platform/base/unreachable.ts';
import { parseValue } from '#platform/cms/export/parse-file.ts';
import { faultsIn, firstFault } from '#platform/notes/field-notes.ts';
import type { Note } from '#platform/notes/note.ts';
import { askCategories, toCategories } from '#platform/cms/wordpress/categories.ts';
import type { Collection } from '#platform/cms/wordpress/collections.ts';
import { conversionContext } from '#platform/cms/wordpress/conversion-context.ts';
import {
  type ClientLimits,
  ContentBaseClient,
  type ContentBasePlace,
} from '#platform/cms/wordpress/client.ts';
import { ContentBaseError } from '#platform/cms/wordpress/content-base-error.ts';
import { type Draft, loadDraft } from '#platform/cms/wordpress/draft.ts';
import { loadDraftMedia } from '#platform/cms/wordpress/draft-media.ts';
import { editLink } from '#platform/cms/wordpress/entry-problems.ts';
import type { DraftedContent } from './drafted-content.ts';
import type { PreviewRequest } from './preview-link.ts';
import type { Previewed, PreviewFault } from './previewed.ts';
import { toEntryPage } from './entry-page.ts';
import type { KindPreviews } from './previewed-site.ts';
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
  readonly kinds: KindPreviews;
}

interface ConvertContext extends PreviewContext {
  readonly client: ContentBaseClient;
  readonly collection: Collection;
}

export async function previewEntry(
  asked: Extract<PreviewRequest, { type: 'entry' }>,
  context: PreviewContext,
): Promise<Result<Previewed, PreviewFault>> {
  const collection = lookup(context.content.knowledge.collections, asked.entryType);
  // No link of the plugin opens such an entry, whatever its signature.
  if (!collection) return failure({ reason: 'unsigned' });
  const client = new ContentBaseClient(context.place, context.limits);
  try {
    const isTranslated = collection.isTranslated === true;
    const draft = await loadDraft(client, { ...asked, type: asked.entryType, isTranslated });
    return draft
      ? await convert(draft, asked, { ...context, client, collection })
      : failure({ reason: 'gone' });
  } catch (cause) {
    if (cause instanceof z.ZodError)
      return failure({ reason: 'unpublishable', problems: [firstFault(cause)] });
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
  { locale }: Extract<PreviewRequest, { type: 'entry' }>,
  { client, collection, content, place, now, kinds }: ConvertContext,
): Promise<Result<Previewed, PreviewFault>> {
  // An entry without Estonian is shown as if it were Estonian, so its editor can see it.
  const estonian =
    translationGroup.get('et') ?? translationGroup.get(locale) ?? [...translationGroup.values()][0];
  if (!estonian) return failure({ reason: 'gone' });
  const pictures = new PlaceholderPictures();
  const warnings: Note[] = [];
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
    categories: toCategories(await askCategories(client), knowledge.postCategories),
    otherCategory: knowledge.postCategories.other,
    warn: (note) => void warnings.push(note),
  });
  const value = await collection.convert(estonian, new Map(translationGroup).set('et', estonian), context);
  const { kind } = collection;
  const parsed = parseValue<{ readonly id: string | number }>(knowledge.kinds[kind], value);
  const problems = parsed.success ? knowledge.check(kind, value) : faultsIn(parsed.error);
  if (!parsed.success || problems.length > 0) return failure({ reason: 'unpublishable', problems });
  return success({
    entry: { kind, id: parsed.data.id, value: parsed.data },
    // A draft is shown where it will be published, whenever that is.
    path: toEntryPage(kind, parsed.data, kinds),
    shownAt: lookup(kinds, kind)?.shownAt?.(parsed.data, now) ?? now,
    state: translationGroup.has('et') || state.type === 'untranslated' ? state : { type: 'orphan' },
    editor: { type: 'wordpress', href: editLink(place.url, editedId) },
    warnings,
    pictures,
  });
}
