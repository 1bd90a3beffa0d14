/** Fields of objects and differences of "What goes where" in a real WordPress: what the website would refuse is said where it is typed. */
import { expect, test } from 'vitest';
import { z } from 'zod';
import { type Locale, locales } from '#platform/languages/locale.ts';
import { parseHtml } from '../site/html-element.ts';
import { create, post, setOptions } from './editor.ts';
import { isWithoutWordPress } from './programs.ts';
import { openFormBase } from './form-base.ts';
import { editPage, faultsOf, readForm, typed } from './form-page.ts';
import { firstObject, sortingTypes } from './sorting-content.ts';
import { SyncedSite } from './synced-site.ts';

const base = openFormBase(sortingTypes);

/** What the form says below the fields of an object that the site would refuse. */
const faults: Readonly<Record<Locale, Readonly<Record<string, unknown>>>> = {
  et: {
    name_en: 'See väli on tühi, seepärast veebileht kirjet ei võta.',
    answer_ru: expect.stringContaining('Puudub: vene keeles.'),
    answer_en: expect.stringContaining('Puudub: inglise keeles.'),
    never_0_reason: 'See väli on tühi, seepärast veebileht kirjet ei võta.',
    waste_codes: expect.stringContaining('Vigased: 150106'),
    links: expect.stringContaining('Vigased: //paha'),
    search_words_et: expect.stringContaining('Ühes keeles võib siin olla kuni 4000 tähemärki.'),
    updated: expect.stringContaining('Kuupäev on kujul 2026-01-31'),
  },
  ru: {
    name_en: 'Поле пустое, поэтому сайт не берёт эту запись.',
    answer_ru: expect.stringContaining('Не хватает: на русском.'),
    answer_en: expect.stringContaining('Не хватает: на английском.'),
    never_0_reason: 'Поле пустое, поэтому сайт не берёт эту запись.',
    waste_codes: expect.stringContaining('Неверно: 150106'),
    links: expect.stringContaining('Неверно: //paha'),
    search_words_et: expect.stringContaining('На одном языке здесь помещается не больше 4000 знаков.'),
    updated: expect.stringContaining('Дата пишется так: 2026-01-31'),
  },
  en: {
    name_en: 'This field is empty, so the website does not take the entry.',
    answer_ru: expect.stringContaining('Missing: in Russian.'),
    answer_en: expect.stringContaining('Missing: in English.'),
    never_0_reason: 'This field is empty, so the website does not take the entry.',
    waste_codes: expect.stringContaining('Wrong: 150106'),
    links: expect.stringContaining('Wrong: //paha'),
    search_words_et: expect.stringContaining('There is room for 4000 characters in a language.'),
    updated: expect.stringContaining('A date looks like 2026-01-31'),
  },
};

const inLanguage = { et: 'et', ru: 'ru_RU', en: 'en_US' } as const satisfies Record<Locale, string>;

const wrongFields = typed({
  '[name_ru]': 'Коробка',
  '[group]': 'paper',
  '[bin]': 'mixed',
  '[answer][et]': 'Rasvane karp on segaolmejääde.',
  '[steps][]': 'rinse',
  '[never][0][bin]': 'paper',
  '[never][1][bin]': 'bio',
  '[never][1][reason]': 'greasy',
  '[waste_codes]': '150106\n15 01 06',
  '[search_words][et]': 'õlikarp, '.repeat(500),
  '[search_words][ru]': 'коробка',
  '[search_words][en]': 'carton',
  '[links]': '/sorting\n//paha',
  '[updated]': '2026-02-30',
});

const rightFields = typed({
  '[name_ru]': 'Коробка',
  '[name_en]': 'Box',
  '[group]': 'paper',
  '[bin]': 'mixed',
  '[answer][et]': 'Rasvane karp.',
  '[answer][ru]': 'Жирная коробка.',
  '[answer][en]': 'A greasy box.',
  '[search_words][et]': 'karp',
  '[search_words][ru]': 'коробка',
  '[search_words][en]': 'box',
  '[never][0][bin]': 'paper',
  '[never][0][reason]': 'greasy',
  '[updated]': '2026-02-28',
});

test.skipIf(isWithoutWordPress)(
  'an editor fills in an object, and what the website would refuse is said in the editor’s language',
  async () => {
    await create('sorting_groups', { title: 'Paber', slug: 'paper' });
    const page = '/wp-admin/post-new.php?post_type=sorting_items';
    expect(faultsOf(parseHtml((await base.administration.get(page)).html))).toEqual({});
    const saved = await base.administration.send(page, 'post.php', {
      post_title: 'Pitsakarp',
      publish: 'Publish',
      ...wrongFields,
    });
    const id = Number(/[?&]post=(\d+)/u.exec(saved.location ?? '')?.[1]);
    for (const locale of locales) {
      await setOptions({ locale: inLanguage[locale] });
      expect([locale, faultsOf(await readForm(base.administration, id))]).toEqual([locale, faults[locale]]);
    }
    const refused = new SyncedSite();
    expect((await refused.sync()).problems.map((problem) => problem.id)).toContain(id);

    await base.administration.send(editPage(id), 'post.php', { post_title: 'Pitsakarp', ...rightFields });
    expect(faultsOf(await readForm(base.administration, id))).toEqual({});
    const site = new SyncedSite();
    const { problems } = await site.sync();
    expect(problems.filter((problem) => problem.id === id)).toEqual([]);
    expect(site.read(`sorting-items/${id}.json`)).toEqual({
      id: 'pitsakarp',
      group: 'paper',
      name: { et: 'Pitsakarp', ru: 'Коробка', en: 'Box' },
      bin: 'mixed',
      answer: { et: 'Rasvane karp.', ru: 'Жирная коробка.', en: 'A greasy box.' },
      searchWords: { et: 'karp', ru: 'коробка', en: 'box' },
      never: [{ bin: 'paper', reason: 'greasy' }],
      updated: '2026-02-28',
    });
  },
);

const wrongDifference = typed({
  '[municipality]': '9999',
  '[bin]': 'paper',
  '[text][et]': 'Alates viiest korterist.',
  '[source_url]': 'http://tartu.ee',
  '[source_date]': 'eile',
});

const rightDifference = typed({
  '[municipality]': '0793',
  '[bin]': 'paper',
  '[text][et]': 'Alates viiest korterist.',
  '[text][ru]': 'От пяти квартир.',
  '[text][en]': 'From five flats on.',
  '[source_title][et]': 'Jäätmeinfo',
  '[source_title][ru]': 'Об отходах',
  '[source_title][en]': 'About waste',
  '[source_url]': 'https://tartu.ee/et/jaatmeinfo',
  '[source_date]': '2026-02-28',
});

const fieldsOf = async (id: number) =>
  z
    .object({ acf: z.record(z.string(), z.unknown()) })
    .parse(await post(`wp/v2/sorting_differences/${id}?_fields=acf`, undefined, 'GET')).acf;

test.skipIf(isWithoutWordPress)(
  'an editor writes what differs in a municipality, and what the website would refuse is said in the editor’s language',
  async () => {
    const page = '/wp-admin/post-new.php?post_type=sorting_differences';
    const fresh = await base.administration.get(page);
    expect(faultsOf(parseHtml(fresh.html))).toEqual({});
    // A bin is here the one whose objects it is about, not the place where an object goes.
    expect(fresh.html).toContain('Bin whose things it is about');
    const title = { post_title: 'Tartu: paber' };
    const saved = await base.administration.send(page, 'post.php', {
      ...title,
      publish: 'Publish',
      ...wrongDifference,
    });
    const id = Number(/[?&]post=(\d+)/u.exec(saved.location ?? '')?.[1]);
    for (const locale of locales) {
      await setOptions({ locale: inLanguage[locale] });
      expect(faultsOf(await readForm(base.administration, id))).toEqual({
        municipality: expect.stringContaining('9999') as unknown,
        source_title: faults[locale].name_en,
        source_date: faults[locale].updated,
        text_ru: faults[locale].answer_ru,
        text_en: faults[locale].answer_en,
        source_url: expect.stringContaining('https://') as unknown,
      });
    }
    const site = new SyncedSite();
    expect((await site.sync()).problems.map((problem) => problem.id)).toContain(id);

    await base.administration.send(editPage(id), 'post.php', { ...title, ...rightDifference });
    expect(faultsOf(await readForm(base.administration, id))).toEqual({});
    expect((await site.sync()).problems.filter((problem) => problem.id === id)).toEqual([]);
    expect(site.read(`sorting-differences/${id}.json`)).toEqual({
      id: 'tartu-paber',
      municipality: '0793',
      bin: 'paper',
      text: { et: 'Alates viiest korterist.', ru: 'От пяти квартир.', en: 'From five flats on.' },
      source: {
        title: { et: 'Jäätmeinfo', ru: 'Об отходах', en: 'About waste' },
        url: 'https://tartu.ee/et/jaatmeinfo',
        date: '2026-02-28',
      },
    });

    await post(`wp/v2/sorting_differences/${id}`, { acf: { ...(await fieldsOf(id)), municipality: '9999' } });
    const unknown = (await site.sync()).problems.filter((problem) => problem.id === id);
    expect(unknown.map(({ message }) => message)).toEqual([
      'municipality: 9999 is nothing that the site knows. Choose one that exists.',
    ]);
  },
);

test.skipIf(isWithoutWordPress)(
  'an object that would break a page is refused by name, with its reason',
  async () => {
    const { name, searchWords, group, bin, never, answer } = firstObject();
    const names = { name_ru: name.ru, name_en: name.en, search_words: searchWords };
    const acf = { ...names, group, bin, never, answer };
    const object = (title: string, change: object) =>
      create('sorting_items', { title, slug: title.toLowerCase(), acf: { ...acf, ...change } });
    const wrong = {
      [await object('Link', { links: ['/customer-support/instructions/ei-ole'] })]: 'links:',
      [await object('Oma', { never: [{ bin, reason: 'greasy' }] })]: 'never:',
      [await object('List', {})]: 'id:',
      [await object('Arv', { answer: { et: '{{puudub}}', ru: 'Да.', en: 'Yes.' } })]: 'it names the figure',
    };
    const good = await object('Hea', {});
    const site = new SyncedSite();
    const { problems } = await site.sync();
    for (const [id, beginning] of Object.entries(wrong)) {
      const messages = problems.filter((problem) => problem.id === Number(id)).map(({ message }) => message);
      expect([id, messages.join(' ')]).toEqual([id, expect.stringContaining(beginning)]);
    }
    expect(site.read(`sorting-items/${good}.json`)).toMatchObject({ id: 'hea', name: { et: 'Hea' } });
  },
);
