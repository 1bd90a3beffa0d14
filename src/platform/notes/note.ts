/** What an editor is told of an entry: a code with values, so that everybody reads it in their language. The words are in one table
 * (`*-messages.ts` of this folder), which also says which values a code has. */
import { z } from 'zod';
import { cleanNote, fillText } from '#platform/base/text.ts';
import { beginSentence } from '#platform/languages/begin-sentence.ts';
import {
  byLocale,
  languages,
  type Locale,
  locales,
  textIn,
  type Worded,
} from '#platform/languages/locale.ts';
import { entryMessages } from './entry-messages.ts';
import { fieldMessages } from './field-messages.ts';
import { type FieldLabels, labelField } from './field-labels.ts';
import { pageBuilderMessages } from './page-builder-messages.ts';
import { syncMessages } from './sync-messages.ts';
import { textMessages } from './text-messages.ts';

export const noteMessages = {
  ...textMessages,
  ...entryMessages,
  ...fieldMessages,
  ...syncMessages,
  ...pageBuilderMessages,
};

export type NoteCode = keyof typeof noteMessages;

export interface Note {
  readonly code: NoteCode;
  readonly values: NoteValues;
  /** Path of the field, such as `hours.0.days`, in the export format. */
  readonly field?: string | undefined;
}

type NoteValues = Readonly<Record<string, NoteValue>>;

/** Another note is a part of the sentence; a language is said by its name. */
export type NoteValue = string | number | readonly string[] | Note | { readonly language: Locale };

/** Names of the places for values in a text. */
type PlacesOf<Text extends string> = Text extends `${string}{${infer Place}}${infer Rest}`
  ? Place | PlacesOf<Rest>
  : never;

type ValuesOf<Code extends NoteCode> = Readonly<
  Record<PlacesOf<(typeof noteMessages)[Code]['en']>, NoteValue>
>;

/** @param values Those that the text of the code has places for. */
export function toNote<Code extends NoteCode>(
  code: Code,
  ...[values]: [PlacesOf<(typeof noteMessages)[Code]['en']>] extends [never] ? [] : [values: ValuesOf<Code>]
): Note {
  return { code, values: values ?? {} };
}

export const isNoteCode = (text: string): text is NoteCode => Object.hasOwn(noteMessages, text);

const valueSchema: z.ZodType<NoteValue> = z.lazy(() =>
  z.union([
    z.string(),
    z.number(),
    z.array(z.string()),
    z.object({ language: z.enum(locales) }),
    z.object(noteShape),
  ]),
);

/** A note as it is stored. */
export const noteShape = {
  code: z.custom<NoteCode>((code) => typeof code === 'string' && isNoteCode(code)),
  values: z.record(z.string(), valueSchema),
  field: z.string().optional(),
};

/** Where fields go by their paths. */
const byPath: FieldLabels = {};

/** @returns A sentence without the name of the field. */
export function formatFault({ code, values }: Note, locale: Locale, labels: FieldLabels = byPath): string {
  const texts = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, formatValue(value, locale, labels)]),
  );
  return fillText(textIn<Worded>(noteMessages[code], locale), texts);
}

/** The sentence that an editor reads, with the field that it is about. */
export const formatNote = (note: Note, locale: Locale, labels: FieldLabels): string =>
  beginSentence(formatPart(note, locale, labels), locale);

function formatPart(note: Note, locale: Locale, labels: FieldLabels): string {
  const sentence = formatFault(note, locale, labels);
  return note.field === undefined ? sentence : `${labelField(note.field, locale, labels)}: ${sentence}`;
}

/** A sentence in each language of the site. */
export type WordedNote = Readonly<Record<Locale, string>>;

export const wordNote = (note: Note, labels: FieldLabels): WordedNote =>
  byLocale((locale) => formatNote(note, locale, labels));

/** For the log, the console and whoever reads the content as files: the field by its path. */
export const logNote = (note: Note): string =>
  `${note.field === undefined ? '' : `${note.field}: `}${formatFault(note, 'en')}`;

function formatValue(value: NoteValue, locale: Locale, labels: FieldLabels): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if ('code' in value) return formatPart(value, locale, labels);
  if ('language' in value) return nameLanguage(value.language, locale);
  return value.join(', ');
}

const nameLanguage = (language: Locale, locale: Locale): string =>
  new Intl.DisplayNames(languages[locale].tag, { type: 'language' }).of(language) ?? language;

/** Each once, in their order: what several languages have is said of all. */
export const distinctNotes = <Told extends Note>(notes: readonly Told[]): Told[] => [
  ...new Map(notes.map((note) => [JSON.stringify(note), note])).values(),
];

/** All texts among the values: what the note names. */
export function textsIn({ values }: Note): readonly string[] {
  return Object.values(values).flatMap((value) => {
    if (typeof value === 'string') return [value];
    return typeof value === 'object' && 'code' in value ? textsIn(value) : [];
  });
}

/** Removes control characters, since values contain foreign text.
 * @param maxLength Characters of one value. */
export function cleanValues<Cleaned extends Note>(note: Cleaned, maxLength: number): Cleaned {
  const clean = (value: NoteValue): NoteValue => {
    if (typeof value === 'string') return cleanNote(value, maxLength);
    if (typeof value === 'number' || 'language' in value) return value;
    if ('code' in value) return cleanValues(value, maxLength);
    return value.map((text) => cleanNote(text, maxLength));
  };
  const values = Object.fromEntries(Object.entries(note.values).map(([name, value]) => [name, clean(value)]));
  return { ...note, values };
}
