/** What entries of any kind are checked against: figures of the company, and the pages that have texts. */
import { collectFacts } from '#shell/company/company.ts';
import { factsIn } from '#platform/languages/localized-text.ts';
import { isQuotedMessage } from '#shell/languages/quoted-messages.ts';
import { pageTemplates } from '#shell/addresses/routes.ts';
import type { EntryChecks, EntryFault, KnownEntries } from '#platform/cms/entry-checks.ts';

export const entryChecks: EntryChecks = {
  needs: ['company'],
  any: unknownFacts,
  kinds: {
    pages: ({ id }) =>
      pageTemplates.some((template) => template === id)
        ? []
        : [{ field: 'route', message: `${id} is no page with texts.` }],
  },
};

function unknownFacts(json: string, { all }: KnownEntries): readonly EntryFault[] {
  const named = factsIn(json);
  const [company] = named.length === 0 ? [] : all('company');
  // Without a company, that alone is told.
  if (!company) return [];
  const facts = collectFacts(company);
  const unknown = named.filter((name) => !Object.hasOwn(facts, name) && !isQuotedMessage(name));
  return [...new Set(unknown)].map((name) => ({
    message: `names the figure {{${name}}}, which the company's facts do not have.`,
  }));
}
