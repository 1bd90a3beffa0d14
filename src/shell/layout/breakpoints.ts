/** Spec §9: viewport widths, in pixels, at which the layout changes. Styles repeat them, because media
 * queries cannot use CSS variables. */
export const breakpoints = { sm: 640, md: 1160, lg: 1440, xl: 1920 } as const;
