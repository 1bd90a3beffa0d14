/** Spec §9: widths of the window, in pixels, from which the layout changes. Styles repeat them, since CSS has no
 * variables for them. */
export const breakpoints = { sm: 640, md: 1160, lg: 1440, xl: 1920 } as const;
