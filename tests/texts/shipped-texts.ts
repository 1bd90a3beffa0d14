/** The texts of the shipped content, by language and by the page that shows them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { isKind, type Kind } from '#platform/cms/export/export.ts';
import { kindOfFile } from '#platform/cms/export/parse-file.ts';
import { filesBelow } from '#platform/base/file-marks.ts';
import { type Locale, locales } from '#platform/languages/locale.ts';
import { postText } from '#features/news/post-texts.ts';
import { buildMessages } from '#features/messages.ts';
import { namespaces } from '#features/namespaces.server.ts';
import { site } from '#features/site.ts';

const { kinds } = site;

/** Texts that one page shows in one language, without data shared by many pages. */
export interface PageTexts {
  /** Address, or another unique name of the page. */
  readonly page: string;
  readonly locale: Locale;
  readonly texts: readonly string[];
}

export const contentFolder = join(import.meta.dirname, '../../src/content');

/** @param schema Schema of the kind. */
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

/** Pages, guides, FAQ topics and articles, each in all its languages. */
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
  /** Location of the text, for the person who fixes it. */
  readonly place: string;
  readonly locale: Locale;
  readonly text: string;
}

/** Every translated text of the content and of the interface. */
export function textsInLanguages(): readonly TextInLanguage[] {
  const files = filesBelow(contentFolder, '').filter((file) => isKind(kindOfFile(file), kinds));
  const contents = files.flatMap((file) =>
    textsBelow(readJson(file), { place: file, locale: kindOfFile(file) === 'posts' ? 'et' : undefined }),
  );
  const messages = locales.flatMap((locale) =>
    textsBelow(buildMessages(namespaces, locale), { place: 'messages', locale }),
  );
  return [...contents, ...messages];
}

/** Fields that readers do not see as text. */
const codes = ['id', 'slug', 'status', 'date', 'modified', 'category', 'topic', 'url', 'link', 'styles'];

/** @param at.locale Language of the texts at this level; undefined until a key is a language. */
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
