/** What goes where: objects with their bin, and what people do first. Bins, places, steps and reasons are lists of this
 * site, because each has a drawing or a text of its own (`src/features/sorting/sorting-messages.ts` and its neighbours). */
import { z } from 'zod';
import { sentDateSchema } from '#platform/cms/sent-time.ts';
import { sitePathSchema } from '#platform/addresses/site-path.ts';
import { slugSchema } from '#platform/base/slug.ts';
import type { NoteCode } from '#platform/notes/note.ts';
import { localized, localizedTextSchema, searchWordsSchema } from '#platform/languages/localized-text.ts';
import { wasteTypeIds } from '#shell/waste/waste-types.ts';

/** Where an object goes first. `none`: it is no waste, or nobody may put it anywhere (ammunition). */
export const binIds = [
  'mixed',
  'bio',
  'paper',
  'packaging',
  'glass',
  'garden',
  'textile',
  'deposit',
  'electronics',
  'batteries',
  'medicines',
  'hazardous',
  'station',
  'none',
] as const;

export type BinId = (typeof binIds)[number];

/** Bins whose mistakes are too many for one page: they have a page of their own. */
export const binsOfManyMistakes = ['mixed', 'packaging'] as const satisfies readonly BinId[];

/** The list of all objects has four pages, the first of them without a number: fewer would be larger than other pages. */
export const laterListParts = [2, 3, 4] as const;

/** Where a kind of waste goes first; what has no bin at home goes to a station. */
export const binOfWasteType: Readonly<Record<(typeof wasteTypeIds)[number], BinId>> = {
  mixed: 'mixed',
  paper: 'paper',
  mixedPackaging: 'packaging',
  paperPackaging: 'packaging',
  plasticPackaging: 'packaging',
  metalPackaging: 'packaging',
  glass: 'glass',
  bio: 'bio',
  garden: 'garden',
  textile: 'textile',
  electronics: 'electronics',
  hazardous: 'hazardous',
  bulky: 'station',
  construction: 'station',
  asbestos: 'station',
  tyres: 'station',
  wood: 'station',
  metal: 'station',
};

/** Other places that take an object, or what else can be done with it. */
export const sortingPlaces = [
  'depositMachine',
  'shop',
  'pharmacy',
  'station',
  'streetContainer',
  'gardenContainer',
  'collectionRound',
  'pickup',
  'skip',
  'compost',
  'repair',
  'giveAway',
  'emergency',
] as const;

export type SortingPlace = (typeof sortingPlaces)[number];

/** What to do before, in this order. */
export const sortingSteps = [
  'askFirst',
  'batteryOut',
  'separate',
  'takeApart',
  'empty',
  'rinse',
  'flatten',
  'rollUp',
  'wrap',
  'bag',
  'keepClosed',
] as const;

export type SortingStep = (typeof sortingSteps)[number];

/** Why an object never belongs into a bin. */
export const sortingReasons = [
  'greasy',
  'wet',
  'food',
  'liquid',
  'coated',
  'composite',
  'shortFibres',
  'thermal',
  'hygiene',
  'disease',
  'notPackaging',
  'notSorted',
  'heatResistant',
  'ceramic',
  'plasticInBio',
  'slowToRot',
  'spoilsCompost',
  'invasive',
  'hot',
  'sharp',
  'heavy',
  'tooLarge',
  'tangles',
  'dust',
  'hazardous',
  'unsafe',
  'asbestos',
  'flammable',
  'pressure',
  'batteryFire',
  'electronics',
  'medicine',
  'deposit',
  'noDepositMark',
  'reusable',
  'recyclable',
  'ownPlace',
] as const;

export type SortingReason = (typeof sortingReasons)[number];

const neverSchema = z.strictObject({ bin: z.enum(binIds), reason: z.enum(sortingReasons) });

/** Of the European list; with an asterisk it is hazardous. */
export const wasteCodeSchema = z.string().regex(/^\d\d \d\d \d\d\*?$/u);

/** Addresses below `/sorting` that are pages of their own. */
const ownAddresses = ['list', 'marks', 'print', 'bin'];

export const sortingItemSchema = z.strictObject({
  /** Address below `/sorting` in every language. */
  id: slugSchema.refine((id) => !ownAddresses.includes(id), 'slug-of-page' satisfies NoteCode),
  group: slugSchema,
  /** As people say it, one of it: `Pitsakarp`. */
  name: localizedTextSchema,
  /** Its other names. */
  searchWords: localized(searchWordsSchema),
  bin: z.enum(binIds),
  /** Ties the object to the stations that accept this type. */
  wasteType: z.enum(wasteTypeIds).optional(),
  /** Ties it to rows of price lists of stations: codes of the European list. */
  wasteCodes: z.array(wasteCodeSchema).min(1).optional(),
  elsewhere: z.array(z.enum(sortingPlaces)).optional(),
  steps: z.array(z.enum(sortingSteps)).optional(),
  never: z.array(neverSchema).min(1),
  /** The answer in one sentence. */
  answer: localizedTextSchema,
  /** What else is worth knowing, plain text. */
  note: localizedTextSchema.optional(),
  /** Pages that say more, without a language prefix. */
  links: z.array(sitePathSchema).min(1).optional(),
  /** Day on which the object was added or its answer changed, yyyy-MM-dd. It is in the feed of changes. */
  updated: sentDateSchema.optional(),
});

export type SortingItem = z.infer<typeof sortingItemSchema>;

/** A group of objects, as people think of them: a room, a season. */
export const sortingGroupSchema = z.strictObject({
  id: slugSchema,
  order: z.int().positive(),
  name: localizedTextSchema,
});

/** What a municipality asks of its residents beyond the answer, as its own rules say. */
export const sortingDifferenceSchema = z.strictObject({
  id: slugSchema,
  /** EHAK code. */
  municipality: z.string().regex(/^\d{4}$/u),
  /** The objects of this bin. */
  bin: z.enum(binIds),
  /** One or two sentences, plain text. */
  text: localizedTextSchema,
  source: z.strictObject({
    title: localizedTextSchema,
    url: z.url({ protocol: /^https$/u }),
    /** Day on which it was read or issued, yyyy-MM-dd. */
    date: sentDateSchema,
  }),
});

/** Bins whose contents some carriers take from home and others do not, by the waste type of price lists. */
export const homeWastes = {
  bio: 'bio',
  paper: 'paper',
  packaging: 'mixedPackaging',
  glass: 'glass',
  garden: 'garden',
} as const satisfies Partial<Record<BinId, (typeof wasteTypeIds)[number]>>;

export type HomeStream = keyof typeof homeWastes;

export const homeStreams = [
  'bio',
  'paper',
  'packaging',
  'glass',
  'garden',
] as const satisfies readonly HomeStream[];

export const findHomeStream = (bin: BinId): HomeStream | undefined =>
  homeStreams.find((stream) => stream === bin);

/** Of an object, whose answer may be another than that of its bin: a Christmas tree goes to a collection point, whoever collects
 * garden waste at its home. */
export function findObjectStream({
  bin,
  ways,
}: {
  readonly bin: BinId;
  readonly ways: readonly SortingPlace[];
}): HomeStream | undefined {
  const isTakenElsewhere = bin === 'garden' && !ways.includes('gardenContainer');
  return isTakenElsewhere ? undefined : findHomeStream(bin);
}

/** @throws {RangeError} */
export function parseBinId(value: string): BinId {
  const bin = binIds.find((known) => known === value);
  if (bin === undefined) throw new RangeError(`${value} is no bin.`);
  return bin;
}
