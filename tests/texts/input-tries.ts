/** Values that an input of a form refuses by its description, and values that it takes. */
import { isRecord } from '#platform/cms/wordpress/acf.ts';
import type { FormInput } from '#platform/cms/wordpress/forms/form-input.ts';
import type { Spot } from './form-spots.ts';

export interface Tries {
  readonly wrong: readonly unknown[];
  readonly right: readonly unknown[];
}

type InputOf<Type extends FormInput['type']> = Extract<FormInput, { readonly type: Type }>;

/** @param value That of an entry. */
export function triesOf({ input, isRequired }: Spot, value: unknown): Tries {
  if (input.type === 'text') return textTries(input);
  if (input.type === 'number') return numberTries(input);
  if (input.type === 'texts') return textsTries(input, isRecord(value) ? value : {});
  if (input.type === 'list' || input.type === 'table')
    return listTries(input, Array.isArray(value) ? value.map((part: unknown) => part) : []);
  return otherTries(input, isRequired);
}

function otherTries(input: FormInput, isRequired: boolean): Tries {
  if (input.type === 'choice') return { wrong: ['x'], right: input.choices.map(({ value }) => value) };
  if (input.type === 'choices')
    return {
      wrong: [['x'], ...(input.min !== undefined && isRequired ? [[]] : [])],
      right: [input.choices.map(({ value }) => value)],
    };
  return { wrong: times.includes(input.type) ? ['x', '2026-13-01'] : [], right: [] };
}

const times: readonly string[] = ['day', 'time', 'instant', 'day-of-year'];

/** The values that depend on a limit, where there is one. */
const where = <Limit>(limit: Limit | undefined, toValues: (limit: Limit) => readonly unknown[]) =>
  limit === undefined ? [] : toValues(limit);

function textTries({ pattern, minLength = 0, maxLength, format }: InputOf<'text'>): Tries {
  const isPlain = pattern === undefined && format !== 'email' && format !== 'url';
  const ofLength = (length: number) => 'a'.repeat(length);
  return {
    wrong: [
      ...(isPlain ? [] : ['?', ' ']),
      ...(minLength > 1 ? [ofLength(minLength - 1)] : []),
      ...where(maxLength, (length) => [ofLength(length + 1)]),
    ],
    right: isPlain
      ? [ofLength(Math.max(1, minLength)), ...where(maxLength, (length) => [ofLength(length)])]
      : [],
  };
}

function numberTries({ min, max, above, step, empty }: InputOf<'number'>): Tries {
  return {
    wrong: [
      'x',
      ...where(min, (least) => [least - 1]),
      ...where(max, (most) => [most + 1]),
      ...where(above, (limit) => [limit]),
      ...where(step, (size) => [(above ?? min ?? 0) + size * 1.5]),
    ],
    right: [
      // Editors type a decimal comma.
      ...where(min, (least) => [least, `${least},00`]),
      ...where(max, (most) => [most]),
      ...where(empty, () => ['', '-']),
    ],
  };
}

function textsTries(
  { languages, required, maxLength }: InputOf<'texts'>,
  texts: Readonly<Record<string, unknown>>,
): Tries {
  const without = (locale: string) => ({ ...texts, [locale]: '' });
  return {
    wrong: [
      ...required.map(without),
      ...where(maxLength, (length) =>
        languages.map((locale) => ({ ...texts, [locale]: 'a'.repeat(length + 1) })),
      ),
    ],
    right: languages.filter((locale) => !required.includes(locale)).map(without),
  };
}

function listTries({ min = 0, max }: InputOf<'list'> | InputOf<'table'>, [first]: readonly unknown[]): Tries {
  const ofLength = (length: number) => Array.from({ length }, () => first);
  return {
    wrong: where(max, (most) => [ofLength(most + 1)]),
    right: [ofLength(Math.max(1, min)), ...where(max, (most) => [ofLength(most)])],
  };
}
