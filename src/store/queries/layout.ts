import { plainText } from '#cms/sanitise.ts';
import { attributeOf, readTokens } from '#base/html/html.ts';
import { fallbacks, languages, type Locale, textIn } from '#model/locale.ts';
import type { MenuItem } from '#model/menu.ts';
import { finalAddress, leadsNowhere, type QueryContext, readCompany } from './context.ts';

/** Spec §3: a menu item as the header uses it. */
export interface HeaderItem {
  readonly id: number;
  readonly url: string;
  /** The label. */
  readonly value: string;
  readonly iconSrc: string | undefined;
  readonly order: number;
  readonly parent: number;
  /** Whether the label says "old page". */
  readonly isVanaLink: boolean;
  /** 0 at the top. */
  readonly subLevel: number;
  readonly isNewTab: boolean;
  readonly subMenu: readonly HeaderItem[];
}

/** Data for the layout around every page of a language. */
export function layout(context: QueryContext, locale: Locale) {
  const { reader } = context;
  const { name, legalName, registryCode, vatNumber, address, email, infoPhone, serviceHours, slogan } =
    readCompany(context);
  const addressOf = (link: string) =>
    leadsNowhere(link, context) ? undefined : finalAddress(link, locale, context);
  return {
    company: {
      name,
      legalName,
      registryCode,
      vatNumber,
      address,
      email,
      infoPhone,
      serviceHours,
      slogan: textIn(slogan, locale),
    },
    menu: toHeaderItems(menuItems(reader, locale), addressOf),
    notices: reader.range('notices', 'notices').map((entry) => ({
      id: entry.id,
      severity: entry.severity,
      title: textIn(entry.title, locale),
      text: textIn(entry.text, locale),
      link: entry.link && addressOf(entry.link),
    })),
    selfService: context.externals.selfService,
    jobs: context.externals.jobs,
  };
}

/** A language in preparation may have no menu of its own yet. */
function menuItems(reader: QueryContext['reader'], locale: Locale): readonly MenuItem[] {
  const itemsOf = (other: Locale) => reader.entry('menus', languages[other].menuId)?.items;
  return itemsOf(locale) ?? itemsOf(fallbacks.get(locale) ?? locale) ?? [];
}

/** Leaves out an item without a valid link; an item with subitems then links to the first of them.
 * @param finalUrl Returns the final address of an item's url; undefined if there is none. */
export function toHeaderItems(
  items: readonly MenuItem[],
  finalUrl: (url: string) => string | undefined,
): readonly HeaderItem[] {
  const children = (parent: number, subLevel: number): readonly HeaderItem[] =>
    items
      .filter((menuItem) => menuItem.parent === parent)
      .sort((a, b) => a.menu_order - b.menu_order)
      .flatMap((menuItem): readonly HeaderItem[] => {
        const subMenu = children(menuItem.id, subLevel + 1);
        const url = finalUrl(menuItem.url) ?? subMenu[0]?.url;
        if (url === undefined) return [];
        const { iconSrc, value } = parseLabel(menuItem.title.rendered);
        return [
          {
            id: menuItem.id,
            url,
            value,
            iconSrc,
            order: menuItem.menu_order,
            parent,
            isVanaLink: /\bvana leh[te]|старая страница|\bold page/iu.test(value),
            subLevel,
            isNewTab: menuItem.target === '_blank',
            subMenu,
          },
        ];
      });
  return children(0, 0);
}

/** A label is HTML with an optional icon: `<img src="…"><span>About</span>`. */
function parseLabel(html: string): { readonly iconSrc: string | undefined; readonly value: string } {
  const icon = readTokens(html).find((token) => token.type === 'open' && token.name === 'img');
  return { iconSrc: icon?.type === 'open' ? attributeOf(icon, 'src') : undefined, value: plainText(html) };
}
