/** Pages that other sites show in frames, each in the language of its address alone. They have no texts of their own, so the table of
 * routes has none of them. */
const framedPages = ['/embed/next-day', '/embed/stations', '/embed/sorting'] as const;

export type FramedPage = (typeof framedPages)[number];

export const isFramedPage = (path: string): boolean => framedPages.some((framed) => framed === path);
