/** Finds problems in the published content. These are warnings; errors that must not be published stop the
 * build (../check-routes.ts). */
import type { Locale } from '#platform/languages/locale.ts';
import { type Finding, platformFindings } from '../status-schema.ts';
import type { PartHealth } from '../published-part.ts';
import { type PagedSite, SitePages } from '../site-pages.ts';
import type { Content } from '../stored-content.ts';
import {
  checkHeadings,
  checkLinks,
  checkMenu,
  checkPictures,
  checkRedirect,
  checkTitle,
  type Found,
  type WrittenText,
} from './findings.ts';
import type { KnownAddresses } from './links.ts';
import { listSections } from './sections.ts';
import { sitePaths } from './site-paths.ts';

export interface HealthCheck {
  readonly site: PagedSite;
  readonly content: Content;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** Whether the published site has a file at a path. */
  readonly hasFile: (path: string) => boolean;
  /** Hosts of the content base, which visitors must not be sent to. */
  readonly innerHosts: ReadonlySet<string>;
  /** Link to the editor of an entry, by the entry's content file. */
  readonly editLink: (file: string) => string | undefined;
}

/** @returns Findings sorted by type and entry, so that the same content gives the same list. */
export function checkHealth(check: HealthCheck): readonly Finding[] {
  const { site, content, now, innerHosts, editLink } = check;
  const pages = new SitePages(site);
  const hasFile = (path: string) => pages.isMadeFile(path) || (/\.\w+$/u.test(path) && check.hasFile(path));
  const { isPage, leadsSomewhere } = sitePaths({ content, pages, hasFile });
  const known = { leadsSomewhere, innerHosts };
  const all: readonly PartHealth[] = [
    { texts: pageTexts, findings: navigationFindings },
    ...site.parts.flatMap(({ health }) => health ?? []),
  ];
  const types = [...platformFindings, ...all.flatMap(({ types: own = [] }) => own)];
  return all
    .flatMap(({ texts, findings }) => [
      ...[...(texts?.(content, now) ?? [])].flatMap((ofEntry) => checkTexts(ofEntry, known)),
      ...(findings?.(content, { now, known }) ?? []),
    ])
    .map((finding) => {
      const link = editLink(finding.file);
      return { ...finding, ...(link !== undefined && { editLink: link }) };
    })
    .sort((a, b) => types.indexOf(a.type) - types.indexOf(b.type) || compareEntries(a, b));

  function* pageTexts() {
    for (const { file, entry } of content.each('pages')) yield listSections('pages', { file, entry });
  }

  function* navigationFindings() {
    for (const placed of content.each('redirects')) yield* checkRedirect(placed, { isPage, hasFile });
    for (const placed of content.each('menus')) yield* checkMenu(placed, known);
  }
}

/** @param texts Of one entry. */
function checkTexts(texts: readonly WrittenText[], known: KnownAddresses): readonly Found[] {
  const titled = new Set<Locale>();
  return texts.flatMap((text) => {
    const hasTitle = text.hasFreeTitle !== true && !titled.has(text.locale);
    titled.add(text.locale);
    return [
      ...checkHeadings(text),
      ...checkPictures(text),
      ...checkLinks(text, known),
      ...(hasTitle ? checkTitle(text.subject, text.locale) : []),
    ];
  });
}

function compareEntries(a: Found, b: Found): number {
  const [first, second] = [a, b].map(({ kind, id, locale = '', place = '', value = '' }) =>
    [kind, /^\d+$/u.test(id) ? id.padStart(12) : id, locale, place, value].join('\n'),
  );
  return (first ?? '') < (second ?? '') ? -1 : 1;
}
