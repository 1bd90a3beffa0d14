/** Checks how long notices are shown, and where they lead. */
import type { ContentProblem } from '#platform/cms/export/parse-file.ts';
import { checkPeriod } from '#platform/publish/check-references.ts';
import type { KnownPages } from '#platform/publish/published-part.ts';
import { type Content, problem } from '#platform/publish/stored-content.ts';

export function checkNotices(content: Content, { isKnown }: KnownPages): readonly ContentProblem[] {
  return content.all('notices').flatMap((placed) => {
    const { link } = placed.entry;
    return [
      ...checkPeriod('notices', placed, placed.entry),
      ...(link === undefined || isKnown(link)
        ? []
        : [problem('notices', placed, { field: 'link', message: `${link} is no page of this site.` })]),
    ];
  });
}
