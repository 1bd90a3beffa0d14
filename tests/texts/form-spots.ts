/** Inputs of a form at the places where an entry has values for them. */
import { lookup } from '#platform/base/lookup.ts';
import { isRecord } from '#platform/cms/wordpress/acf.ts';
import type { DescribedField, FormInput } from '#platform/cms/wordpress/forms/form-input.ts';

/** A place in `acf`: names and positions. */
export type Place = readonly (string | number)[];

export const valueAt = (value: unknown, place: Place): unknown =>
  place.reduce<unknown>((part, name) => {
    if (Array.isArray(part)) return part.map((member: unknown) => member)[Number(name)];
    return isRecord(part) ? lookup(part, String(name)) : undefined;
  }, value);

/** The fields with another value at a place. */
export function changed(
  fields: unknown,
  [name, ...rest]: Place,
  to: unknown,
): Readonly<Record<string, unknown>> {
  const group = isRecord(fields) ? fields : {};
  return name === undefined
    ? group
    : { ...group, [name]: changedPart(lookup(group, String(name)), rest, to) };
}

function changedPart(value: unknown, place: Place, to: unknown): unknown {
  if (place.length === 0) return to;
  if (!Array.isArray(value)) return changed(value, place, to);
  const [position, ...rest] = place;
  return value.map((part: unknown, index) => (index === position ? changedPart(part, rest, to) : part));
}

export interface Spot {
  readonly place: Place;
  readonly input: FormInput;
  readonly isRequired: boolean;
}

/** Each input of a form, at the first place where an entry has a value for it. */
export function spotsIn(fields: readonly DescribedField[], place: Place, acf: unknown): readonly Spot[] {
  return fields.flatMap(({ name, input, required }) =>
    spotsOf({ place: [...place, name], input, isRequired: required }, acf),
  );
}

function spotsOf(spot: Spot, acf: unknown): readonly Spot[] {
  const value = valueAt(acf, spot.place);
  return value === undefined || value === null ? [] : [spot, ...innerSpots(spot, value, acf)];
}

function innerSpots({ place, input }: Spot, value: unknown, acf: unknown): readonly Spot[] {
  const inner = (part: FormInput, ...more: Place) =>
    spotsOf({ place: [...place, ...more], input: part, isRequired: false }, acf);
  if (input.type === 'group') return spotsIn(input.fields, place, acf);
  if (input.type === 'table') return spotsIn(input.columns, [...place, 0], acf);
  if (input.type === 'list') return inner(input.item, 0);
  if (input.type === 'record')
    return Object.keys(isRecord(value) ? value : {}).flatMap((name) => inner(input.value, name));
  if (input.type === 'variant') {
    const variant = input.variants.find((one) => one.value === valueAt(value, ['type']));
    return spotsIn(variant?.fields ?? [], place, acf);
  }
  if (input.type !== 'blocks') return [];
  const blocks = Array.isArray(value) ? value.map((part: unknown) => part) : [];
  return input.variants.flatMap(({ value: type, fields }) => {
    const index = blocks.findIndex((part) => valueAt(part, ['type']) === type);
    return index === -1 ? [] : spotsIn(fields, [...place, index], acf);
  });
}
