import type { APIRoute } from 'astro';
import { Feed } from 'feed';
import { toAtom } from '#shell/layout/atom.ts';
import { atomResponse, parseLocale } from '#shell/layout/endpoint.server.ts';
import { feedEntryId } from '#shell/layout/feed-entry-id.server.ts';
import { textIn } from '#platform/languages/locale.ts';
import { noticeRemark, noticesFeed, wordMovedDay } from '#features/notices/notice-messages.ts';
import { feedAddress } from '#shell/addresses/feeds.ts';
import { localizedPath } from '#platform/addresses/paths.ts';
import { fillTemplate } from '#shell/addresses/routes.ts';

export const GET: APIRoute = ({ locals: { ask, settings }, params }) => {
  const locale = parseLocale(params.locale);
  const notices = ask('openNotices').slice(0, 50);
  const { name, legalName } = ask('publisher');
  const address = settings.siteUrl + feedAddress('notices', locale);
  const page =
    settings.siteUrl + localizedPath(fillTemplate('/customer-support/emergency-notice', {}), locale);
  const feed = new Feed({
    id: address,
    title: `${name}: ${textIn(noticesFeed, locale)}`,
    language: locale,
    link: page,
    feedLinks: { atom: address },
    copyright: legalName,
    // From the content, so the feed of the same notices is always the same file.
    updated: new Date(notices[0]?.from ?? 0),
    generator: name,
  });
  for (const { id, from, shown, links, movedDays = [] } of notices) {
    const { title, text, writtenIn } = shown[locale];
    const remark = writtenIn === undefined ? [] : [noticeRemark(writtenIn, locale)];
    feed.addItem({
      id: feedEntryId('notices', id, locale),
      title,
      link: links === undefined ? page : new URL(textIn(links, locale), settings.siteUrl).href,
      description: [...remark, text, ...movedDays.map((day) => wordMovedDay(day, locale))].join(' '),
      published: new Date(from),
      date: new Date(from),
    });
  }
  return atomResponse(toAtom(feed, { author: legalName, locale }));
};
