import type { BreadcrumbList } from 'schema-dts';
import type { TrailStep } from '#store/queries/pages.ts';

/** The path to a page, as its breadcrumb shows it. */
export function breadcrumbList(trail: readonly TrailStep[], siteUrl: string): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ title, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: siteUrl + href,
    })),
  };
}
