/** Drawings of objects belong to objects that there are, and each group of objects has some. */
import { expect, test } from 'vitest';
import { site } from '#features/site.ts';
import { everydayObjects } from '#features/sorting/everyday-objects.ts';
import { drawnObjects, signedGroups } from '#features/sorting/silhouettes.ts';
import { shippedEntries } from '../texts/shipped-texts.ts';

const objects = shippedEntries('sorting-items', site.kinds['sorting-items']);
const drawn = Object.values(drawnObjects).flat();

test('each object that has a drawing is in the list of objects', () => {
  const ids = new Set(objects.map(({ id }) => id));
  expect(drawn.filter((id) => !ids.has(id))).toEqual([]);
});

test('each everyday object has a drawing of its own', () => {
  expect(everydayObjects.filter((id) => !drawn.some((other) => other === id))).toEqual([]);
});

test('each group has a sign, and at least three objects with a drawing of their own', () => {
  const groups = shippedEntries('sorting-groups', site.kinds['sorting-groups']).map(({ id }) => id);
  expect(groups.toSorted()).toEqual(signedGroups.toSorted());
  const isDrawn = new Set<string>(drawn);
  const few = groups.filter(
    (group) => objects.filter((object) => object.group === group && isDrawn.has(object.id)).length < 3,
  );
  expect(few).toEqual([]);
});
