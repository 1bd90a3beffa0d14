import { together, type Row } from './row.ts';

/** Specification §2, Menu: how the header opens and closes what it holds. */
export const headerBehaviour: readonly Row[] = [
  {
    statement: 'On a desktop a submenu opens on hover',
    shownBy: 'tests/header.test.ts',
    test: 'on a desktop the submenu under the mouse is open and no other',
  },
  ...together(
    {
      shownBy: 'tests/header.test.ts',
      test: 'on a touch device a submenu opens and closes on click, and closes on a click outside',
    },
    [
      'On a touch device a submenu opens and closes on click',
      'On a touch device a submenu closes on a click outside',
    ],
  ),
  ...together(
    {
      shownBy: 'tests/mobile-header.test.ts',
      test: 'the hamburger opens a menu with the search field in it, and closes it again',
    },
    ['The mobile header has a hamburger menu', 'The mobile menu has an inline search'],
  ),
  {
    statement: 'The mobile menu has accordion submenus',
    shownBy: 'tests/mobile-header.test.ts',
    test: 'the submenus of the mobile menu are an accordion: one is open at most',
  },
  {
    statement: 'The mobile header is 69 px high',
    shownBy: 'tests/mobile-header.test.ts',
    test: 'the mobile header is 69 px high in every language',
  },
  {
    statement: 'The mobile menu and the search input are never open together',
    shownBy: 'src/islands/header/shown-panel.test.ts',
    test: 'no two panels are ever shown together',
  },
  {
    statement: 'The mobile menu and the locale dropdown are never open together',
    shownBy: 'tests/mobile-header.test.ts',
    test: 'the mobile menu and the locale dropdown are never open together',
  },
  {
    statement: 'The search input and the locale dropdown are never open together',
    shownBy: 'tests/header.test.ts',
    test: 'submenus, the search input and the locale dropdown are never open together',
  },
  ...together({ shownBy: 'tests/header.test.ts', test: 'the locale dropdown opens on hover and on click' }, [
    'The locale dropdown opens on hover',
    'The locale dropdown opens on click',
  ]),
  {
    statement: 'Choosing a locale calls an optional callback',
    shownBy: 'tests/header.test.ts',
    test: 'choosing a locale tells whoever listens, and then leads there',
  },
  {
    statement: 'The header has a search toggle',
    shownBy: 'tests/header.test.ts',
    test: 'the search toggle opens the search field ready to type in, and Escape returns to it',
  },
];
