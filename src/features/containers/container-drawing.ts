/** Outlines of a container's side view, in centimetres: x from its left edge, y negative upwards from the
 * ground. */
import type { Outline } from './container-outline.ts';

export interface Drawing {
  /** Path of the body. */
  readonly vessel: string;
  /** Path of the closure: a lid, the rim of a skip, the knot of a bag. */
  readonly lid: string;
  /** Path of ribs and slats. */
  readonly ribs: string;
  /** Path of the part below ground; empty if there is none. */
  readonly below: string;
  readonly wheels: readonly { readonly x: number; readonly r: number }[];
}

export function drawContainer(outline: Outline): Drawing {
  const { widthCm: w, depthCm: d } = outline;
  const below =
    d > 0
      ? path('M', 4, 0, 'V', d - 14, 'Q', 4, d, 18, d, 'H', w - 18, 'Q', w - 4, d, w - 4, d - 14, 'V', 0)
      : '';
  return { ...shapes[outline.shape](outline), below };
}

type Shape = (outline: Outline) => Omit<Drawing, 'below'>;

const shapes: Readonly<Record<Outline['shape'], Shape>> = {
  skip: ({ widthCm: w, heightCm: h }) => {
    // Long containers are lifted by a hook and have steep ends; short ones are lifted by chains and taper.
    const taper = w > 500 ? 14 : 46;
    const foot = 12;
    const skid = (x: number) => path('M', x, -foot, 'h', 34, 'v', foot, 'h', -34, 'z');
    return {
      vessel:
        path('M', 0, -h, 'H', w, 'L', w - taper, -foot, 'H', taper, 'z') +
        skid(taper + 20) +
        skid(w - taper - 54),
      lid: path('M', -5, -h - 5, 'h', w + 10, 'v', 14, 'h', -w - 10, 'z'),
      ribs: between(taper, w - taper, Math.max(3, Math.round(w / 90)))
        .map((x) => path('M', x, -h + 16, 'V', -foot - 6))
        .join(''),
      wheels: [],
    };
  },
  bag: ({ widthCm: w, heightCm: h }) => ({
    vessel: path(
      'M',
      10,
      0,
      'Q',
      -8,
      -h * 0.55,
      w / 2 - 9,
      -h + 20,
      'h',
      18,
      'Q',
      w + 8,
      -h * 0.55,
      w - 10,
      0,
      'z',
    ),
    lid: path('M', w / 2 - 9, -h + 20, 'l', -9, -22, 'q', 18, 8, 36, 0, 'l', -9, 22, 'z'),
    ribs: path(
      'M',
      w / 2 - 4,
      -h + 32,
      'Q',
      w * 0.26,
      -h * 0.5,
      w * 0.3,
      -12,
      'M',
      w / 2 + 5,
      -h + 32,
      'Q',
      w * 0.7,
      -h * 0.55,
      w * 0.68,
      -18,
    ),
    wheels: [],
  }),
  wheeled: ({ widthCm: w, heightCm: h }) => {
    const taper = Math.min(9, w / 9);
    const r = w > 100 ? 10 : 9;
    const ribs = w > 100 ? [0.25, 0.5, 0.75] : [0.36, 0.64];
    return {
      vessel: path('M', 0, -h + 8, 'H', w, 'L', w - taper, -r, 'H', taper, 'z'),
      lid: path('M', -5, -h + 9, 'v', -6, 'q', 0, -6, 8, -8, 'h', w - 8, 'q', 10, 0, 12, 9, 'v', 5, 'z'),
      ribs: ribs.map((at) => path('M', Math.round(w * at), -h + 24, 'V', -r - 12)).join(''),
      wheels: (w > 100 ? [0.18, 0.82] : [0.22]).map((at) => ({ x: Math.round(w * at), r })),
    };
  },
  deep: ({ widthCm: w, heightCm: h }) => ({
    vessel: path('M', 0, -h + 16, 'H', w, 'V', 0, 'H', 0, 'z'),
    lid: path(
      'M',
      -4,
      -h + 18,
      'Q',
      0,
      -h - 4,
      w * 0.3,
      -h - 4,
      'H',
      w * 0.7,
      'Q',
      w,
      -h - 4,
      w + 4,
      -h + 18,
      'z',
    ),
    ribs: between(0, w, Math.max(3, Math.round(w / 26)))
      .map((x) => path('M', x, -h + 24, 'V', -4))
      .join(''),
    wheels: [],
  }),
};

/** Positions of ribs that divide a width into equal fields. */
function between(from: number, to: number, fields: number): readonly number[] {
  return Array.from({ length: fields - 1 }, (_, index) => from + ((to - from) * (index + 1)) / fields);
}

/** Formats commands and coordinates of a path, to one decimal. */
function path(...parts: readonly (string | number)[]): string {
  return parts
    .map((part) => (typeof part === 'number' ? String(Math.round(part * 10) / 10) : part))
    .join(' ');
}
