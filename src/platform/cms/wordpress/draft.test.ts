import { expect, test } from 'vitest';
import type { Locale } from '#platform/languages/locale.ts';
import type { Parameters, RestReader } from './client.ts';
import { ContentBaseError } from './content-base-error.ts';
import { type DraftRequest, loadDraft } from './draft.ts';

interface Text {
  readonly title: string;
  readonly modified_gmt: string;
}

interface Saved {
  readonly id: number;
  readonly locale?: Locale;
  readonly status?: string;
  readonly slug?: string;
  readonly generated_slug?: string;
  readonly date_gmt?: string | null;
  readonly password?: string;
  /** Ids by language. */
  readonly links?: Readonly<Partial<Record<Locale, number>>>;
  readonly autosaves?: readonly Text[];
}

const saved = '2026-05-01T08:00:00';

const toResponse = ({ locale = 'et', links = {}, autosaves: _, ...entry }: Saved) => ({
  status: 'publish',
  slug: `slug-${String(entry.id)}`,
  date_gmt: saved,
  modified_gmt: saved,
  title: { rendered: `Title ${String(entry.id)}` },
  content: { rendered: `<p>Text ${String(entry.id)}</p>`, protected: false },
  excerpt: { rendered: 'Excerpt', protected: false },
  wpml_current_locale: locale,
  wpml_translations: Object.fromEntries(
    Object.entries(links).map(([language, id]) => [language, { id, locale: language }]),
  ),
  ...entry,
});

const rendered = ({ title, modified_gmt }: Text) => ({
  modified_gmt,
  title: { rendered: title },
  content: { rendered: `<p>${title}</p>` },
  excerpt: { rendered: title },
});

/** WordPress with some posts. */
function openWordPress(...entries: readonly Saved[]) {
  const asked: string[] = [];
  const answer = (route: string, { slug, lang, status }: Parameters): unknown => {
    const [, id, part] = /^wp\/v2\/posts(?:\/(\d+))?(\/autosaves)?$/u.exec(route) ?? [];
    const entry = entries.find((one) => String(one.id) === id);
    if (entry && part !== undefined) return entry.autosaves?.map(rendered);
    if (entry) return toResponse(entry);
    if (id !== undefined) return undefined;
    const found = entries.map(toResponse).filter((one) => one.slug === slug && one.status === status);
    return found.filter(
      ({ wpml_current_locale: locale }) => (locale === 'et' ? '' : locale) === (lang ?? ''),
    );
  };
  const reader: RestReader = {
    place: { url: 'https://wordpress.test/wp-json/', credentials: undefined },
    ask: (route, parameters) => {
      asked.push(route);
      const json = answer(route, parameters ?? {});
      return json === undefined
        ? Promise.reject(new ContentBaseError('status', 'None.', { code: 'rest_post_invalid_id' }))
        : Promise.resolve({ json, headers: new Headers() });
    },
  };
  const load = (request: Partial<DraftRequest> & { readonly id: number }) =>
    loadDraft(reader, { type: 'posts', locale: 'et', isTranslated: true, ...request });
  return { load, asked };
}

const idsOf = (group: ReadonlyMap<Locale, { readonly id: number }> | undefined) =>
  Object.fromEntries([...(group ?? [])].map(([locale, { id }]) => [locale, id]));

test('an entry that is not there, or in the trash, has no draft; another failure of WordPress is one', async () => {
  const { load } = openWordPress({ id: 7, status: 'trash' });
  expect(await load({ id: 8 })).toBeUndefined();
  expect(await load({ id: 7 })).toBeUndefined();
  const failing: RestReader = {
    place: { url: '', credentials: undefined },
    ask: () => Promise.reject(new ContentBaseError('refused', 'No.', { code: 'rest_forbidden' })),
  };
  await expect(
    loadDraft(failing, { type: 'posts', id: 7, locale: 'et', isTranslated: true }),
  ).rejects.toThrow('No.');
});

test.for([
  ['publish', { type: 'published' }],
  ['draft', { type: 'draft' }],
  ['auto-draft', { type: 'draft' }],
  ['pending', { type: 'pending' }],
  ['private', { type: 'private' }],
  ['future', { type: 'scheduled', date: '2026-05-01T08:00:00Z' }],
] as const)('an entry that is %s is shown as such', async ([status, state]) => {
  const { load } = openWordPress({ id: 7, status });
  expect(await load({ id: 7 })).toMatchObject({ state, editedId: 7 });
});

test('an entry behind a password is shown as locked, whatever else it is', async () => {
  const { load } = openWordPress({ id: 7, status: 'publish', password: 'secret' });
  expect((await load({ id: 7 }))?.state).toEqual({ type: 'locked' });
});

test('an entry that was never published gets the address that WordPress would give it, and the day of its change', async () => {
  const entry = { status: 'draft', slug: '', date_gmt: null } as const;
  const { load } = openWordPress({ id: 7, ...entry, generated_slug: 'uus' }, { id: 8, ...entry });
  const [named, unnamed] = [await load({ id: 7 }), await load({ id: 8 })];
  expect(named?.translationGroup.get('et')).toMatchObject({ slug: 'uus', date_gmt: '2026-05-01T08:00:00Z' });
  expect(unnamed?.translationGroup.get('et')?.slug).toBe('mustand-8');
});

test('the newest change that is newer than the entry is shown, and an older one is not', async () => {
  const autosaves = [
    { title: 'Newer', modified_gmt: '2026-05-02T08:00:00' },
    { title: 'Newest', modified_gmt: '2026-05-03T08:00:00Z' },
    { title: 'New', modified_gmt: '2026-05-01T08:00:01' },
  ];
  const { load } = openWordPress(
    { id: 7, autosaves },
    { id: 8, autosaves: [{ title: 'Old', modified_gmt: saved }] },
  );
  const changed = await load({ id: 7 });
  expect(changed?.state).toEqual({ type: 'changed' });
  expect(changed?.translationGroup.get('et')).toMatchObject({
    id: 7,
    slug: 'slug-7',
    title: { rendered: 'Newest' },
    content: { rendered: '<p>Newest</p>', protected: false },
    excerpt: { rendered: 'Newest', protected: false },
  });
  const same = await load({ id: 8 });
  expect([same?.state.type, same?.translationGroup.get('et')?.title.rendered]).toEqual([
    'published',
    'Title 8',
  ]);
});

const ru: Saved = { id: 8, locale: 'ru', links: { et: 7, ru: 8 } };

test('a translation is shown in its language; where there is none, the entry says so', async () => {
  const { load } = openWordPress({ id: 7, links: { et: 7, ru: 8 } }, ru);
  const draft = await load({ id: 7, locale: 'ru' });
  expect([draft?.state, draft?.editedId, idsOf(draft?.translationGroup)]).toEqual([
    { type: 'published' },
    8,
    { et: 7, ru: 8 },
  ]);
  const none = await load({ id: 7, locale: 'en' });
  expect([none?.state, none?.editedId]).toEqual([{ type: 'untranslated' }, 7]);
});

test('an entry that has fields for its languages shows its changes in each of them', async () => {
  const autosaves = [{ title: 'Newest', modified_gmt: '2026-05-03T08:00:00Z' }];
  const { load } = openWordPress({ id: 7, autosaves });
  const english = await load({ id: 7, locale: 'en', isTranslated: false });
  expect([english?.state.type, english?.translationGroup.get('et')?.title.rendered]).toEqual([
    'changed',
    'Newest',
  ]);
  expect((await load({ id: 7, locale: 'en' }))?.state.type).toBe('untranslated');
});

test('a link shows no unpublished translation that it does not name, and no change of one', async () => {
  const links = { et: 7, ru: 8 };
  const autosaves = [{ title: 'Secret', modified_gmt: '2026-06-01T08:00:00' }];
  const hidden = openWordPress({ id: 7, links }, { ...ru, status: 'draft' });
  expect(idsOf((await hidden.load({ id: 7 }))?.translationGroup)).toEqual({ et: 7 });
  expect((await hidden.load({ id: 7, locale: 'ru' }))?.state.type).toBe('untranslated');
  const named = await hidden.load({ id: 7, locale: 'ru', translations: [8] });
  expect([named?.state.type, named?.editedId]).toEqual(['draft', 8]);
  const locked = openWordPress({ id: 7, links }, { ...ru, password: 'secret' });
  expect(idsOf((await locked.load({ id: 7 }))?.translationGroup)).toEqual({ et: 7 });
  const changed = openWordPress({ id: 7, links }, { ...ru, autosaves });
  const shown = await changed.load({ id: 7, locale: 'ru' });
  expect([shown?.state.type, shown?.translationGroup.get('ru')?.title.rendered]).toEqual([
    'published',
    'Title 8',
  ]);
  const opened = await changed.load({ id: 7, locale: 'ru', translations: [8] });
  expect([opened?.state.type, opened?.translationGroup.get('ru')?.title.rendered]).toEqual([
    'changed',
    'Secret',
  ]);
});

test('translations that WPML’s lists lose are found by what names them and by their slug', async () => {
  const bySlug = openWordPress({ id: 7, slug: 'same' }, { id: 8, locale: 'ru', slug: 'same' });
  expect(idsOf((await bySlug.load({ id: 7 }))?.translationGroup)).toEqual({ et: 7, ru: 8 });
  const otherSlug = openWordPress({ id: 7, slug: 'one' }, { id: 8, locale: 'ru', slug: 'other' });
  expect(idsOf((await otherSlug.load({ id: 7 }))?.translationGroup)).toEqual({ et: 7 });
  const unlisted = openWordPress(
    { id: 7, status: 'draft', links: {} },
    { ...ru, links: {}, status: 'draft' },
  );
  expect(idsOf((await unlisted.load({ id: 7, translations: [8] }))?.translationGroup)).toEqual({
    et: 7,
    ru: 8,
  });
  const chain = openWordPress(
    { id: 7, links: { et: 7, ru: 8 } },
    { ...ru, links: { et: 7, ru: 8, en: 9 } },
    { id: 9, locale: 'en', links: { et: 7, ru: 8, en: 9 } },
  );
  expect(idsOf((await chain.load({ id: 7 }))?.translationGroup)).toEqual({ et: 7, ru: 8, en: 9 });
});

test('each entry is asked for once, however the lists lead around', async () => {
  const links = { et: 7, ru: 8 };
  const { load, asked } = openWordPress({ id: 7, links }, { ...ru, links });
  await load({ id: 7, translations: [8] });
  expect(asked.filter((route) => /\/\d+$/u.test(route)).toSorted()).toEqual([
    'wp/v2/posts/7',
    'wp/v2/posts/8',
  ]);
});
