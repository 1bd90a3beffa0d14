/** Objects, questions and guides say the same: one list of facts, each with the place that states it and the object. */
import { expect, test } from 'vitest';
import { locales, textIn } from '#platform/languages/locale.ts';
import { sortingBins } from '#features/sorting/bin-messages.ts';
import { findRelated } from '#features/sorting/related-items.ts';
import { doesConcern } from '#features/sorting/sorting-source.ts';
import {
  type BinId,
  binIds,
  findObjectStream,
  homeStreams,
  type SortingItem,
  sortingPlaces,
} from '#features/sorting/sorting.ts';
import { hasLook, listWays, wayLine } from '#features/sorting/sorting-ways.ts';
import { wayNames } from '#features/sorting/way-messages.ts';
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

const sources = shippedEntries('sorting-sources', kinds['sorting-sources']);

/** What a source speaks of, said a second time: whoever widens one has to say here that it really is about that. */
const subjects: Readonly<Record<string, (object: SortingItem) => boolean>> = {
  jaatmeseadus: ({ bin, wasteType, id }) =>
    ['electronics', 'batteries', 'hazardous', 'textile'].includes(bin) ||
    wasteType === 'tyres' ||
    id === 'vana-auto',
  sortimismaarus: ({ bin, wasteType = '' }) =>
    ['mixed', 'bio', 'paper', 'packaging', 'glass', 'garden', 'textile'].includes(bin) ||
    ['bulky', 'wood', 'metal'].includes(wasteType),
  pakendiseadus: ({ bin }) => ['packaging', 'glass', 'deposit'].includes(bin),
  asbest: ({ wasteType }) => wasteType === 'asbestos',
  vanarehvid: ({ wasteType }) => wasteType === 'tyres',
  rehviringlus: ({ wasteType }) => wasteType === 'tyres',
  'riiklik-juhend': ({ bin }) =>
    ['mixed', 'bio', 'paper', 'packaging', 'glass', 'garden', 'textile'].includes(bin),
  pandipakend: ({ answer }) => /pandimär|taara/iu.test(answer.et),
  ravimiamet: ({ bin, elsewhere = [] }) => bin === 'medicines' && elsewhere.includes('pharmacy'),
  elektroonikaromu: ({ bin }) => bin === 'electronics',
  paasteamet: ({ answer, note }) =>
    /tuhk|söe|süsi|söed|tahm|grill|ilutulesti|rakett|säraküün|lõhkekeha|aku|elavhõbe/iu.test(
      `${answer.et} ${note?.et ?? ''}`,
    ),
  voornalkjad: ({ id }) => id === 'teetigu',
  'segaolme-loetelu': ({ bin }) => bin === 'mixed',
};

test('a source stands only below objects that it speaks of, and below at least one', () => {
  expect(sources.map(({ id }) => id).sort()).toEqual(Object.keys(subjects).sort());
  const wrong = sources.flatMap((source) => {
    const concerned = [...items.values()].filter((object) => doesConcern(source, object));
    const foreign = concerned.filter((object) => subjects[source.id]?.(object) !== true);
    const missing = (source.concerns.objects ?? []).filter((id) => !items.has(id));
    return [
      ...(concerned.length === 0 ? [`${source.id} stands nowhere`] : []),
      ...missing.map((id) => `${source.id} speaks of ${id}, which is no object`),
      ...foreign.map(({ id }) => `${source.id} does not speak of ${id}`),
    ];
  });
  expect(wrong).toEqual([]);
});

/** The state, those whom the law makes responsible, and papers that report what they decided. */
const knownHosts = [
  'www.riigiteataja.ee',
  'www.ravimiamet.ee',
  'www.rescue.ee',
  'eestipandipakend.ee',
  'elektroonikaromu.ee',
  'www.rehviringlus.ee',
  'www.err.ee',
  'harjuelu.ee',
];

test('sources are official pages and reports of what was decided, each once', () => {
  const urls = sources.map(({ url }) => url);
  expect(urls.filter((url) => !knownHosts.includes(new URL(url).host))).toEqual([]);
  expect(new Set(urls).size).toBe(urls.length);
});

test('the line below an answer names no way that the object has not', () => {
  const wrong = [...items.values()].flatMap((object) => {
    const ways = listWays(object);
    if (hasLook(object.bin)) return [];
    return locales.flatMap((locale) => {
      const line = wayLine({ bin: object.bin, ways }, locale) ?? '';
      const foreign = sortingPlaces.filter((place) => {
        const name = wayNames[place];
        return name !== undefined && !ways.includes(place) && line.includes(textIn(name, locale));
      });
      return foreign.map((place) => `${object.id} (${locale}): ${line} names ${place}`);
    });
  });
  expect(wrong).toEqual([]);
});

test('what has no bin of its own at home says at least one way to hand it in', () => {
  const mute = [...items.values()].filter(
    (object) => object.bin !== 'none' && !hasLook(object.bin) && listWays(object).length === 0,
  );
  expect(mute.map(({ id }) => id)).toEqual([]);
});

test('what else to see is much the same thing, whichever bin it goes into', () => {
  const see = (id: string) => {
    const object = items.get(id);
    const group = [...items.values()].filter((other) => other.group === object?.group);
    return object ? findRelated(object, group).map((other) => other.id) : [];
  };
  expect(see('foolium')).toEqual(expect.arrayContaining(['fooliumkaas', 'fooliumvorm']));
  expect(see('foolium')).not.toContain('joogiklaas');
  expect(see('padi')).toContain('tekk');
  expect(see('padi')).not.toContain('vihmavari');
  expect(see('diivan')).not.toContain('golfikepp');
});

test('only what goes into a container at home is said to be collected there, or not to be', () => {
  const said = [...items.values()].flatMap((object) => {
    const ways = listWays(object);
    const stream = findObjectStream({ bin: object.bin, ways });
    return stream === undefined ? [] : [{ id: object.id, bin: object.bin, ways, stream }];
  });
  expect(new Set(said.map(({ stream }) => stream))).toEqual(new Set(homeStreams));
  const wrong = said.filter(
    ({ bin, ways }) =>
      !(hasLook(bin) || ways.includes('gardenContainer')) ||
      bin === 'mixed' ||
      ways.includes('pickup') ||
      ways.includes('collectionRound'),
  );
  expect(wrong.map(({ id }) => id)).toEqual([]);
  for (const id of ['diivan', 'padi', 'joulukuusk', 'teetigu', 'haige-taim', 'golfikepp'])
    expect(said.map((object) => object.id)).not.toContain(id);
});

test('no way repeats the bin', () => {
  const repeated = [...items.values()].filter(
    ({ bin, elsewhere = [] }) => bin === 'deposit' && elsewhere.includes('depositMachine'),
  );
  expect(repeated.map(({ id }) => id)).toEqual([]);
});

test('a reason tells why, and does not deny what the answer says', () => {
  const wrong = [...items.values()].flatMap(({ id, never, answer, note }) => {
    const text = `${answer.et} ${note?.et ?? ''}`;
    // The same thing when it is spoilt: then it is not recycled, so that is no reason.
    const goesWhenSpoilt = /(?:katkine|kulunud|näritud)[^.:]* segaolmejäät/iu.test(text);
    return never
      .filter(
        ({ bin, reason }) =>
          (reason === 'recyclable' && (bin !== 'mixed' || goesWhenSpoilt)) ||
          (reason === 'notSorted' && bin !== 'packaging') ||
          (['slowToRot', 'spoilsCompost'].includes(reason) && bin !== 'bio' && bin !== 'garden'),
      )
      .map(({ bin, reason }) => `${id}: ${bin} ${reason}`);
  });
  expect(wrong).toEqual([]);
});

test('what is rolled up or taken apart is not pressed flat', () => {
  const flattened = [...items.values()].filter(({ steps = [] }) => steps.includes('flatten'));
  expect(flattened.filter(({ bin }) => bin !== 'paper' && bin !== 'packaging').map(({ id }) => id)).toEqual(
    [],
  );
});

/** «Положите в упаковку» is to wrap a thing; «к металлу» says to nobody where to go. */
const wrongRussian =
  /(?<!\S)(?:в (?:смешанную )?упаковку|в стекло|(?<!отно\S+ )к (?:бумаге|металлу|древесине|электронике|текстилю|стеклу|стеклянной|пластику|камню|упаковке|(?:строительным|садовым|крупногабаритным) отходам))(?![а-яё])/iu;

test('Russian answers say into which container, or as what to hand it in', () => {
  const texts = [
    ...[...items.values()].flatMap(({ id, answer, note }) => [
      [id, answer.ru],
      [id, note?.ru ?? ''],
    ]),
    ...shippedEntries('faq', kinds.faq).map(({ id, answer }) => [id, answer.ru]),
    ...shippedEntries('guides', kinds.guides).map(({ id, texts: { ru } }) => [
      id,
      [ru.summary, ...ru.sections.map(({ html }) => html)].join(' '),
    ]),
    ...shippedEntries('posts', kinds.posts).map(({ slug, translations: { ru } }) => [
      slug,
      `${ru?.excerpt ?? ''} ${ru?.content ?? ''}`,
    ]),
    ...binIds.map((bin) => [bin, sortingBins[bin].lead.ru]),
  ];
  expect(texts.filter(([, text = '']) => wrongRussian.test(text))).toEqual([]);
});

/** A swollen battery has one instruction, wherever it is given. */
test('a swollen battery is told of alike on its page, among batteries, among devices, in the questions and in the news', () => {
  const swollen = items.get('paisunud-aku');
  const page = shippedEntries('pages', kinds.pages)
    .filter(({ id }) => id === '/services/electronic-waste')
    .flatMap(({ texts }) => texts.et.sections.map(({ html }) => html));
  const post = shippedEntries('posts', kinds.posts).filter(({ id }) => id === 4320);
  const question = shippedEntries('faq', kinds.faq).filter(({ id }) => id === 'ohtlikud-jaatmed');
  const told = {
    object: `${swollen?.answer.et ?? ''} ${swollen?.note?.et ?? ''}`,
    bin: sortingBins.batteries.lead.et,
    page: page.join(' '),
    post: post.map(({ content }) => content).join(' '),
    question: question.map(({ answer }) => answer.et.replaceAll(/<[^>]*>/gu, '')).join(' '),
  };
  for (const text of Object.values(told)) {
    expect(text).toMatch(/paisunud aku/iu);
    expect(text).toContain('õue mittesüttivasse nõusse ja viige jäätmejaama');
  }
  for (const text of [told.object, told.page, told.post, told.question]) {
    expect(text).toContain('ärge laadige ega vajutage');
    // Stations have no number of their own, and the line is closed at weekends.
    expect(text).toMatch(/\{\{infoPhone\}\}.*\. (?:kui liin|kui telefon|puhkepäeval) .* õue/iu);
    expect(text).toMatch(/suitseb või kuumeneb, minge eemale ja helistage/u);
  }
});
