/** Objects, questions and guides say the same: one list of facts, each with the place that states it and the object. */
import { expect, test } from 'vitest';
import { kinds } from '#cms/export/export.ts';
import type { BinId } from '#model/sorting.ts';
import { shippedEntries } from './texts/shipped-texts.ts';

const items = new Map(
  shippedEntries('sorting-items', kinds['sorting-items']).map((object) => [object.id, object]),
);
const answers = new Map(shippedEntries('faq', kinds.faq).map(({ id, answer }) => [id, answer.et]));
const guides = new Map(
  shippedEntries('guides', kinds.guides).map(({ id, texts }) => [
    id,
    texts.et.sections.map(({ html }) => html).join(' '),
  ]),
);

interface Fact {
  /** Id of a question or a guide, and words of its Estonian text. */
  readonly source: readonly [id: string, words: string];
  readonly object: string;
  readonly bin: BinId;
}

const fact = (source: Fact['source'], object: string, bin: BinId): Fact => ({ source, object, bin });

const paperQuestion = 'vale-jaade-paberimahutis';
const paperGuide = 'paber-ja-kartong';
const bioGuide = 'biojaatmed-ja-vooderduskott';
const mixedGuide = 'segaolmejaatmete-sorteerimine';

const facts: readonly Fact[] = [
  fact([paperQuestion, 'Rasvane pitsakarp läheb segaolmejäätmete'], 'pitsakarp', 'mixed'),
  fact([paperQuestion, 'kasutatud majapidamispaber biojäätmete hulka'], 'majapidamispaber', 'bio'),
  fact([paperQuestion, 'joogikartong ja kohvitops ei ole paber'], 'kohvitops', 'packaging'),
  fact([paperQuestion, 'joogikartong ja kohvitops ei ole paber'], 'piimapakk', 'packaging'),
  fact([paperQuestion, 'Sobivad ajalehed, ümbrikud'], 'ajaleht', 'paper'),
  fact([paperQuestion, 'Sobivad ajalehed, ümbrikud'], 'umbrik', 'paper'),
  fact([paperQuestion, 'kokku volditud papp'], 'pappkast', 'paper'),
  fact([paperGuide, 'munakarbid papist'], 'munakarp', 'paper'),
  fact([paperGuide, 'raamatud ilma kõvade kaanteta, vihikud'], 'vihik', 'paper'),
  fact([paperGuide, 'kassatšekid, küpsetuspaber'], 'kassatsekk', 'mixed'),
  fact([paperGuide, 'kassatšekid, küpsetuspaber'], 'kupsetuspaber', 'mixed'),
  fact([paperGuide, 'kilega kingipaber'], 'kinkepaber', 'mixed'),
  fact([bioGuide, 'kohvipaks paberfiltriga, teepakid'], 'kohvipuru', 'bio'),
  fact([bioGuide, 'kohvipaks paberfiltriga, teepakid'], 'teekott', 'bio'),
  fact([bioGuide, 'salvrätid'], 'salvratik', 'bio'),
  fact([bioGuide, 'lõikelilled ja toataimed'], 'loikelilled', 'bio'),
  fact([bioGuide, 'lõikelilled ja toataimed'], 'toataim', 'bio'),
  fact([bioGuide, 'Toiduõli koguge pudelisse'], 'toiduoli', 'hazardous'),
  fact([bioGuide, 'kompostitav kott'], 'biolagunev-kott', 'bio'),
  fact([mixedGuide, 'mähkmed'], 'mahe', 'mixed'),
  fact([mixedGuide, 'tolmuimeja kotid'], 'tolmukott', 'mixed'),
  fact([mixedGuide, 'katkised nõud, joogiklaasid'], 'taldrik', 'mixed'),
  fact([mixedGuide, 'katkised nõud, joogiklaasid'], 'joogiklaas', 'mixed'),
  fact([mixedGuide, 'hambahari'], 'hambahari', 'mixed'),
  fact(['klaas-ja-keraamika', 'pudelid ja purgid'], 'klaaspurk', 'glass'),
  fact(['klaas-ja-keraamika', 'jäätmejaama'], 'aknaklaas', 'station'),
  fact(['klaas-ja-keraamika', 'jäätmejaama'], 'peegel', 'station'),
  fact(['kuhu-see-visata', 'poodi, kus neid müüakse'], 'patarei', 'batteries'),
  fact(['kuhu-see-visata', 'apteeki'], 'ravimid', 'medicines'),
  fact(['kuhu-see-visata', 'taaraautomaati'], 'pandipudel', 'deposit'),
  fact(['ohtlikud-jaatmed', 'värv, lahusti'], 'varv', 'hazardous'),
];

const stated = (id: string): string => answers.get(id) ?? guides.get(id) ?? '';

test('what a question or a guide says of an object is what the page of the object says', () => {
  const wrong = facts.flatMap(({ source: [id, words], object, bin }) => {
    if (!stated(id).includes(words)) return [`${id} no longer says „${words}“`];
    const found = items.get(object);
    return found?.bin === bin ? [] : [`${object}: ${found?.bin ?? 'is missing'}, ${id} says ${bin}`];
  });
  expect(wrong).toEqual([]);
});

test('no object is refused by a place that takes it', () => {
  const wrong = [...items.values()].filter(
    ({ never, elsewhere = [], wasteType }) =>
      never.some(({ bin }) => bin === 'station') &&
      (elsewhere.includes('station') || wasteType !== undefined),
  );
  expect(wrong.map(({ id }) => id)).toEqual([]);
});
