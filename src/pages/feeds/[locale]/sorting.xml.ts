import type { APIRoute } from 'astro';
import { Feed } from 'feed';
import { parseLocale, xmlResponse } from '#components/endpoint.ts';
import { textIn } from '#model/locale.ts';
import { sortingTexts } from '#site/messages/sorting.ts';
import { localizedPath } from '#site/paths.ts';
import { fillTemplate } from '#site/routes.ts';
import { sortingFeedAddress } from '#site/sorting-files.ts';

export const GET: APIRoute = ({ locals: { ask, settings }, params }) => {
  const locale = parseLocale(params.locale);
  const { items, checked } = ask('sortingChanges', locale);
  const { name, legalName } = ask('publisher');
  const address = settings.siteUrl + sortingFeedAddress(locale);
  const feed = new Feed({
    id: address,
    title: `${name}: ${textIn(sortingTexts.feed, locale)}`,
    language: locale,
    link: settings.siteUrl + localizedPath(fillTemplate('/sorting', {}), locale),
    feedLinks: { atom: address },
    copyright: legalName,
    // From the content, so the feed of the same objects is always the same file.
    updated: new Date(items[0]?.updated ?? checked ?? 0),
    generator: name,
  });
  for (const { id, updated, name: title, answer } of items) {
    const link = settings.siteUrl + localizedPath(fillTemplate('/sorting/{itemId}', { itemId: id }), locale);
    feed.addItem({ id: link, title, link, description: answer, date: new Date(updated) });
  }
  return xmlResponse(feed.atom1());
};
