import { together, type Row } from './row.ts';

/** Specification §4: states and transitions. */
export const states: readonly Row[] = [
  ...together(
    {
      shownBy: 'src/islands/lookup/lookup-state.test.ts',
      test: 'without a contract number nothing is looked up',
    },
    ['Next shipping day may be in the state contract number empty'],
  ),
  ...together(
    {
      shownBy: 'tests/lookup-network.test.ts',
      test: 'while it loads the form cannot be sent, and the loading screen is shown',
    },
    ['Next shipping day may be in the state loading'],
  ),
  ...together(
    {
      shownBy: 'tests/lookup.test.ts',
      test: 'each contract of the demonstration shows its state, in each language',
    },
    ['Next shipping day may be in the state empty result', 'Next shipping day may be in the state list'],
  ),
  ...together(
    {
      shownBy: 'src/islands/lookup/lookup-state.test.ts',
      test: 'sending the form sets the contract number, however it was typed',
    },
    ['Submitting the form sets the contract number'],
  ),
  ...together(
    {
      shownBy: 'tests/lookup.test.ts',
      test: 'the search narrows the list and goes to its first page, and a new lookup clears it',
    },
    [
      'Submitting the form resets the page to 1',
      'Submitting the form clears the search text',
      'Typing a search resets the page to 1',
    ],
  ),
  {
    statement: 'Next shipping day has these four states only',
    deviates: 'Failed and stale are two more states, each in words',
    reason: 'a failed lookup must not look like "no emptyings planned"',
  },
  ...together(
    {
      shownBy: 'tests/station-map.test.ts',
      test: 'the overlay keeps the map from moving until it is pressed, and comes back with a click outside',
    },
    [
      'The map is inactive until clicked',
      'A clicked map is interactive',
      'A click outside the map restores the overlay',
    ],
  ),
  ...together(
    {
      shownBy: 'tests/region-map.test.ts',
      test: 'each region answers to the mouse with a colour and a tooltip, and a click narrows phones, persons and offices',
    },
    ['A hovered region has a colour of its own', 'An active region has a colour of its own'],
  ),
  {
    statement: 'Cookie consent controls whether analytics runs',
    shownBy: 'tests/consent.test.ts',
    test: 'a yes is withdrawn from the footer, with what the counting stored',
  },
  {
    statement: 'An interface flag toggles between visible and hidden',
    shownBy: 'src/islands/header/shown-panel.test.ts',
    test: 'pressing the button of a panel shows it, and pressing it again hides it',
  },
  ...together(
    {
      shownBy: 'src/islands/header/pointer-type.test.ts',
      test: 'the pointer type may be coarse, fine or none',
    },
    ['The pointer type may be coarse', 'The pointer type may be fine', 'The pointer type may be none'],
  ),
  {
    statement: 'The pointer type may be unknown',
    shownBy: 'src/islands/header/pointer-type.test.ts',
    test: 'the pointer type of a browser that does not say is unknown',
  },
  {
    statement: 'The pointer type follows changes',
    shownBy: 'src/islands/header/pointer-type.test.ts',
    test: 'the pointer type follows changes',
  },
  {
    statement: 'The search query is debounced by 500 ms',
    shownBy: 'tests/search-live.test.ts',
    test: 'the query is debounced, a request that is overtaken is aborted, and an answer is kept',
  },
  {
    statement: 'Visitors can toggle the result types',
    shownBy: 'tests/search-page.test.ts',
    test: 'types of results and pages are chosen by touch and by keyboard, and going back shows the same',
  },
  {
    statement: 'A search without a query shows nothing',
    shownBy: 'src/islands/search/search-state.test.ts',
    test: 'an empty query shows nothing, and an answer that comes late shows nothing either',
  },
  ...together(
    {
      shownBy: 'tests/search-live.test.ts',
      test: 'a search says that it is searching, that it found nothing and that it failed',
    },
    ['A loading search shows a loading text', 'A search with zero results shows a no-results text'],
  ),
  {
    statement: 'A sent helpdesk form leads to the ticket-submitted page',
    shownBy: 'tests/other-forms.test.ts',
    test: "the helpdesk's own form is drawn from its fields, sent, and leads to the page that follows",
  },
  {
    statement: "A helpdesk form that does not load says 'Failed to load content'",
    shownBy: 'tests/other-forms.test.ts',
    test: "a helpdesk form that does not load says 'Failed to load content', in each language, and can be asked for again",
  },
  {
    statement: 'A helpdesk form that cannot be sent only logs a console error',
    deviates: 'The form says in words what failed and what to do, and keeps what was typed',
    reason: 'a visitor who reads nothing believes that the ticket was sent',
  },
  {
    statement: 'A page load resets to empty, shows loading, resolves the page and ends loading',
    deviates: 'A page is a finished file; the browser keeps the page before until it arrives',
    reason: 'pages are rendered at publish time and readable without JavaScript',
  },
  {
    statement: 'A page that fails to load stays empty',
    deviates: 'A page that fails to render stops its publishing, and the last good page stays',
    reason: 'visitors must never meet an empty page',
  },
  ...together(
    {
      shownBy: 'tests/posts-list.test.ts',
      test: "a list of posts says 'Loading...', 'No posts found' and why it failed",
    },
    [
      'A posts list shows a spinner while loading or fetching',
      "A posts list without posts says 'No posts found'",
    ],
  ),
  ...together(
    {
      shownBy: 'src/islands/posts/PostsParts.test.tsx',
      test: 'elements of the caller stand in place of the spinner and of the text that there are no posts',
    },
    [
      'A posts list may show a custom element instead of the spinner',
      'A posts list without posts may show a custom element',
    ],
  ),
  ...together(
    {
      shownBy: 'tests/posts-list.test.ts',
      test: 'a list of posts shows those of the content base as cards, and says that demonstration ones are made up',
    },
    ['A posts list with posts shows them'],
  ),
  ...together(
    { shownBy: 'src/model/post.test.ts', test: 'the status values of a post are those of the specification' },
    [
      'publish is a status value',
      'future is a status value',
      'draft is a status value',
      'pending is a status value',
      'private is a status value',
      'trash is a status value',
      'auto-draft is a status value',
      'inherit is a status value',
      'request-pending is a status value',
      'request-confirmed is a status value',
      'request-failed is a status value',
      'request-completed is a status value',
      'acf-disabled is a status value',
      'any is a status value',
    ],
  ),
  {
    statement: 'Posts can be filtered by each of these status values',
    deviates: 'Every status but publish is refused',
    reason: "the site's own credentials could read drafts, and only published content may leave",
  },
  {
    statement: 'A dialog is opened and closed from outside',
    shownBy: 'tests/small-islands.test.ts',
    test: 'a dialog is opened and closed from outside, by its button, by Escape and by a click beside it',
  },
  {
    statement:
      'Dialogs, tooltips, the generic input and the coloured variants of tables are there for screens to use',
    deviates:
      'They stand on /styleguide, with their tests, and no page for visitors uses them; only the map of regions has a tooltip',
    reason:
      'every task is a page with an address, which works without JavaScript, and a hint stands where it is read',
  },
  {
    statement: 'No business object has a lifecycle on the site',
    shownBy: 'tests/conformance.test.ts',
    test: 'nothing of the business is changed from the site: it takes lookups, messages and orders',
  },
];
