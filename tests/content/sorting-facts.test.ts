/** Objects, questions and guides say the same: one list of facts, each with the place that states it and the object. */
import { expect, test } from 'vitest';
import type { BinId } from '#features/sorting/sorting.ts';
import { shippedEntries } from '../texts/shipped-texts.ts';
import { site } from '#features/site.ts';

const { kinds } = site;

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
  fact([bioGuide, 'Toiduõli koguge pudelisse'], 'toiduoli', 'station'),
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

const lawGazette = 'https://www.riigiteataja.ee/akt/';

/** Acts that decide about a group, by their address. */
const acts = {
  waste: `${lawGazette}12894710?leiaKehtiv`,
  sorting: `${lawGazette}107062022022`,
  packaging: `${lawGazette}123122015005?leiaKehtiv`,
  asbestos: `${lawGazette}119122015002?leiaKehtiv`,
  tyres: `${lawGazette}115102013006?leiaKehtiv`,
} as const;

/** What each group must stand on; a new group needs its own. */
const grounds: Readonly<Record<string, readonly string[]>> = {
  food: [acts.sorting],
  packaging: [acts.packaging, 'https://eestipandipakend.ee/'],
  'metal-glass': [acts.packaging, 'https://eestipandipakend.ee/'],
  paper: [acts.sorting],
  household: [acts.sorting],
  seasonal: [acts.sorting],
  hygiene: ['https://www.ravimiamet.ee/ravimid-ja-ohutus/ravimitest/ravimijaagid'],
  textile: [acts.sorting, acts.waste],
  electronics: [acts.waste, 'https://elektroonikaromu.ee/'],
  appliances: [acts.waste, 'https://elektroonikaromu.ee/'],
  hazardous: [acts.waste],
  furniture: [acts.sorting],
  garden: [acts.sorting],
  building: [acts.asbestos, acts.waste],
  vehicles: [acts.tyres, acts.waste],
};

/** The state and those whom the law makes responsible. */
const officialHosts = [
  'www.riigiteataja.ee',
  'kliimaministeerium.ee',
  'www.ravimiamet.ee',
  'www.rescue.ee',
  'eestipandipakend.ee',
  'elektroonikaromu.ee',
  'www.rehviringlus.ee',
];

test('each group stands on the act that decides about it, and on official pages only', () => {
  const groups = shippedEntries('sorting-groups', kinds['sorting-groups']);
  expect(groups.map(({ id }) => id).sort()).toEqual(Object.keys(grounds).sort());
  const wrong = groups.flatMap(({ id, sources }) => {
    const urls = sources.map(({ url }) => url);
    const missing = (grounds[id] ?? []).filter((url) => !urls.includes(url));
    const foreign = urls.filter((url) => !officialHosts.includes(new URL(url).host));
    const twice = urls.filter((url, index) => urls.indexOf(url) !== index);
    return [...missing, ...foreign, ...twice].map((url) => `${id}: ${url}`);
  });
  expect(wrong).toEqual([]);
});
