/** The description of forms that the companion plugin draws (wordpress/site-publisher/kinds.json): how a value is typed, and what it is
 * checked against. */
import type { Locale, Worded } from '#platform/languages/locale.ts';

interface Choice {
  readonly value: string;
  readonly label: Worded;
}

interface Variant {
  readonly value: string;
  readonly label: Worded;
  readonly fields: readonly DescribedField[];
}

export type FormInput =
  | {
      readonly type: 'text';
      readonly lines?: true;
      readonly pattern?: string;
      readonly patternHelp?: Worded;
      readonly maxLength?: number;
      readonly minLength?: number;
      readonly format?: 'email' | 'url' | 'phone' | 'html';
    }
  | {
      readonly type: 'number';
      readonly min?: number;
      readonly max?: number;
      /** Values are above it. */
      readonly above?: number;
      readonly step?: number;
      /** An empty input says that there is none. */
      readonly empty?: 'none';
      readonly unit?: string;
    }
  | { readonly type: 'yes' }
  /** @property openEnd The day that stands for "until further notice". */
  | { readonly type: 'day'; readonly openEnd?: string }
  | { readonly type: 'time' }
  | { readonly type: 'instant' }
  | { readonly type: 'day-of-year' }
  | { readonly type: 'choice'; readonly choices: readonly Choice[] }
  | { readonly type: 'choices'; readonly choices: readonly Choice[]; readonly min?: number }
  /** @property choices Entries that the site has; those of WordPress join them. */
  | { readonly type: 'entry'; readonly of: string; readonly choices?: readonly Choice[] }
  | {
      readonly type: 'texts';
      readonly languages: readonly Locale[];
      readonly required: readonly Locale[];
      readonly lines?: true;
      readonly format?: 'html';
      readonly maxLength?: number;
      readonly minLength?: number;
    }
  | { readonly type: 'hours' }
  | { readonly type: 'list'; readonly item: FormInput; readonly min?: number; readonly max?: number }
  | {
      readonly type: 'table';
      readonly columns: readonly DescribedField[];
      readonly min?: number;
      readonly max?: number;
    }
  | { readonly type: 'group'; readonly fields: readonly DescribedField[] }
  | { readonly type: 'blocks'; readonly variants: readonly Variant[]; readonly min?: number }
  | { readonly type: 'variant'; readonly variants: readonly Variant[] }
  /** @property names How known keys are called. */
  | {
      readonly type: 'record';
      readonly key: FormInput;
      readonly value: FormInput;
      readonly names?: readonly Choice[];
    };

export interface DescribedField {
  /** In snake_case, as in `acf`. */
  readonly name: string;
  readonly label: Worded;
  readonly help?: Worded;
  readonly required: boolean;
  readonly input: FormInput;
}

export interface DescribedKind {
  /** Kind of the export. */
  readonly kind: string;
  readonly rights: string;
  readonly icon: string;
  readonly names: { readonly many: Worded; readonly one: Worded; readonly add: Worded };
  /** Absent: the title is for editors only. */
  readonly title?: { readonly label: Worded };
  /** What others know an entry by: its slug, its number in WordPress, or its field `id`. */
  readonly id: 'slug' | 'number' | 'field' | 'constant';
  readonly text: boolean;
  readonly single: boolean;
  /** The site's own entries count until WordPress has had all of them. */
  readonly filled: boolean;
  readonly fields: readonly DescribedField[];
}

/** By the REST route of the type. */
export type DescribedKinds = Readonly<Record<string, DescribedKind>>;
