import { z } from 'zod';
import { languages, locales } from './locale.ts';

/** Link targets that are replaced by a setting (SELF_SERVICE_URL, JOBS_URL). */
export const externalLinks = ['selfService', 'jobs'] as const;

export type ExternalLink = (typeof externalLinks)[number];

/** Spec §3: a menu item in the shape of the content base's REST response. */
export const menuItemSchema = z.strictObject({
  id: z.int().positive(),
  title: z.strictObject({ rendered: z.string().min(1) }),
  status: z.literal('publish'),
  /** A path of this site without language prefix, an https address, or `external:NAME`. */
  url: z.union([
    z.string().regex(/^\/(?!\/)/u),
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
  /** Spec §9: 1 to 39. */
  menu_order: z.int().min(1).max(39),
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

export interface MenuFault {
  /** Path of the field within the menu, `items.3.parent`. */
  readonly field: string;
  readonly message: string;
}

/** Inconsistencies between the items of a menu. */
export function menuFaults({ id, items }: Menu): readonly MenuFault[] {
  const ids = new Set(items.map((entry) => entry.id));
  const orders = new Set(items.map((entry) => entry.menu_order));
  return [
    ...(ids.size < items.length ? [{ field: 'items', message: 'two items have the same id.' }] : []),
    ...(orders.size < items.length
      ? [{ field: 'items', message: 'two items have the same menu_order.' }]
      : []),
    ...items.flatMap(({ parent, menus }, index) => [
      ...(parent !== 0 && !ids.has(parent)
        ? [{ field: `items.${index}.parent`, message: `${parent} is no item of this menu.` }]
        : []),
      ...(menus === id ? [] : [{ field: `items.${index}.menus`, message: `is ${menus} in menu ${id}.` }]),
    ]),
  ];
}
