import { Feed } from 'feed';
import type { UnservedAddress } from './unserved-answer.ts';
import { countyName } from '#shell/map/county.ts';
import { municipalityOfRow } from './municipality-rows.ts';
import { startOfTallinnDay } from '#platform/time/tallinn-midnight.ts';
import { isInFeed, unservedFeedAddress } from './unserved-feed.ts';
import type { VisitedFeed } from './visited-unserved.ts';
import { formatDate } from '#shell/languages/format.ts';
import { readName, readPlace, type SourceNames } from '#shell/languages/source-name.ts';
import { toAtom } from '#shell/layout/atom.ts';
import { feedEntryId } from '#shell/layout/feed-entry-id.server.ts';
import { openData } from '#shell/open-data/envelope.ts';
import { unservedBody, unservedFormat } from './open-unserved.ts';
import { type Page, pathIn } from '#shell/layout/page.ts';

interface FeedContext {
  readonly page: Page;
  readonly names: SourceNames;
  readonly siteUrl: string;
}

/** The list of unserved addresses for programs: as a feed, or as open data. */
export function unservedForPrograms(visited: VisitedFeed, context: FeedContext): string {
  if (visited.isOpenData !== true) return unservedFeed(visited, context);
  const { page, names, siteUrl } = context;
  const { name, email } = page.ask('layout', page.locale).company;
  const source = { siteUrl, company: { name, email, phones: [] }, modified: null };
  return JSON.stringify(openData(unservedFormat, unservedBody(visited.answer, names), source));
}

/** The feed of a county or a municipality as Atom. It holds what the list on the page shows. */
function unservedFeed(visited: VisitedFeed, { page, names, siteUrl }: FeedContext): string {
  const { answer, locale } = visited;
  const { t } = page;
  const { name, legalName } = page.ask('layout', locale).company;
  const address = siteUrl + unservedFeedAddress(visited);
  const link = siteUrl + pathIn(page, '/customer-support/unserved-addresses');
  const rows = selectRows(visited, page);
  const place = formatPlace(visited, page);
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
  for (const entry of rows) {
    const { id, date } = entry;
    const query = new URLSearchParams({ address: `${entry.address}, ${entry.city}` });
    feed.addItem({
      // The same as long as the source keeps the row.
      id: feedEntryId('unserved', id, locale),
      title: formatTitle(entry, names),
      link: `${link}?${query.toString()}`,
      description: formatDescription(entry, { page, names }),
      date: new Date(startOfTallinnDay(date)),
    });
  }
  return toAtom(feed, { author: legalName, locale });
}

function formatPlace({ county, municipality, locale }: VisitedFeed, { ask, t }: Page): string {
  if (municipality !== undefined)
    return ask('municipalityPlaces', locale).find(({ code }) => code === municipality)?.label ?? '';
  return county === undefined ? t('table.unserved.allAreas') : countyName(county, locale);
}

function selectRows({ answer, locale, ...feed }: VisitedFeed, { ask }: Page): readonly UnservedAddress[] {
  const { municipality } = feed;
  if (municipality === undefined)
    return answer.addresses.filter(({ area }) => isInFeed(area, { ...feed, locale }));
  const places = ask('municipalityPlaces', locale);
  return answer.addresses.filter((row) => municipalityOfRow(row, places) === municipality);
}

function formatTitle({ address, city, area, garbage }: UnservedAddress, names: SourceNames): string {
  const place = readPlace(`${address}, ${city}, ${area}`, names).map(({ text }) => text);
  return [place.join(', '), ...(garbage === undefined ? [] : [readName(garbage, names).text])].join(' – ');
}

function formatDescription(
  { date, reason, newDate }: UnservedAddress,
  { page: { t, locale }, names }: Omit<FeedContext, 'siteUrl'>,
): string {
  const why = reason === undefined ? t('table.unserved.noReason') : readName(reason, names).text;
  const next = newDate === undefined ? t('table.unserved.noNewDate') : formatDate(newDate, locale);
  return `${formatDate(date, locale)}. ${why}. ${t('table.unserved.newDate')}: ${next}`;
}
