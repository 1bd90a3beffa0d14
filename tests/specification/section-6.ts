import { together, type Row } from './row.ts';

/** Specification §6: roles and permissions. */
export const permissions: readonly Row[] = [
  ...together(
    {
      shownBy: 'tests/conformance.test.ts',
      test: 'everything that is published is public: nobody signs in, and a language is all that is stored',
    },
    ['There are no roles', 'All published content is public', 'All visitors are anonymous'],
  ),
  {
    statement: 'All content is public',
    deviates: 'Previews and the status page need a signed link that expires',
    reason: 'editors must see drafts, and others must not',
  },
  {
    statement: 'The user-dropdown flag hints at a signed-in area',
    deviates: 'The flag exists, and no signed-in area does',
    reason: 'the area is not shown, and the self-service portal is where customers sign in',
  },
  {
    statement: 'The self-service portal is external',
    shownBy: 'src/store/queries/site.test.ts',
    test: 'a link whose target is a setting leads there',
  },
  {
    statement:
      'Visitors learn that customers change the collection day and see contract details in the portal',
    shownBy: 'tests/stated-facts.test.ts',
    test: 'the pages say when calls are answered, what they cost, who takes batteries and what the portal is for',
  },
];
