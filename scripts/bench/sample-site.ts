/** A tiny site of the bench: it compiles the pages, and its one marked article is what twins' templates come from. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '#model/locale.ts';
import { siteIn } from './measure-own.ts';
import { type OwnSite, publishOwn } from './own-publisher.ts';
import { cutPattern, markedPost, type PagePattern } from './page-pattern.ts';
import { writeExport } from './synthetic-export.ts';
import { syntheticPost } from './synthetic-post.ts';
import { articleFile } from './twin.ts';

export interface SampleSite {
  readonly site: OwnSite;
  readonly patterns: Readonly<Record<Locale, PagePattern>>;
}

/** Enough older posts for the list of related ones. */
const neighbourCount = 4;

/** @param shippedDir The export that ships with the project. */
export async function publishSample(folder: string, shippedDir: string): Promise<SampleSite> {
  const site = siteIn(folder);
  const marked = markedPost();
  const neighbours = Array.from({ length: 200 }, (_, number) => syntheticPost(number, 1000))
    .filter(({ category }) => category === marked.category)
    .slice(0, neighbourCount);
  writeExport(site.contentDir, { contentDir: shippedDir, posts: [marked, ...neighbours] });
  await publishOwn(site);
  const pattern = (locale: Locale) =>
    cutPattern(readFileSync(join(site.outDir, articleFile({ ...marked, locale })), 'utf8'), locale);
  return { site, patterns: { et: pattern('et'), ru: pattern('ru'), en: pattern('en') } };
}
