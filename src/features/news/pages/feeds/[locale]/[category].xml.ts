import type { APIRoute } from 'astro';
import { Feed } from 'feed';
import { toAtom } from '#shell/layout/atom.ts';
import { atomResponse, parseLocale } from '#shell/layout/endpoint.server.ts';
import { feedEntryId } from '#shell/layout/feed-entry-id.server.ts';
import { parsePostCategory } from '#shell/addresses/post-categories.ts';
import { translator } from '#shell/languages/messages.ts';
import { localizedPath } from '#platform/addresses/paths.ts';
import { fillTemplate } from '#shell/addresses/routes.ts';

export const GET: APIRoute = ({ locals: { ask, settings }, params }) => {
  const locale = parseLocale(params.locale);
  const category = params.category === 'all' ? null : parsePostCategory(params.category ?? '');
  const t = translator(locale);
  const posts = ask('feedPosts', locale, category);
  const { name, legalName } = ask('publisher');
  const topic = category === null ? t('common.allNews') : t(`common.category.${category}`);
  const buildAddress = (slug: string) =>
    settings.siteUrl + localizedPath(fillTemplate('/about/news/{postSlug}', { postSlug: slug }), locale);
  const feed = new Feed({
    id: `${settings.siteUrl}/feeds/${locale}/${category ?? 'all'}.xml`,
    title: `${name}: ${topic}`,
    language: locale,
    link: settings.siteUrl + localizedPath(fillTemplate('/about/news', {}), locale),
    feedLinks: { atom: `${settings.siteUrl}/feeds/${locale}/${category ?? 'all'}.xml` },
    copyright: legalName,
    // From the content, so the feed of the same posts is always the same file.
    updated: new Date(
      posts
        .map(({ modified }) => modified)
        .sort()
        .at(-1) ?? 0,
    ),
    generator: name,
  });
  for (const { id, slug, title, excerpt, date, modified } of posts) {
    const link = buildAddress(slug);
    feed.addItem({
      id: feedEntryId('posts', id, locale),
      title,
      link,
      description: excerpt,
      published: new Date(date),
      date: new Date(modified),
    });
  }
  return atomResponse(toAtom(feed, { author: legalName, locale }));
};
