/** Menus of WordPress. Links to WordPress become paths of this site. An item of any WordPress type (page, category)
 * becomes a link. */
import { z } from 'zod';
import { applyEdits, extractText, findAttribute, openTags } from '#platform/base/html/html.ts';
import { parseJson } from '#platform/base/json.ts';
import { languages, type Locale, locales } from '#platform/languages/locale.ts';
import { headingUrl, type Menu, menuFaults, type MenuItem, menuItemSchema, menuSchema } from '../menu.ts';
import { extractPath } from '#platform/addresses/page-path.ts';
import type { SyncedContent } from '../synced-content.ts';
import { pageSize, readWholeList } from './inventory.ts';
import { type RestReader } from './client.ts';
import { ContentBaseError } from './content-base-error.ts';
import { type ConversionContext, ownFile } from './conversion-context.ts';
import { readLink } from './links.ts';
import { menuNote, menuPath } from './menu-versions.ts';
import type { Report } from '#platform/events/site-event.ts';
import type { EntryNote } from '#platform/events/sync-event.ts';
import { firstFault } from '#platform/notes/field-notes.ts';
import { type Note, toNote } from '#platform/notes/note.ts';

/** An item as WordPress lists it; whatever else is wrong with it concerns it alone. */
const wpLineSchema = z.looseObject({ id: z.int() });

type WpItem = z.output<typeof wpLineSchema>;

const wpItemSchema = menuItemSchema
  .omit({ url: true, type: true, target: true, featured_media: true })
  .extend({ url: z.string(), target: z.string() })
  .loose();

export interface SyncedMenu {
  readonly locale: Locale;
  readonly menu: unknown;
}

interface MenuPlace {
  readonly report: Report;
  readonly content: Pick<SyncedContent, 'read'>;
}

/** Items of a menu as WordPress sent them. */
export type MenuLines = readonly WpItem[];

/** WordPress shows menus only to editors: without credentials there are none.
 * @param isWanted Absent: all of the site.
 * @throws {ContentBaseError} */
export async function askMenus(
  client: RestReader,
  isWanted: (menuId: number) => boolean = () => true,
): Promise<ReadonlyMap<Locale, MenuLines>> {
  if (!client.place.credentials) return new Map();
  const wanted = locales.filter((locale) => isWanted(languages[locale].menuId));
  return new Map(
    await Promise.all(
      wanted.map(async (locale) => [locale, await askItems(client, languages[locale].menuId)] as const),
    ),
  );
}

/** @returns The menus that could be read. A broken menu is reported as a problem and stays as it was. */
export async function toMenus(
  sent: ReadonlyMap<Locale, MenuLines>,
  context: ConversionContext,
  place: MenuPlace,
): Promise<readonly SyncedMenu[]> {
  const menus = await Promise.all(
    [...sent].map(([locale, lines]) => toMenu(lines, { locale, context, ...place })),
  );
  return menus.flatMap((menu) => menu ?? []);
}

interface MenuContext extends MenuPlace {
  readonly locale: Locale;
  readonly context: ConversionContext;
}

async function toMenu(
  lines: MenuLines,
  { locale, context: strict, report, content }: MenuContext,
): Promise<SyncedMenu | undefined> {
  const id = languages[locale].menuId;
  // An item whose page was removed later (in the page builder, say) does not block the rest of the menu: the site
  // leaves it out while the page is missing, and the content check reports it.
  const led = loadLeads(content.read(menuPath(locale)));
  const context = { ...strict, isPage: (path: string) => strict.isPage(path) || led.has(path) };
  const noteOf = (note: Note): EntryNote => ({
    ...note,
    type: menuNote(id),
    id: undefined,
    locale,
    adminPage: `nav-menus.php?action=edit&menu=${id}`,
  });
  const leftOut: LeftOut = (label, fault) =>
    report({ type: 'entry-warned', note: noteOf(toNote('menu-item-faulty', { label, fault })) });
  const items: MenuItem[] = [];
  for (const raw of lines) {
    const menuItem = await toItem(raw, context);
    if (menuItem.type === 'faulty') leftOut(menuItem.label, menuItem.fault);
    else items.push(menuItem.entry);
  }
  const menu = { id, items: dropFaulty({ id, items }, leftOut).sort(byPlace) };
  const parsed = menuSchema.safeParse(menu);
  if (parsed.success) return { locale, menu: parsed.data };
  report({ type: 'entry-refused', note: noteOf(toNote('menu-empty')) });
  return undefined;
}

type LeftOut = (label: string, fault: Note) => void;

const byPlace = (a: MenuItem, b: MenuItem): number => a.menu_order - b.menu_order || a.id - b.id;

/** Items that fit together. Without an item, those below it do not fit either. */
function dropFaulty(menu: Menu, leftOut: LeftOut): MenuItem[] {
  const faults = menuFaults(menu);
  if (faults.length === 0) return [...menu.items];
  for (const { note, faulty } of faults) leftOut(plainLabel(faulty.title.rendered), note);
  const faulty = new Set(faults.map((fault) => fault.faulty));
  return dropFaulty({ ...menu, items: menu.items.filter((entry) => !faulty.has(entry)) }, leftOut);
}

/** Paths that the current menu leads to. */
function loadLeads(json: string | undefined): ReadonlySet<string> {
  const menu = json === undefined ? undefined : menuSchema.safeParse(parseJson(json));
  return new Set(menu?.data?.items.map(({ url }) => extractPath(url)));
}

/** @throws {ContentBaseError} */
async function askItems(client: RestReader, id: number): Promise<MenuLines> {
  const route = 'wp/v2/menu-items';
  return readWholeList(route, async (offset) => {
    const { json, headers } = await client.ask(route, {
      menus: id,
      per_page: pageSize,
      offset,
      orderby: 'id',
      order: 'asc',
    });
    const lines = z.array(wpLineSchema).safeParse(json);
    if (!lines.success)
      throw new ContentBaseError(
        'shape',
        `WordPress answers ${route} with something that is no list of items.`,
      );
    return { lines: lines.data, total: Number(headers.get('x-wp-total') ?? lines.data.length) };
  });
}

type ReadItem =
  | { readonly type: 'read'; readonly entry: MenuItem }
  | { readonly type: 'faulty'; readonly label: string; readonly fault: Note };

async function toItem(raw: WpItem, context: ConversionContext): Promise<ReadItem> {
  const parsed = wpItemSchema.safeParse(raw, { reportInput: true });
  if (!parsed.success) return { type: 'faulty', label: String(raw.id), fault: firstFault(parsed.error) };
  const response = parsed.data;
  const { url, target, title, meta: _meta, _links: _, 'wp:menu-item-object': __, ...rest } = response;
  const label = plainLabel(title.rendered);
  const faulty = (fault: Note): ReadItem => ({ type: 'faulty', label, fault });
  if (response.invalid) return faulty(toNote('menu-target-deleted'));
  const address = resolveAddress(url, context);
  if (address === undefined) return faulty(toNote('menu-target-unknown', { address: url }));
  if (!menuItemSchema.shape.url.safeParse(address).success)
    return faulty(toNote('menu-target-insecure', { address: url }));
  const made = menuItemSchema.safeParse({
    ...pick(rest),

    title: { rendered: await withOwnIcon(title.rendered, context) },
    url: address,
    type: 'custom',
    meta: [],
    target: target === '_blank' ? '_blank' : '',
  });
  return made.success ? { type: 'read', entry: made.data } : faulty(firstFault(made.error));
}

/** Fields that a plugin adds are ignored. */
function pick(response: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const names = Object.keys(menuItemSchema.shape);
  return Object.fromEntries(Object.entries(response).filter(([name]) => names.includes(name)));
}

/** What editors write where a heading should lead nowhere. */
const nowhere = /^(?:(?:https?:\/\/)?#[\w!-]*|javascript:.*)?$/isu;

function resolveAddress(url: string, context: ConversionContext): string | undefined {
  if (nowhere.test(url.trim())) return headingUrl;
  const link = readLink(url, context);
  if (link.type === 'page') return link.address;
  return link.type === 'kept' ? url : undefined;
}

/** An icon from WordPress is copied; an icon of this site stays. */
async function withOwnIcon(html: string, context: ConversionContext): Promise<string> {
  const [tag] = openTags(html, 'img');
  if (tag === undefined) return html;
  const source = findAttribute(tag, 'src') ?? '';
  const link = readLink(source, context);
  if (link.type === 'page') return html;
  const file = toNote('the-icon', { address: source });
  const own = link.type === 'picture' ? link.address : ownFile(source, file, context);
  const picture = own && (await context.orWarn(file, () => context.media.picture(own)));
  return applyEdits(html, [{ ...tag, html: picture ? `<img src="${picture.src}" alt="">` : '' }]);
}

const plainLabel = (html: string): string => extractText(html, { between: '' });
