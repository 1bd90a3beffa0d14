import { together, type Row } from './row.ts';

/** Specification §3: menu items and posts. */
export const menuItemsAndPosts: readonly Row[] = [
  {
    statement: 'A menu item has id',
    shownBy: 'src/model/menu.test.ts',
    test: 'a menu item has every field of the specification and no other',
  },
  ...together(
    {
      shownBy: 'src/store/queries/site.test.ts',
      test: 'a header item has id, url, label, icon, order, parent, level and submenu',
    },
    ['A menu item has title.rendered, HTML with a label span', 'The title of a menu item may hold an icon'],
  ),
  {
    statement: 'A menu item has status, always publish',
    shownBy: 'src/model/menu.test.ts',
    test: 'the status of a menu item is publish and its type is custom',
  },
  ...together(
    {
      shownBy: 'src/model/menu.test.ts',
      test: 'a menu item has every field of the specification and no other',
    },
    ['A menu item has url', 'A menu item has attr_title', 'A menu item has description'],
  ),
  {
    statement: 'A menu item has type, always custom',
    shownBy: 'src/model/menu.test.ts',
    test: 'the status of a menu item is publish and its type is custom',
  },
  ...together(
    {
      shownBy: 'src/model/menu.test.ts',
      test: 'a menu item has every field of the specification and no other',
    },
    ['A menu item has type_label', 'A menu item has object', 'A menu item has object_id'],
  ),
  {
    statement: 'A menu item has parent, 0 at the top level',
    shownBy: 'src/store/queries/site.test.ts',
    test: 'items stand below their parents, one level deeper each',
  },
  {
    statement: 'A menu item has menu_order, 1 to 39',
    shownBy: 'src/model/menu.test.ts',
    test: 'the menu order is 1 to 39, and may grow',
  },
  {
    statement: 'A menu item has target, empty or _blank',
    shownBy: 'src/model/menu.test.ts',
    test: 'the target of a menu item is empty or _blank',
  },
  ...together(
    {
      shownBy: 'src/model/menu.test.ts',
      test: 'a menu item has every field of the specification and no other',
    },
    ['A menu item has classes', 'A menu item has xfn', 'A menu item has invalid', 'A menu item has meta'],
  ),
  ...together({ shownBy: 'src/model/menu.test.ts', test: 'the menus have the ids 17, 72 and 73' }, [
    'A menu item has menus, the id of its menu',
    'The Estonian menu has the id 17',
    'The Russian menu has the id 72',
    'The English menu has the id 73',
  ]),
  {
    statement: 'A menu item has a featured media link',
    shownBy: 'src/model/menu.test.ts',
    test: 'a menu item may have a featured media link',
  },
  ...together(
    {
      shownBy: 'src/store/queries/site.test.ts',
      test: 'a header item has id, url, label, icon, order, parent, level and submenu',
    },
    [
      'A header item has id',
      'A header item has url',
      'A header item has value, its label',
      'A header item has iconSrc',
      'A header item has order',
      'A header item has parent',
    ],
  ),
  {
    statement: 'A header item has isVanaLink, true when the label says old page',
    shownBy: 'src/store/queries/site.test.ts',
    test: 'a label that says old page is marked, in each language',
  },
  ...together(
    {
      shownBy: 'src/store/queries/site.test.ts',
      test: 'items stand below their parents, one level deeper each',
    },
    ['A header item has subLevel', 'A header item has subMenu'],
  ),
  ...together({ shownBy: 'src/model/post.test.ts', test: 'a post has every field of the specification' }, [
    'A post has a title',
    'A post has a slug',
    'A post has content',
  ]),
  {
    statement: 'A post has an excerpt, which may be null',
    shownBy: 'src/model/post.test.ts',
    test: 'the excerpt of a post may be null or a text',
  },
  ...together({ shownBy: 'src/model/post.test.ts', test: 'a post has every field of the specification' }, [
    'A post has date',
    'A post has modified',
  ]),
  {
    statement: 'A post has link',
    shownBy: 'src/model/post.test.ts',
    test: 'a post may have a link, a featured image and styles',
  },
  {
    statement: 'A post has status',
    shownBy: 'src/model/post.test.ts',
    test: 'a post has every field of the specification',
  },
  ...together(
    { shownBy: 'src/model/post.test.ts', test: 'a post may have a link, a featured image and styles' },
    [
      'A post may have featuredImage',
      'A post may have styles: stylesheets, a list, and inline_styles, a text',
    ],
  ),
  ...together(
    { shownBy: 'src/store/post-texts.test.ts', test: 'a translation overrides title, content and excerpt' },
    [
      'A translation may override post_title',
      'A translation may override post_content',
      'A translation may override post_excerpt',
    ],
  ),
  {
    statement: 'A post has categories_info',
    shownBy: 'tests/wordpress/sync.test.ts',
    test: 'a category decides where an article stands, and keeps that when its slug changes',
  },
  {
    statement: 'Translations are read from wpml_translations, keyed by locale',
    shownBy: 'tests/wordpress/sync.test.ts',
    test: 'both forms of the list of translations are read, with what they lose, and both names of Estonian',
  },
  {
    statement: 'A post without a translation keeps its own texts in that language',
    deviates:
      'That address is a short page that says so and links to the languages that exist; no list shows it',
    reason: 'an Estonian text under a Russian or English address misleads readers and search engines',
  },
  {
    statement: 'Translations of a post may bring their own slug',
    deviates: 'A post has one slug, its own, in all languages',
    reason: 'the switcher and hreflang then need no lookup, and overriding leaves the slug as it is',
  },
  ...together(
    {
      shownBy: 'src/proxy/calls/posts.test.ts',
      test: 'the answer has the posts as plain text with their translations, and the totals of the headers',
    },
    ['A post list has posts', 'A post list has totalPosts', 'A post list has totalPages'],
  ),
];
