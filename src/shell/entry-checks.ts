/** What entries of any kind are checked against: figures of the company, and the pages that have texts. */
import { collectFacts } from '#shell/company/company.ts';
import { factsIn } from '#platform/languages/localized-text.ts';
import { isQuotedMessage } from '#shell/languages/quoted-messages.ts';
import { pageTemplates } from '#shell/addresses/routes.ts';
import type { EntryChecks, KnownEntries } from '#platform/cms/entry-checks.ts';
import { type Note, toNote } from '#platform/notes/note.ts';

export const entryChecks: EntryChecks = {
  needs: ['company'],
  any: unknownFacts,
  kinds: {
    pages: ({ id }) =>
      pageTemplates.some((template) => template === id)
        ? []
        : [{ ...toNote('page-without-texts', { path: id }), field: 'route' }],
  },
};

function unknownFacts(json: string, { all }: KnownEntries): readonly Note[] {
  const named = factsIn(json);
  const [company] = named.length === 0 ? [] : all('company');
  // Without a company, that alone is told.
  if (!company) return [];
  const facts = collectFacts(company);
  const unknown = named.filter((name) => !Object.hasOwn(facts, name) && !isQuotedMessage(name));
  return [...new Set(unknown)].map((name) => toNote('figure-unknown', { figure: `{{${name}}}` }));
}
