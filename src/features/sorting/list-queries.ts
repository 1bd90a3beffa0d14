/** Lists of objects of what goes where. Each page asks for the names that it shows and for no others, so that a renamed object renders
 * few pages. */
import { type Locale, textIn } from '#platform/languages/locale.ts';
import {
  type BinId,
  binIds,
  binOfWasteType,
  binsOfManyMistakes,
  laterListParts,
  type SortingItem,
  type SortingReason,
  sortingReasons,
} from './sorting.ts';
import { type Silhouette, silhouetteOf } from './silhouettes.ts';
import { sheetBins } from './sorting-sheet.ts';
import { everydayObjects as everydayIds } from './everyday-objects.ts';
import { wasteTypeIds } from '#shell/waste/waste-types.ts';
import { wasteTypeName } from '#shell/waste/waste-names.ts';
import type { QueryContext } from '#platform/store/query.ts';

/** An object in lists (sorting-lists.ts). */
export type NamedItem = Pick<
  SortingItem,
  'id' | 'group' | 'bin' | 'name' | 'never' | 'wasteType' | 'wasteCodes'
>;

interface ListedItem {
  readonly id: string;
  readonly silhouette: Silhouette;
  readonly name: string;
}

const listed = (items: readonly NamedItem[], locale: Locale): readonly ListedItem[] =>
  items.map((named) => describe(named, locale)).sort((a, b) => a.name.localeCompare(b.name, locale));

const describe = (
  { id, group, name }: Pick<SortingItem, 'id' | 'group' | 'name'>,
  locale: Locale,
): ListedItem => ({ id, silhouette: silhouetteOf({ id, group }), name: textIn(name, locale) });

/** All objects, in the alphabet of the page. */
export function sortingList({ reader }: QueryContext, locale: Locale): readonly ListedItem[] {
  return listed(reader.summaries<NamedItem>('sorting-items/named'), locale);
}

/** Some objects in an order of ours; where editors keep the objects, some may be gone. */
export const everydayObjects = ({ reader }: QueryContext, locale: Locale): readonly ListedItem[] =>
  everydayIds.flatMap((id) => {
    const found = reader.entry('sorting-items', id);
    return found ? [describe(found, locale)] : [];
  });

/** One of the pages of the list. Letters are whole, so parts differ in length.
 * @param part From 1. */
export function sortingListPart(context: QueryContext, part: number, locale: Locale) {
  const letters = groupByLetter(sortingList(context, locale), locale);
  return {
    letters: letters.map(({ letter, part: of }) => ({ letter, part: of })),
    shown: letters.filter((group) => group.part === part),
  };
}

function groupByLetter(items: readonly ListedItem[], locale: Locale) {
  const groups = Map.groupBy(items, ({ name }) => name.charAt(0).toLocaleUpperCase(locale));
  const parts = laterListParts.length + 1;
  let before = 0;
  return [...groups].map(([letter, ofLetter]) => {
    // The middle of the letter decides, so that parts are about equal.
    const part = 1 + Math.floor(((before + ofLetter.length / 2) / items.length) * parts);
    before += ofLetter.length;
    return { letter, part, items: ofLetter };
  });
}

export function sortingIds({ reader }: QueryContext): readonly string[] {
  return reader.keys('sorting-items');
}

/** Examples of a reason on the page of a bin whose mistakes have a page of their own. */
const examplesOfReason = 6;

/** Objects of a bin, and those that people put there by mistake. */
export function sortingBin(context: QueryContext, bin: BinId, locale: Locale) {
  const hasMistakesPage = binsOfManyMistakes.some((other) => other === bin);
  return {
    right: readRightItems(context, bin, locale),
    wrong: readMistakes(context, bin, locale).map((group) =>
      group.type === 'objects' && hasMistakesPage
        ? { ...group, objects: group.objects.slice(0, examplesOfReason) }
        : group,
    ),
  };
}

/** All that people put into a bin by mistake. */
export function sortingMistakes(context: QueryContext, bin: BinId, locale: Locale): readonly Mistakes[] {
  return readMistakes(context, bin, locale);
}

interface ObjectsOfKind {
  /** Absent: all of a bin, or those of no kind that is listed apart. */
  readonly kind: { readonly id: string; readonly name: string } | undefined;
  readonly objects: readonly ListedItem[];
}

/** A bin is one list. At a station each kind of waste has a place of its own, so what goes there is listed by kind, by their names. */
function readRightItems({ reader }: QueryContext, bin: BinId, locale: Locale): readonly ObjectsOfKind[] {
  const objects = reader.summaries<NamedItem>(`sorting-items/${bin}`);
  const isApart = ({ wasteType }: NamedItem) =>
    bin === 'station' && wasteType !== undefined && binOfWasteType[wasteType] === bin;
  const [apart, others] = [objects.filter(isApart), objects.filter((object) => !isApart(object))];
  const kinds = wasteTypeIds
    .filter((id) => apart.some(({ wasteType }) => wasteType === id))
    .map((id) => ({
      kind: { id, name: wasteTypeName(reader, id, locale) },
      objects: listed(
        apart.filter(({ wasteType }) => wasteType === id),
        locale,
      ),
    }))
    .sort((a, b) => a.kind.name.localeCompare(b.kind.name, locale));
  return others.length === 0 ? kinds : [...kinds, { kind: undefined, objects: listed(others, locale) }];
}

/** What does not belong for one reason. What can be recycled is named by its bins, which list it. */
type Mistakes =
  | { readonly type: 'other-bins'; readonly reason: SortingReason; readonly bins: readonly BinId[] }
  | { readonly type: 'objects'; readonly reason: SortingReason; readonly objects: readonly ListedItem[] };

/** The reason with the most objects first. */
function readMistakes({ reader }: QueryContext, bin: BinId, locale: Locale): readonly Mistakes[] {
  const wrong = reader
    .summaries<NamedItem>('sorting-items/named')
    .flatMap((object) =>
      object.never.filter((one) => one.bin === bin).map(({ reason }) => ({ reason, object })),
    );
  return sortingReasons
    .map((reason) => ({
      reason,
      objects: wrong.filter((one) => one.reason === reason).map(({ object }) => object),
    }))
    .filter(({ objects }) => objects.length > 0)
    .sort((a, b) => b.objects.length - a.objects.length)
    .map(({ reason, objects }): Mistakes => {
      if (reason !== 'recyclable') return { type: 'objects', reason, objects: listed(objects, locale) };
      const bins = binIds.filter((other) => objects.some((object) => object.bin === other));
      return { type: 'other-bins', reason, bins };
    });
}

/** What the sheet for a wall names of each bin, in the order of the site. */
export function sortingSheet({ reader }: QueryContext, locale: Locale) {
  const chosen = reader.range('sorting-sheet', 'sorting-sheet');
  const found = (ids: readonly string[]) =>
    ids.flatMap((id) => {
      const object = reader.entry('sorting-items', id);
      return object ? [{ bin: object.bin, name: textIn(object.name, locale) }] : [];
    });
  // Where editors keep the objects, some that were chosen are gone, or go elsewhere.
  return sheetBins.map((bin) => {
    const { belongs, not } = chosen.find(({ id }) => id === bin) ?? { belongs: [], not: [] };
    return {
      bin,
      belongs: found(belongs).flatMap((object) => (object.bin === bin ? [object.name] : [])),
      not: found(not).filter((object) => object.bin !== bin),
    };
  });
}
