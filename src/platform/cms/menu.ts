import { z } from 'zod';
import { sitePathSchema } from '#platform/addresses/site-path.ts';
import { type Note, toNote } from '#platform/notes/note.ts';
import { languages, locales } from '#platform/languages/locale.ts';

/** Link targets that are replaced by a setting (SELF_SERVICE_URL, JOBS_URL). */
export const externalLinks = ['selfService', 'jobs'] as const;

/** The url of a heading, which leads nowhere itself. */
export const headingUrl = '#';

export type ExternalLink = (typeof externalLinks)[number];

/** Spec §3: a menu item in the shape of the content base's REST response. */
export const menuItemSchema = z.strictObject({
  id: z.int().positive(),
  title: z.strictObject({ rendered: z.string().min(1) }),
  status: z.literal('publish'),
  /** A path of this site without language prefix, an https address, or `external:NAME`; `#` for a heading above its entries. */
  url: z.union([
    z.literal(headingUrl),
    sitePathSchema,
    z.url({ protocol: /^https$/u }),
    z.templateLiteral(['external:', z.enum(externalLinks)]),
  ]),
  attr_title: z.string(),
  description: z.string(),
  type: z.literal('custom'),
  type_label: z.string(),
  object: z.string(),
  object_id: z.int(),
  /** Id of the parent item; 0 at the top level. */
  parent: z.int().nonnegative(),
  /** Order among the items of one parent. Spec §9 names 1 to 39, the orders of its day: a menu may grow. */
  menu_order: z.int().positive(),
  target: z.enum(['', '_blank']),
  classes: z.array(z.string()),
  xfn: z.array(z.string()),
  invalid: z.boolean(),
  meta: z.union([z.array(z.unknown()).length(0), z.record(z.string(), z.unknown())]),
  menus: z.int(),
  /** Address of the icon, as WordPress returns it. */
  featured_media: z.url().optional(),
});

export type MenuItem = z.infer<typeof menuItemSchema>;

export const menuSchema = z.strictObject({
  id: z.literal(locales.map((locale) => languages[locale].menuId)),
  items: z.array(menuItemSchema).min(1),
});

export type Menu = z.infer<typeof menuSchema>;

/** Levels of a menu that the header shows. */
const maxLevels = 3;

export interface MenuFault {
  /** Path of the field within the menu, `items.3.parent`. */
  readonly field: string;
  readonly note: Note;
  /** The item without which the fault would not be. */
  readonly faulty: MenuItem;
}

/** Inconsistencies between the items of a menu. */
export function menuFaults({ id, items }: Menu): readonly MenuFault[] {
  const byId = new Map(items.map((entry) => [entry.id, entry]));
  return items.flatMap((faulty, index) => {
    const fault = (field: keyof MenuItem, note: Note): MenuFault => ({
      field: `items.${index}.${field}`,
      note,
      faulty,
    });
    const { menus, parent } = faulty;
    if (byId.get(faulty.id) !== faulty) return [fault('id', toNote('menu-same-id'))];
    if (menus !== id) return [fault('menus', toNote('menu-of-another', { menus, menu: id }))];
    if (parent !== 0 && !byId.has(parent))
      return [fault('parent', toNote('menu-without-parent', { parent }))];
    if (faulty.url === headingUrl && !items.some((entry) => entry.parent === faulty.id))
      return [fault('url', toNote('menu-heading-alone'))];
    if (computeLevel(faulty, byId) > maxLevels) return [fault('parent', toNote('menu-too-deep'))];
    return [];
  });
}

/** 1 at the top; beyond the last level for items that are below each other in a circle. */
function computeLevel(entry: MenuItem, byId: ReadonlyMap<number, MenuItem>): number {
  let level = 1;
  for (let above = byId.get(entry.parent); above && level <= maxLevels; above = byId.get(above.parent))
    level += 1;
  return level;
}
