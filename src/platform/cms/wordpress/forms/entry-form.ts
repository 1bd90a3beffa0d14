/** How the entries of a type of WordPress are filled in, and how such an entry becomes one of the export: by the schema of its kind, and
 * by the few things that a schema does not say. */
import { z } from 'zod';
import { lookup } from '#platform/base/lookup.ts';
import { plainText } from '../../sanitise.ts';
import { acfName, fromAcf, isRecord, toAcf } from '../acf.ts';
import type { WpEntry } from '../wp-entry.ts';
import { type AnySchema, constantOf, unwrapSchema } from './schema-parts.ts';

export interface EntryForm {
  /** Fields in their order, each in the form of the export. */
  readonly schema: z.ZodObject;
  /** What the id of an entry is: its slug, its number in WordPress, or a field `id` where ids have a form that slugs cannot have. An
   * entry that is the only one of its kind has a constant in its schema. */
  readonly id: 'slug' | 'number' | 'field' | 'constant';
  /** Where the title of the entry stands, such as `question.et`; absent: it is for editors only. */
  readonly title?: string;
  /** Groups whose parts are fields by themselves: the prefix of their names by the name of the group. */
  readonly parted?: Readonly<Record<string, string>>;
  /** Fields that editors may leave empty although the schema asks for them, and what they mean then. */
  readonly defaults?: Readonly<Record<string, unknown>>;
  /** Whether there is one entry of it only. */
  readonly isSingle?: true;
  /** Whether entries also have a text, written in the editor of WordPress. */
  readonly hasText?: true;
}

export interface FormField {
  /** As the export would have it: `sourceTitle`. */
  readonly name: string;
  /** Where it stands in the entry: `source.title`. */
  readonly path: readonly string[];
  readonly schema: AnySchema;
}

/** Fields that editors fill in, in their order; what is constant, the title and an id that is no field are none. */
export function formFields(form: EntryForm): readonly FormField[] {
  return Object.entries<AnySchema>(form.schema.shape)
    .flatMap(([name, schema]) => partsOf(name, schema, form))
    .filter(
      ({ path, schema }) =>
        path.join('.') !== form.title &&
        constantOf(schema) === undefined &&
        (path[0] !== 'id' || form.id === 'field'),
    );
}

function partsOf(name: string, schema: AnySchema, { parted = {} }: EntryForm): readonly FormField[] {
  const prefix = lookup(parted, name);
  const { inner } = unwrapSchema(schema);
  if (prefix === undefined || !(inner instanceof z.ZodObject)) return [{ name, path: [name], schema }];
  return Object.entries<AnySchema>(inner.shape).map(([part, partSchema]) => ({
    name: prefix === '' ? part : `${prefix}${part.charAt(0).toUpperCase()}${part.slice(1)}`,
    path: [name, part],
    schema: partSchema,
  }));
}

/** @returns What makes an entry of the export of an entry of WordPress, not yet checked. */
export function describedConversion(form: EntryForm): (entry: WpEntry) => unknown {
  const fields = formFields(form);
  const { parted = {}, defaults = {} } = form;
  const shape = Object.entries<AnySchema>(form.schema.shape);
  const asked = z.object({
    ...Object.fromEntries(shape.filter(([, part]) => constantOf(part) !== undefined)),
    // A group of ACF has the parts too.
    ...Object.fromEntries(
      shape.flatMap(([name, part]) => (Object.hasOwn(parted, name) ? [[name, z.optional(part)]] : [])),
    ),
    ...Object.fromEntries(fields.map(({ name, schema }) => [name, schema])),
  });
  const apart = new Set(fields.flatMap(({ name, path }) => (path.length > 1 ? [name] : [])));
  return ({ id, slug, title, acf }) => {
    const typed = fromAcf(acf, asked);
    const whole = Object.entries({ ...defaults, ...typed }).filter(([name]) => !apart.has(name));
    const parts = fields.flatMap(({ name, path }) =>
      path.length > 1
        ? [[path, lookup(typed, name) ?? valueAt(typed, path) ?? lookup(defaults, name)] as const]
        : [],
    );
    const placed = [...parts, [form.title?.split('.') ?? [], plainText(title.rendered)] as const].reduce(
      (entry, [path, value]) => withValue(entry, path, value),
      Object.fromEntries(whole),
    );
    if (form.id === 'slug') return { ...placed, id: slug };
    return form.id === 'number' ? { ...placed, id } : placed;
  };
}

type Parts = Readonly<Record<string, unknown>>;

/** The group with a value in it; groups on the way are made where they are not there. */
function withValue(group: Parts, [name, ...rest]: readonly string[], value: unknown): Parts {
  if (name === undefined) return group;
  if (rest.length === 0) return value === undefined || value === '' ? group : { ...group, [name]: value };
  return { ...group, [name]: withValue(namedParts(lookup(group, name)), rest, value) };
}

const namedParts = (value: unknown): Readonly<Record<string, unknown>> => (isRecord(value) ? value : {});

/** An entry of the site as WordPress keeps it when it takes it over. */
export interface TakenEntry {
  /** What others know it by. */
  readonly id: string | number;
  readonly title: string;
  /** In snake_case, as the form stores them. */
  readonly acf: Readonly<Record<string, unknown>>;
}

/** The other way round: what WordPress has to have for the entry to become this one. */
export function toTakenEntry(form: EntryForm, entry: Readonly<Record<string, unknown>>): TakenEntry {
  const id = typeof entry.id === 'number' ? entry.id : String(entry.id);
  const title = form.title === undefined ? undefined : valueAt(entry, form.title.split('.'));
  const rest = form.title === undefined ? entry : without(entry, form.title.split('.'));
  const fields = formFields(form).map(
    ({ name, path, schema }) => [acfName(name), toAcf(valueAt(rest, path), schema)] as const,
  );
  return {
    id,
    title: typeof title === 'string' ? title : String(id),
    acf: Object.fromEntries(fields.filter(([, value]) => value !== undefined)),
  };
}

const valueAt = (value: unknown, path: readonly string[]): unknown =>
  path.reduce((group, name) => (isRecord(group) ? lookup(group, name) : undefined), value);

function without(
  group: Readonly<Record<string, unknown>>,
  [name = '', ...rest]: readonly string[],
): Readonly<Record<string, unknown>> {
  const { [name]: own, ...others } = group;
  return rest.length > 0 && isRecord(own) ? { ...others, [name]: without(own, rest) } : others;
}
