/** The texts of the shipped content, by language and by the page that shows them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { isKind, type Kind, kinds } from '#cms/export/kinds.ts';
import { kindOfFile } from '#cms/export/parse-file.ts';
import { filesBelow } from '#cms/export/scan.ts';
import { type Locale, locales } from '#model/locale.ts';
import { postText } from '#store/post-text.ts';
import { messagesOf } from '#site/messages/messages.ts';
import { root } from '../site/built-site.ts';

/** Texts that one page shows in one language; data that many pages share is not among them. */
export interface PageTexts {
  /** Address, or what names the page among others of its kind. */
  readonly page: string;
  readonly locale: Locale;
  readonly texts: readonly string[];
}

const contentFolder = join(root, 'src/content');

/** @param schema That of the kind. */
export function shippedEntries<Entry>(kind: Kind, schema: z.ZodType<Entry>): readonly Entry[] {
  return filesBelow(contentFolder, '')
    .filter((file) => file.endsWith('.json') && kindOfFile(file) === kind)
    .flatMap((file) => {
      const json = readJson(file);
      return (Array.isArray(json) ? json : [json]).map((raw) => schema.parse(raw));
    });
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(join(contentFolder, file), 'utf8'));
}

/** Pages, guides, topics of the FAQ and articles, each in every language that it has. */
export function pagesWithTexts(): readonly PageTexts[] {
  return locales.flatMap((locale) => [
    ...shippedEntries('pages', kinds.pages).map(({ id, texts }) => {
      const { lead, sections } = texts[locale];
      return { page: id, locale, texts: [lead, ...sections.map(({ html }) => html)] };
    }),
    ...shippedEntries('guides', kinds.guides).map(({ id, texts }) => {
      const { summary, sections } = texts[locale];
      return { page: `guide ${id}`, locale, texts: [summary, ...sections.map(({ html }) => html)] };
    }),
    ...Map.groupBy(shippedEntries('faq', kinds.faq), ({ topic }) => topic)
      .entries()
      .map(([topic, questions]) => ({
        page: `faq ${topic}`,
        locale,
        texts: questions.flatMap(({ question, answer }) => [question[locale], answer[locale]]),
      })),
    ...shippedEntries('posts', kinds.posts).flatMap((post) => {
      const text = postText(post, locale);
      return text ? [{ page: `post ${post.slug}`, locale, texts: [text.content] }] : [];
    }),
  ]);
}

export interface TextInLanguage {
  /** Where it stands, for whoever mends it. */
  readonly place: string;
  readonly locale: Locale;
  readonly text: string;
}

/** Every text of the content and of the interface that exists in languages. */
export function textsInLanguages(): readonly TextInLanguage[] {
  const files = filesBelow(contentFolder, '').filter((file) => isKind(kindOfFile(file)));
  const contents = files.flatMap((file) =>
    textsBelow(readJson(file), { place: file, locale: kindOfFile(file) === 'posts' ? 'et' : undefined }),
  );
  const messages = locales.flatMap((locale) => textsBelow(messagesOf(locale), { place: 'messages', locale }));
  return [...contents, ...messages];
}

/** Fields that are no text for readers. */
const codes = ['id', 'slug', 'status', 'date', 'modified', 'category', 'topic', 'url', 'link', 'styles'];

/** @param at.locale Language of the texts here; undefined until a key names one. */
function textsBelow(
  value: unknown,
  at: { readonly place: string; readonly locale: Locale | undefined },
): readonly TextInLanguage[] {
  const { place, locale } = at;
  if (typeof value === 'string') return locale ? [{ place, locale, text: value }] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]: [string, unknown]) =>
    codes.includes(key)
      ? []
      : textsBelow(child, {
          place: `${place} ${key}`,
          locale: locales.find((name) => name === key) ?? locale,
        }),
  );
}
