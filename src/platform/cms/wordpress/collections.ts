/** Types of WordPress, and how an entry of each becomes one of the export format. Features have the collections of their kinds
 * (`collections` of `Feature`). */
import type { Kind } from '../export/export.ts';
import type { Locale } from '#platform/languages/locale.ts';
import type { WpEntry } from './wp-entry.ts';
import { describedConversion, type EntryForm } from './forms/entry-form.ts';
import { pageTextForm, toPageTexts } from './to-page-texts.ts';
import { toPost } from './to-post.ts';
import { redirectForm, toRedirect } from './to-redirect.ts';
import type { ConversionContext } from './conversion-context.ts';

type Convert = (
  estonian: WpEntry,
  translationGroup: ReadonlyMap<Locale, WpEntry>,
  context: ConversionContext,
) => unknown;

export interface Collection {
  readonly kind: Kind;
  readonly convert: Convert;
  /** What WordPress lacks of it comes from CONTENT_DIR until WordPress has had all of it (fill-kinds.ts). */
  readonly isFilled?: true;
  /** Its fields; articles have none beside those of WordPress. */
  readonly form?: EntryForm;
  /** Each language is an entry of its own in WordPress; all others have fields for their languages. */
  readonly isTranslated?: true;
}

/** A type whose entries become what their form says. */
export const describedCollection = <const Name extends Kind>(kind: Name, form: EntryForm) => ({
  kind,
  form,
  convert: describedConversion(form),
});

/** The same, of whose kind CONTENT_DIR has what WordPress lacks. */
export const filledCollection = <const Name extends Kind>(kind: Name, form: EntryForm) => ({
  ...describedCollection(kind, form),
  isFilled: true as const,
});

/** By the REST route of the type. */
export type Collections = Readonly<Record<string, Collection>>;

/** Those of the site; a feature declares its own here.
 * @example declare module '#platform/cms/wordpress/collections.ts' { interface DeclaredCollections { notices: Collection } } */
export interface DeclaredCollections {
  posts: Collection;
  page_texts: Collection;
  site_redirects: Collection;
}

export type ContentRoute = keyof DeclaredCollections;

/** Those of the kinds of any site. */
export const platformCollections = {
  posts: { kind: 'posts', convert: toPost, isTranslated: true },
  page_texts: { kind: 'pages', convert: toPageTexts, form: pageTextForm, isTranslated: true },
  site_redirects: { kind: 'redirects', convert: toRedirect, form: redirectForm },
} as const satisfies Collections;
