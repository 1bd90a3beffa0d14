/** What the site makes of WordPress's answers, in a form that does not depend on where WordPress stands. */
import { ContentBaseClient, type ContentBasePlace } from '#platform/cms/wordpress/client.ts';
import { type DraftRequest, loadDraft } from '#platform/cms/wordpress/draft.ts';
import type { SyncedSite } from '../wordpress/synced-site.ts';
import { originPlaceholder, type Synced } from './recording.ts';

/** Syncs. */
export async function syncedFrom(site: SyncedSite, place: ContentBasePlace): Promise<Synced> {
  const { problems, warnings } = await site.sync({ contentBase: place });
  // The names of pictures and documents follow from their bytes.
  const read = (file: string) => (file.endsWith('.json') ? site.read(file) : 'a file');
  const content = Object.fromEntries(site.files().map((file) => [file, read(file)]));
  return placeless({ problems, warnings, content }, place) as Synced;
}

/** @param request Of a type whose languages are entries of their own. */
export async function loadPlacelessDraft(
  place: ContentBasePlace,
  request: Omit<DraftRequest, 'isTranslated'>,
): Promise<unknown> {
  const draft = await loadDraft(new ContentBaseClient(place), { ...request, isTranslated: true });
  return placeless(
    draft && { ...draft, translationGroup: Object.fromEntries(draft.translationGroup) },
    place,
  );
}

function placeless(value: unknown, { url }: ContentBasePlace): unknown {
  return JSON.parse(JSON.stringify(value).replaceAll(new URL(url).origin, originPlaceholder));
}
