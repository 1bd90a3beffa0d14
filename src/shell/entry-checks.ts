/** What entries of any kind are checked against when WordPress sends them: figures of the company, and the pages that have texts. */
import { collectFacts } from '#shell/company/company.ts';
import { factsIn } from '#platform/languages/localized-text.ts';
import { isQuotedMessage } from '#shell/languages/quoted-messages.ts';
import { pageTemplates } from '#shell/addresses/routes.ts';
import type { EntryChecks, KnownEntries } from '#platform/cms/wordpress/entry-checks.ts';

export const entryChecks: EntryChecks = {
  needs: ['company'],
  any: unknownFacts,
  kinds: {
    pages: ({ id }) =>
      pageTemplates.some((template) => template === id) ? [] : [`route: ${id} is no page with texts.`],
  },
};

function unknownFacts(entry: unknown, { all }: KnownEntries): readonly string[] {
  const facts = new Set(all('company').flatMap((company) => Object.keys(collectFacts(company))));
  const unknown = factsIn(JSON.stringify(entry)).filter((name) => !facts.has(name) && !isQuotedMessage(name));
  return [...new Set(unknown)].map(
    (name) => `it names the figure {{${name}}}, which the company's facts do not have.`,
  );
}
