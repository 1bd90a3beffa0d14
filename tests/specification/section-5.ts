import { together, type Row } from './row.ts';

/** Specification §5: validation rules. */
export const validation: readonly Row[] = [
  ...together(
    {
      shownBy: 'src/islands/pager/Pager.test.tsx',
      test: 'the page-jump input takes an integer from 1 to the number of pages and nothing else',
    },
    ['The page-jump input takes an integer from 1 to the number of pages'],
  ),
  ...together(
    { shownBy: 'tests/lookup.test.ts', test: 'the list has pages of four, and a field for any page' },
    ['The Go button is disabled for any other value'],
  ),
  ...together(
    {
      shownBy: 'src/islands/lookup/lookup-state.test.ts',
      test: 'the form can be sent unless it is empty or loading',
    },
    ['The contract form cannot be submitted while all fields are empty'],
  ),
  ...together(
    {
      shownBy: 'tests/lookup-network.test.ts',
      test: 'while it loads the form cannot be sent, and the loading screen is shown',
    },
    ['The contract form cannot be submitted while loading'],
  ),
  ...together(
    {
      shownBy: 'src/islands/lookup/lookup-state.test.ts',
      test: 'without a contract number nothing is looked up',
    },
    ['The lookup runs only with a contract number'],
  ),
  {
    statement: 'The lookup runs with every contract number that is not empty',
    deviates:
      'It runs where the text can be a number: up to 20 letters and digits, of which one is a digit, also with blanks, dashes or slashes between them; any other text (an address, a telephone number) is answered in the browser with an example and the telephone number',
    reason:
      'a mistyped text is then answered at once, and the content base is not asked with whatever somebody sends',
  },
  ...together({ shownBy: 'src/islands/lookup/discharges.test.ts', test: 'the search covers the address' }, [
    'The fuzzy search of discharges covers the address',
  ]),
  ...together({ shownBy: 'src/islands/lookup/discharges.test.ts', test: 'the search covers the type' }, [
    'The fuzzy search of discharges covers garbage',
  ]),
  ...together(
    { shownBy: 'src/islands/lookup/discharges.test.ts', test: 'the search covers the product type' },
    ['The fuzzy search of discharges covers itemType'],
  ),
  ...together(
    {
      shownBy: 'src/islands/lookup/discharges.test.ts',
      test: 'the search covers the date as it is shown',
    },
    ['The fuzzy search of discharges covers the formatted date'],
  ),
  {
    statement: 'Contact-form fields with an asterisk are mandatory for ordering a discharge',
    shownBy: 'tests/contact-form.test.ts',
    test: 'each topic shows its own fields and marks those that it needs, without JavaScript',
  },
  {
    statement: 'A discharge is not ordered from incomplete data',
    shownBy: 'tests/contact-form.test.ts',
    test: 'an order without its fields is not sent: a summary with the focus and a sentence beside each field say why, in each language',
  },
  {
    statement: 'A discharge can be ordered until 15:00 on the working day before the emptying',
    shownBy: 'src/model/cut-off.test.ts',
    test: 'an emptying can be ordered until the cut-off in Tallinn on the working day before, and not a second longer',
  },
  ...together(
    { shownBy: 'src/islands/input/input-rules.test.ts', test: 'an input has one of eleven types' },
    [
      'An input may be of type text',
      'An input may be of type password',
      'An input may be of type email',
      'An input may be of type number',
      'An input may be of type tel',
      'An input may be of type url',
      'An input may be of type date',
      'An input may be of type time',
      'An input may be of type datetime-local',
      'An input may be of type month',
      'An input may be of type week',
    ],
  ),
  ...together(
    {
      shownBy: 'src/islands/input/input-rules.test.ts',
      test: 'an input may stay empty unless it is required',
    },
    ['An input may be required'],
  ),
  ...together(
    {
      shownBy: 'src/islands/input/input-rules.test.ts',
      test: 'min and max are the first and the last value that is taken',
    },
    ['An input may have min', 'An input may have max'],
  ),
  ...together(
    {
      shownBy: 'src/islands/input/input-rules.test.ts',
      test: 'a step is counted from the smallest value, and numbers step by 1 without one',
    },
    ['An input may have step'],
  ),
  ...together(
    {
      shownBy: 'src/islands/input/input-rules.test.ts',
      test: 'a pattern fits the whole value, and one that is no pattern is ignored',
    },
    ['An input may have pattern'],
  ),
  {
    statement: 'Site search needs a query that is not empty',
    shownBy: 'tests/search-quality.test.ts',
    test: 'an empty search finds nothing',
  },
  {
    statement: 'Content search has the fuzzy threshold 0.2',
    shownBy: 'src/search/query/match-word.test.ts',
    test: 'content search has the fuzzy threshold 0.2: one error in five letters is forgiven, two are not',
  },
  {
    statement: 'Content search has the limit 50',
    shownBy: 'tests/search-quality.test.ts',
    test: 'at most 50 results are counted and as many are given as were asked for',
  },
  {
    statement: 'Content search also matches literally and case-insensitively in the title',
    shownBy: 'tests/search-quality.test.ts',
    test: 'a title that is typed in full comes first, whatever its case and marks',
  },
  ...together(
    {
      shownBy: 'tests/search-quality.test.ts',
      test: 'text is found literally: phrases, parts of words and addresses, whatever their case',
    },
    [
      'Content search also matches literally and case-insensitively in the text',
      'Content search also matches literally and case-insensitively in the url',
    ],
  ),
  {
    statement: "Unequal segment counts give 'Template and actual path structures do not match'",
    shownBy: 'src/site/routes.test.ts',
    test: "unequal segment counts give 'Template and actual path structures do not match'",
  },
  {
    statement: 'Segments that differ give a segment mismatch error',
    shownBy: 'src/site/routes.test.ts',
    test: 'segments that differ give a segment mismatch error with place and both segments',
  },
];
