import type { APIRoute } from 'astro';
import { Feed } from 'feed';
import { toAtom } from '#shell/layout/atom.ts';
import { atomResponse, parseLocale } from '#shell/layout/endpoint.server.ts';
import { feedEntryId } from '#shell/layout/feed-entry-id.server.ts';
import { textIn } from '#platform/languages/locale.ts';
import { startOfTallinnDay } from '#platform/time/tallinn-midnight.ts';
import { sortingTexts } from '#features/sorting/sorting-messages.ts';
import { localizedPath } from '#platform/addresses/paths.ts';
import { fillTemplate } from '#shell/addresses/routes.ts';
import { feedAddress } from '#shell/addresses/feeds.ts';

export const GET: APIRoute = ({ locals: { ask, settings }, params }) => {
  const locale = parseLocale(params.locale);
  const items = ask('sortingChanges', locale);
  const { name, legalName } = ask('publisher');
  const address = settings.siteUrl + feedAddress('sorting', locale);
  const feed = new Feed({
    id: address,
    title: `${name}: ${textIn(sortingTexts.feed, locale)}`,
    language: locale,
    link: settings.siteUrl + localizedPath(fillTemplate('/sorting', {}), locale),
    feedLinks: { atom: address },
    copyright: legalName,
    // From the content, so the feed of the same objects is always the same file.
    updated: new Date(startOfTallinnDay(items[0]?.updated ?? '1970-01-01')),
    generator: name,
  });
  for (const { id, updated, name: title, answer } of items) {
    const link = settings.siteUrl + localizedPath(fillTemplate('/sorting/{itemId}', { itemId: id }), locale);
    feed.addItem({
      id: feedEntryId('sorting', id, locale),
      title,
      link,
      description: answer,
      date: new Date(startOfTallinnDay(updated)),
    });
  }
  return atomResponse(toAtom(feed, { author: legalName, locale }));
};
