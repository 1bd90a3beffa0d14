/** Objects to see besides one: of its group, those that go the same way or are of the same material. */
import type { NamedItem } from './list-queries.ts';

const wanted = 3;

/** The closest first; among equals those that follow it in the group, so that each object is named by others.
 * @param group All objects of its group, in a fixed order. */
export function findRelated(object: NamedItem, group: readonly NamedItem[]): readonly NamedItem[] {
  const place = group.findIndex(({ id }) => id === object.id);
  return [...group.slice(place + 1), ...group.slice(0, Math.max(place, 0))]
    .filter((other) => other.bin === object.bin || isSameMaterial(object, other))
    .map((other) => ({ other, closeness: closeness(object, other) }))
    .toSorted((a, b) => b.closeness - a.closeness)
    .slice(0, wanted)
    .map(({ other }) => other);
}

function isSameMaterial(
  { wasteType, wasteCodes = [] }: NamedItem,
  { wasteType: otherType, wasteCodes: otherCodes = [] }: NamedItem,
): boolean {
  return (
    (wasteType !== undefined && wasteType === otherType) ||
    wasteCodes.some((code) => otherCodes.includes(code))
  );
}

/** The bin weighs most. Reasons why two things never belong somewhere tell of what they are made. */
function closeness(object: NamedItem, other: NamedItem): number {
  const sharedReasons = object.never.filter(({ bin, reason }) =>
    other.never.some((one) => one.bin === bin && one.reason === reason),
  ).length;
  return 4 * Number(object.bin === other.bin) + 2 * Number(isSameMaterial(object, other)) + sharedReasons;
}
