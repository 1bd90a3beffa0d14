/** Season and light of the drawing on the home page (src/shell/art/home.svg): what a window in Tallinn shows at that moment. The
 * drawing takes these colours as custom properties, and has those of a summer's day without. */

type Season = 'winter' | 'spring' | 'summer' | 'autumn';
type Light = 'night' | 'low' | 'day';

export interface Scene {
  readonly season: Season;
  /** `low`: the sun is just above the horizon or just below. */
  readonly light: Light;
}

/** Radians. */
const latitude = 1.0374;
const longitude = 0.432;
const dayMs = 86_400_000;
const yearDays = 365.2422;

/** Sines of the height of the sun: below it one needs a lamp; above it the light is no longer red. */
const duskHeight = -0.1;
const dayHeight = 0.06;

/** Three months each, beginning with December. */
const seasons: readonly Season[] = ['winter', 'spring', 'summer', 'autumn'];

/** @param now Milliseconds since the Unix epoch. */
export function sceneAt(now: number): Scene {
  const season = seasons[Math.floor(((new Date(now).getUTCMonth() + 1) % 12) / 3)] ?? 'summer';
  const height = sunHeight(now);
  return { season, light: height < duskHeight ? 'night' : height < dayHeight ? 'low' : 'day' };
}

/** Right to about a degree, which is what a drawing needs. */
function sunHeight(now: number): number {
  const days = now / dayMs;
  const tilt = -0.409 * Math.cos((days / yearDays) * 2 * Math.PI + 0.18);
  const sinceMidnight = days * 2 * Math.PI + longitude;
  return Math.sin(latitude) * Math.sin(tilt) - Math.cos(latitude) * Math.cos(tilt) * Math.cos(sinceMidnight);
}

type Colours = Readonly<Record<string, string>>;

/** Of what lies under the sky, by day. */
const summer = {
  near: '#2a7a60',
  hill: '#1a654e',
  far: '#124e3c',
  pine: '#2f8468',
  wood: '#0e4232',
  bark: '#0a3428',
  leaf: '#4a9a6a',
  tile: '#c05f2f',
  wall: '#fbf8f0',
  block: '#cfe2d6',
};

const ofSeason: Readonly<Record<Season, Colours>> = {
  summer,
  spring: { ...summer, near: '#4f9a55', hill: '#2f7f50', far: '#1c5f45', leaf: '#a5cf6f', dots: '#f6efc9' },
  autumn: {
    ...summer,
    near: '#8a7332',
    hill: '#6b6233',
    far: '#454f31',
    wood: '#2b3f2a',
    leaf: '#dd8a2e',
    dots: '#dd8a2e',
  },
  winter: {
    ...summer,
    near: '#b4cbcf',
    hill: '#8fb0b6',
    far: '#5f878f',
    pine: '#2c6f5c',
    wood: '#28564f',
    snow: '#f4f8f8',
  },
};

/** The sky and what shines. */
const ofLight: Readonly<Record<Light, Colours>> = {
  day: { glow: '#1f6b54' },
  low: {
    sky: '#34283c',
    glow: '#a8503f',
    sun: '#ef7a45',
    window: '#ffd27a',
    beam: '#ffe3a0',
  },
  night: {
    sky: '#061a2a',
    sun: '#9fb4bf',
    star: '#dfe8ea',
    window: '#ffcf70',
    beam: '#ffe3a0',
  },
};

/** How much of a colour the dark takes. */
const dark = '#071a26';
const dimmed: Readonly<Record<Light, number>> = { day: 0, low: 0.3, night: 0.58 };

/** @returns Colours by the names that the drawing has for them. */
export function sceneColours({ season, light }: Scene): ReadonlyMap<string, string> {
  const under = Object.entries(ofSeason[season]).map(
    ([part, colour]) => [part, mixColours(colour, dark, dimmed[light])] as const,
  );
  const snow = season === 'winter' ? ({ leaf: 'transparent', flake: '#f4f8f8' } satisfies Colours) : {};
  return new Map([...under, ...Object.entries(snow), ...Object.entries(ofLight[light])]);
}

/** @param colour Six digits. */
function mixColours(colour: string, other: string, share: number): string {
  const parts = [1, 3, 5].map((at) => {
    const [a, b] = [colour, other].map((whole) => Number.parseInt(whole.slice(at, at + 2), 16));
    return Math.round((a ?? 0) * (1 - share) + (b ?? 0) * share);
  });
  return `rgb(${parts.join(' ')})`;
}
