import { type Page, pathIn } from './page.ts';
import type { RouteTemplate } from '#shell/addresses/routes.ts';

interface MenuLink {
  readonly href: string;
  readonly name: string;
}

/** Links to pages with their names in the menu.
 * @param paths In the order of the links; a page that is not in the menu is left out. */
export function menuLinks(page: Page, paths: readonly RouteTemplate[]): readonly MenuLink[] {
  const { menu } = page.ask('layout', page.locale);
  const names = new Map(menu.flatMap(({ subMenu }) => subMenu).map(({ url, value }) => [url, value]));
  return paths.flatMap((path) => {
    const href = pathIn(page, path);
    const name = names.get(href);
    return name === undefined ? [] : [{ href, name }];
  });
}
