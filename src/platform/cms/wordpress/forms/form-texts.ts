/** What a form says and schemas do not: names, labels, help, choices by their names. Each feature has it beside its collections
 * (`forms`); without a label of a field that no table of the site has, or without a language, it does not compile. */
import type { EntryOf, Kind } from '../../export/export.ts';
import type { Collections } from '../collections.ts';
import type { Locale, Worded } from '#platform/languages/locale.ts';
import type { FormInput } from './form-input.ts';

/** By value. */
export type ChoiceLabels = Readonly<Record<string, Worded>>;

export interface FormTexts {
  /** Who may edit it: a group of rights. */
  readonly rights: string;
  readonly icon: `dashicons-${string}`;
  readonly names: { readonly many: Worded; readonly one: Worded; readonly add: Worded };
  /** What the title of an entry is; absent: it is for editors only. */
  readonly title?: Worded;
  /** By the path or the name of a field in the export; of any other field it is the site's label of its name. */
  readonly labels?: Readonly<Record<string, Worded>>;
  readonly help?: Readonly<Record<string, Worded>>;
  /** What the form of a value is, by the field. */
  readonly patternHelp?: Readonly<Record<string, Worded>>;
  readonly choices?: Readonly<Record<string, ChoiceLabels | ChoicesOfKind>>;
  /** How the keys of named values are called. */
  readonly keys?: Readonly<Record<string, ChoiceLabels>>;
  /** What a field also is, such as the unit of a number. */
  readonly inputs?: Readonly<Record<string, Partial<FormInput>>>;
  /** Fields of this type name entries of another: the type, by the field. */
  readonly entries?: Readonly<Record<string, string>>;
  /** Fields before all others, in this order. */
  readonly first?: readonly string[];
  /** How an entry is named where others choose it; absent: by its title. */
  readonly nameOf?: (entry: never) => Worded;
}

/** The names of the entries of a type. */
export interface ChoicesOfKind {
  readonly entriesOf: string;
}

/** Names of all fields of an entry, at every depth; names that people give are none. */
type FieldNames<Value> = Value extends readonly (infer Part)[]
  ? FieldNames<Part>
  : Value extends object
    ? {
        [Name in keyof Value & string]: string extends Name
          ? FieldNames<Value[Name]>
          : (Name extends Locale ? never : Name) | FieldNames<Value[Name]>;
      }[keyof Value & string]
    : never;

/** Names that no form shows: an id is mostly the slug, and what tells variants apart is a choice. */
type Unlabelled = 'id' | 'type';

type OwnLabels<Missing extends string> = [Missing] extends [never]
  ? unknown
  : { readonly labels: Readonly<Record<Missing, Worded>> };

/** @template Labelled Names with a label in the table of the site. */
export type FormsOf<Own extends Collections, Labelled extends string> = {
  readonly [Route in keyof Own]: FormTexts &
    OwnLabels<Exclude<FieldNames<EntryOf<Own[Route]['kind'] & Kind>>, Labelled | Unlabelled>>;
};
