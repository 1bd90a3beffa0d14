/** The places of everything within the bands of a sheet, in points. */
import { createStyle } from '#shell/documents/set-lines.server.ts';
import { measure } from '#shell/documents/layout.server.ts';

/** How a band is divided.
 * @property isBelow Whether the lists stand below the drawing, with all of the width, and not beside it.
 * @property columns Of the things that belong.
 * @property share Of the width, for the things that belong: in one language their names are longer, in another those of the places. */
export interface Arrangement {
  readonly isBelow: boolean;
  readonly columns: 1 | 2;
  readonly share: number;
}

const shares = [0.5, 0.54, 0.58, 0.62];

const beside = shares.map((share): Arrangement => ({ isBelow: false, columns: 2, share }));

/** With one column of things, their names are mostly shorter than those of the places. */
const below: readonly Arrangement[] = [
  ...shares.map((share) => ({ isBelow: true, columns: 2 as const, share })),
  ...[0.42, 0.46, 0.5].map((share) => ({ isBelow: true, columns: 1 as const, share })),
];

/** Bins that may have their lists below the drawing: with more of them, there is no height for it. */
const maxBelow = 3;

export const arrangementsFor = (bins: number): readonly Arrangement[] =>
  bins > maxBelow ? beside : [...below, ...beside];

/** Larger ones would outdo the title of the sheet. */
const maxHeading = 32;
const maxIntro = 17;

interface GridOptions {
  /** Of the letters of the lists. */
  readonly size: number;
  /** Between two things, in sizes of a letter. */
  readonly gap: number;
  readonly arrangement: Arrangement;
}

export type Grid = ReturnType<typeof gridFor>;

export function gridFor({ size, gap, arrangement: { isBelow, columns, share } }: GridOptions) {
  const side = isBelow ? Math.min(190, size * 7.5) : Math.min(96, size * 6.6);
  const headX = side + Math.min(24, size * 1.3);
  const listX = isBelow ? 0 : headX;
  const width = measure - listX;
  const sign = size * 1.25;
  const signGap = size * 0.55;
  const notX = Math.round(width * share);
  const forThings = notX - sign - signGap - size * 1.1;
  const half = size * 0.3;
  return {
    size,
    /** Of the lists. */
    body: createStyle('Regular', size, 1.3),
    heading: createStyle('Bold', Math.min(maxHeading, size * 1.6), 1.19),
    /** Of the sentences below the heading. */
    intro: createStyle('Regular', Math.min(maxIntro, size), 1.3),
    isBelow,
    /** Of a drawing. */
    side,
    /** From the left end of the sheet to the heading, and to the lists. */
    headX,
    headWidth: measure - headX,
    listX,
    /** Side of the signs beside the lists, and the space from them to the list. */
    sign,
    signGap,
    /** Of a thing after its dot. */
    indent: size * 0.75,
    arrow: size * 1.5,
    /** Of the things that belong. */
    columns,
    columnStep: forThings / 2 + half,
    columnWidth: columns === 1 ? forThings : forThings / 2 - half,
    /** The same where there is no list beside them. */
    wholeStep: (width - sign - signGap) / 2,
    wholeColumn: (width - sign - signGap) / 2 - size * 0.6,
    /** From the lists to the things that do not belong. */
    notX,
    notWidth: width - notX - sign - signGap,
    /** Between two things. */
    gap: size * gap,
  };
}
