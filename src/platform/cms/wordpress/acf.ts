/** Custom fields (ACF) of the content base's own types. Their definitions are not public, so this module assumes their
 * form: `acf` has the fields of the export format (docs/content-format.md) in snake_case, a repeater is a list, `acf_fc_layout` is
 * the name of a layout, a text in three languages is a group of `et`, `ru` and `en`, and a number is a number or
 * digits. The whole assumption is in this file. */

/** Names of fields in the export format that hold no text, wherever they stand. */
export interface FieldTypes {
  /** An empty one means that something is not offered. */
  readonly amounts?: readonly string[];
  readonly numbers?: readonly string[];
  readonly booleans?: readonly string[];
}

/** @returns The fields in export format. Empty fields are absent. */
export function fromAcf(value: unknown, types: FieldTypes = {}): Readonly<Record<string, unknown>> {
  const fields = convert(value, '', types);
  return isRecord(fields) ? fields : {};
}

function convert(value: unknown, field: string, types: FieldTypes): unknown {
  if (Array.isArray(value)) return value.map((part: unknown) => convert(part, field, types));
  if (!isRecord(value)) return convertScalar(value, field, types);
  const places = Object.keys(value);
  // PHP writes a list from which something was taken out as an object of its positions.
  if (places.length > 0 && places.every((place) => /^\d+$/u.test(place)))
    return Object.values(value).map((part) => convert(part, field, types));
  const pairs = Object.entries(value).map(([key, part]) => {
    const name = key === 'acf_fc_layout' ? 'type' : camelCase(key);
    return [name, convert(part, name, types)] as const;
  });
  return Object.fromEntries(pairs.filter(([, part]) => part !== undefined));
}

function convertScalar(
  value: unknown,
  field: string,
  { amounts = [], numbers = [], booleans = [] }: FieldTypes,
): unknown {
  if (booleans.includes(field)) return toBoolean(value);
  const isEmpty = ['', false, null].some((empty) => value === empty);
  if (amounts.includes(field)) return isEmpty || value === '-' ? null : toNumber(value);
  if (isEmpty) return undefined;
  return numbers.includes(field) ? toNumber(value) : value;
}

/** "No" is said by `false` or 0; an empty field says nothing. */
function toBoolean(value: unknown): boolean | undefined {
  if ([true, '1', 1].some((yes) => value === yes)) return true;
  return [false, '0', 0].some((no) => value === no) ? false : undefined;
}

/** Estonian uses a decimal comma, and a blank between thousands. A text that is not a number stays unchanged, so that the schema reports it. */
function toNumber(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const number = Number(value.replace(/(?<=\d)\s(?=\d{3})/gu, '').replace(',', '.'));
  return Number.isNaN(number) ? value : number;
}

const camelCase = (name: string): string =>
  name.replace(/_([a-z])/gu, (_, letter: string) => letter.toUpperCase());

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
