/** What entries of any kind are checked against: figures of the company, and the pages that have texts. */
import { collectFacts, type Company } from '#shell/company/company.ts';
import { factsIn } from '#platform/languages/localized-text.ts';
import { isQuotedMessage } from '#shell/languages/quoted-messages.ts';
import { pageTemplates } from '#shell/addresses/routes.ts';
import type { EntryChecks, KnownEntries } from '#platform/cms/entry-checks.ts';
import { type Note, toNote } from '#platform/notes/note.ts';

export const entryChecks: EntryChecks = {
  needs: ['company'],
  any: unknownFacts,
  kinds: {
    company: removedFacts,
    pages: ({ id }) =>
      pageTemplates.some((template) => template === id)
        ? []
        : [{ ...toNote('page-without-texts', { path: id }), field: 'route' }],
  },
};

/** Texts of any kind may name a figure that the company had. */
function removedFacts({ facts }: Company, { all }: KnownEntries): readonly Note[] {
  const before = all('company').flatMap((company) => Object.keys(company.facts));
  const removed = before.filter((name) => !Object.hasOwn(facts, name));
  return removed.map((name) => ({ ...toNote('figure-removed', { figure: `{{${name}}}` }), field: 'facts' }));
}

function unknownFacts(json: string, { all }: KnownEntries): readonly Note[] {
  const named = factsIn(json);
  const [company] = named.length === 0 ? [] : all('company');
  // Without a company, that alone is told.
  if (!company) return [];
  const facts = collectFacts(company);
  const unknown = named.filter((name) => !Object.hasOwn(facts, name) && !isQuotedMessage(name));
  return [...new Set(unknown)].map((name) => toNote('figure-unknown', { figure: `{{${name}}}` }));
}
