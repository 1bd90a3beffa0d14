/** Synthetic posts: the same number always gives the same post. */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import {
  byTranslatedLocale,
  defaultLocale,
  languages,
  type Locale,
  locales,
  textIn,
  type TranslatedLocale,
} from '#platform/languages/locale.ts';
import type { Menu } from '#platform/cms/menu.ts';
import type { Post, PostCategory } from '#platform/cms/post.ts';
import { postCategories } from '#shell/addresses/post-categories.ts';
import { Random } from '#fakes/random.ts';
import { shippedContent } from './site.ts';
import { places, words, type Words } from './synthetic-words.ts';

export interface PostText {
  readonly title: string;
  readonly content: string;
  readonly excerpt: string;
}

export type SyntheticPost = Post & {
  readonly translations: Readonly<Record<TranslatedLocale, PostText>>;
  readonly excerpt: string;
};

/** An article in one language, as given to twins of the site. */
export interface Article extends PostText {
  readonly locale: Locale;
  readonly id: number;
  readonly slug: string;
  readonly date: string;
  readonly category: PostCategory;
}

const firstDay = Date.parse('2015-01-01T06:00:00Z');
const tenYearsMs = 3652 * 24 * 3_600_000;

/** Ids below it belong to the posts shipped with the project. */
const firstId = 100_000;

/** Length of the content in one language, in bytes of UTF-8. */
const leastContentBytes = 1550;

/** @param number From 0; a number not below `count` gives a post after the ten years.
 * @param count Posts over ten years. */
export function syntheticPost(number: number, count: number): SyntheticPost {
  const random = new Random(number + 1);
  const place = random.pick(places);
  const date = new Date(firstDay + Math.floor(((number + random.next()) * tenYearsMs) / count)).toISOString();
  const category = random.pick(postCategories);
  const text = (locale: Locale) => writeText(textIn(words, locale), { random, place, number });
  const id = firstId + number;
  return {
    id,
    slug: `veoring-${id}`,
    status: 'publish',
    date,
    modified: date,
    category,
    ...text(defaultLocale),
    translations: byTranslatedLocale(text),
  };
}

export function createPosts(count: number): readonly SyntheticPost[] {
  return Array.from({ length: count }, (_, number) => syntheticPost(number, count));
}

interface Theme {
  readonly random: Random;
  readonly place: string;
  readonly number: number;
}

function writeText(language: Words, { random, place, number }: Theme): PostText {
  const sentence = () => random.pick(language.sentences);
  const name = `${place} ${number + 1}`;
  const title = `${random.pick(language.subjects)}: ${name}`;
  const [path, text] = random.pick(language.links);
  const steps = Array.from({ length: 3 }, () => `<li>${random.pick(language.steps)}</li>`).join('');
  const [first, second] = language.headings;
  const beginning =
    `<p>${title}. ${sentence()}</p>\n<h2>${first}</h2>\n<ul>${steps}</ul>\n<p>${sentence()} ` +
    `<a href="${path}">${text}</a>.</p>\n<h2>${second}</h2>\n`;
  const rest: string[] = [];
  const end = () => `<p>${rest.join(' ')}</p>`;
  while (Buffer.byteLength(beginning + end()) < leastContentBytes) rest.push(sentence());
  return { title, content: beginning + end(), excerpt: `${name}. ${sentence()} ${sentence()}` };
}

/** The post in all its languages. */
export function toArticles(post: SyntheticPost): readonly Article[] {
  const { id, slug, date, category, translations } = post;
  return locales.map((locale) => {
    const { title, content, excerpt } = locale === defaultLocale ? post : translations[locale];
    return { locale, id, slug, date, category, title, content, excerpt };
  });
}

/** The post with one more paragraph in Russian and the same excerpt: lists do not change. */
export function withEditedBody(post: SyntheticPost): SyntheticPost {
  const { translations } = post;
  const ru = { ...translations.ru, content: `${translations.ru.content}\n<p>Дополнено.</p>` };
  return { ...post, translations: { ...translations, ru } };
}

/** An export of the shipped content with other posts. */
export function writeExport(folder: string, posts: Iterable<SyntheticPost>): void {
  cpSync(shippedContent, folder, {
    recursive: true,
    filter: (path) => relative(shippedContent, path).split(/[/\\]/u)[0] !== 'posts',
  });
  for (const post of posts) writePost(folder, post);
}

export function writePost(folder: string, post: SyntheticPost): void {
  const file = postFile(folder, post);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(post, null, 2)}\n`);
}

function postFile(folder: string, { date, id, slug }: SyntheticPost): string {
  return join(folder, 'posts', date.slice(0, 4), `${id}-${slug}.json`);
}

/** Changes the label of the first item of the Estonian menu.
 * @throws {RangeError} If the menu is empty. */
export function changeMenuLabel(folder: string, label: string): void {
  const file = join(folder, 'menus', `${languages[defaultLocale].menuId}.json`);
  const menu = JSON.parse(readFileSync(file, 'utf8')) as Menu;
  const [first, ...rest] = menu.items;
  if (!first) throw new RangeError(`${file} has no items.`);
  const renamed = { ...first, title: { rendered: `<span>${label}</span>` } };
  writeFileSync(file, `${JSON.stringify({ ...menu, items: [renamed, ...rest] }, null, 2)}\n`);
}
