import { digest } from '#base/digest.ts';
import { trustedJson } from '#base/json.ts';
import { type Kind, kindNames } from '#cms/export/kinds.ts';
import type { Watermarks } from '#model/watermark.ts';
import { formatNetlifyRules } from '#site/redirects.ts';
import { type PartName, partNames } from '#site/parts.ts';
import { type QueryContext, readRedirects } from './context.ts';
import { readCompany } from './text.ts';

/** The redirect file: one rule a line, in Netlify's format. */
export function redirectRules(context: QueryContext): string {
  return formatNetlifyRules(readRedirects(context), context.externals);
}

/** Who publishes a feed or a document. */
export function publisher(context: QueryContext) {
  const { name, legalName, email, infoPhone, slogan } = readCompany(context);
  return { name, legalName, email, infoPhone, slogan };
}

/** Names of the parts that posts are spread over in the sitemap. */
export function postParts({ reader }: QueryContext): readonly PartName[] {
  return partNames(reader.count('posts/scattered'));
}

/** What the build manifest says of the content. */
export function contentSummary({ reader }: QueryContext) {
  return {
    commit: reader.setting('commit'),
    watermarks: trustedJson<Watermarks>(reader.setting('watermarks') || '{}'),
    digest: digest(reader.contentDigest()),
    counts: reader.countKinds(kindNames) as Readonly<Record<Kind, number>>,
  };
}
