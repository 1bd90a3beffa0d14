import { Feed } from 'feed';
import type { UnservedAddress } from '#model/live-answer.ts';
import { countyName } from '#model/county.ts';
import { isInFeed, unservedFeedAddress } from '#model/unserved-feed.ts';
import type { VisitedFeed } from '#model/visit.ts';
import { formatDate } from '#site/format.ts';
import { readName, readPlace, type SourceNames } from '#site/source-name.ts';
import { type Page, pathIn } from './page.ts';

interface FeedContext {
  readonly page: Page;
  readonly names: SourceNames;
  readonly siteUrl: string;
}

/** The feed of a county as Atom. It holds what the list on the page shows. */
export function unservedFeed(visited: VisitedFeed, { page, names, siteUrl }: FeedContext): string {
  const { answer, county, locale } = visited;
  const { t } = page;
  const { name, legalName } = page.ask('layout', locale).company;
  const address = siteUrl + unservedFeedAddress(visited);
  const link = siteUrl + pathIn(page, '/customer-support/unserved-addresses');
  const place = county === undefined ? t('table.unserved.allAreas') : countyName(county, locale);
  const feed = new Feed({
    id: address,
    title: `${name}: ${t('table.unserved.feedTitle', { place })}`,
    ...(answer.isDemonstration && { description: t('table.unserved.demonstration') }),
    language: locale,
    link,
    feedLinks: { atom: address },
    copyright: legalName,
    updated: new Date(answer.asOf),
    generator: name,
  });
  for (const entry of answer.addresses.filter(({ area }) => isInFeed(area, visited))) {
    const { id, date } = entry;
    const query = new URLSearchParams({ address: `${entry.address}, ${entry.city}` });
    feed.addItem({
      // The same as long as the source keeps the row.
      id: `${address}#${encodeURIComponent(id)}`,
      title: titleOf(entry, names),
      link: `${link}?${query.toString()}`,
      description: descriptionOf(entry, { page, names }),
      date: new Date(`${date}T00:00:00Z`),
    });
  }
  return feed.atom1();
}

function titleOf({ address, city, area, garbage }: UnservedAddress, names: SourceNames): string {
  const place = readPlace(`${address}, ${city}, ${area}`, names).map(({ text }) => text);
  return [place.join(', '), ...(garbage === undefined ? [] : [readName(garbage, names).text])].join(' – ');
}

function descriptionOf(
  { date, reason, newDate }: UnservedAddress,
  { page: { t, locale }, names }: Omit<FeedContext, 'siteUrl'>,
): string {
  const why = reason === undefined ? t('table.unserved.noReason') : readName(reason, names).text;
  const next = newDate === undefined ? t('table.unserved.noNewDate') : formatDate(newDate, locale);
  return `${formatDate(date, locale)}. ${why}. ${t('table.unserved.newDate')}: ${next}`;
}
