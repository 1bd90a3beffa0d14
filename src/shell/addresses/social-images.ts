/** Preview images for links from other sites: one per kind of page and one per article, in each language. The
 * publisher draws them (shell/documents/social-image.server.ts). */
import type { Locale } from '#platform/languages/locale.ts';
import type { SocialImageChoice } from '#platform/publish/settings.ts';
import type { RouteTemplate } from './routes.ts';

/** Pixels. */
export const socialImageSize = { width: 1200, height: 630 } as const;

/** A kind of page is a route and all pages below it; its image shows the heading of the route and an
 * illustration of src/shell/art. */
export const socialKinds = {
  home: { template: '/', art: 'home' },
  'home-customer': { template: '/home-customer', art: 'truck' },
  'organized-waste': { template: '/home-customer/organized-waste', art: 'truck' },
  'waste-stations': { template: '/home-customer/waste-stations', art: 'stations' },
  'big-bag': { template: '/home-customer/big-bag-collecting', art: 'big-bag' },
  containers: { template: '/home-customer/rental-garbage-containers', art: 'containers' },
  'hazardous-waste': { template: '/home-customer/hazardous-waste', art: 'incinerator' },
  'fecal-transport': { template: '/home-customer/fecal-transport', art: 'septic' },
  packaging: { template: '/home-customer/packaging-transportation', art: 'packaging' },
  'construction-waste': { template: '/construction-waste', art: 'construction' },
  services: { template: '/services', art: 'recycling' },
  'customer-support': { template: '/customer-support', art: 'support' },
  sorting: { template: '/sorting', art: 'recycling' },
  'price-lists': { template: '/customer-support/price-lists', art: 'containers' },
  about: { template: '/about', art: 'company' },
  news: { template: '/about/news', art: 'news' },
} as const satisfies Readonly<Record<string, { readonly template: RouteTemplate; readonly art: string }>>;

export type SocialKind = keyof typeof socialKinds;

export const socialKindNames = Object.keys(socialKinds) as readonly SocialKind[];

/** What the image of a page depends on. */
interface SocialPage {
  readonly page: { readonly path: string; readonly locale: Locale };
  /** Of an article. */
  readonly article?: { readonly id: number } | undefined;
}

/** The preview image of a page: its own for an article, that of its kind for any other page.
 * @returns Absolute address; undefined if no images are drawn. */
export function chooseSocialImage(
  { page, article }: SocialPage,
  { siteUrl, socialImages }: { readonly siteUrl: string; readonly socialImages: SocialImageChoice },
): string | undefined {
  if (socialImages === 'off') return undefined;
  if (article && socialImages === 'articles') return siteUrl + articleImageAddress(article.id, page.locale);
  return siteUrl + kindImageAddress(chooseSocialKind(page.path), page.locale);
}

/** @param path Path of a page, without language. */
function chooseSocialKind(path: string): SocialKind {
  const fitting = socialKindNames.filter((kind) => {
    const { template } = socialKinds[kind];
    return path === template || path.startsWith(`${template}/`);
  });
  const length = (kind: SocialKind) => socialKinds[kind].template.length;
  return fitting.sort((a, b) => length(b) - length(a))[0] ?? 'home';
}

export function kindImageAddress(kind: SocialKind, locale: Locale): string {
  return `/social/${locale}/${kind}.png`;
}

/** @param id Id of the post. */
export function articleImageAddress(id: number, locale: Locale): string {
  return `/social/${locale}/post-${id}.png`;
}
