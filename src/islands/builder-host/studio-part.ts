/** A part of this site in the studio of the page builder: a box that names it and its fields. What stands there on the
 * page is made of the site's content when the page is published, which the studio does not have. */
import { createElement } from 'react';
import { z } from 'zod';
import { sitePart, type SitePartName } from '#model/site-part.ts';

/** A field as the studio edits it. */
interface StudioField {
  readonly type: 'string' | 'number' | 'boolean' | 'choice' | 'object';
  readonly description?: string;
  readonly defaultValueHint?: unknown;
  readonly options?: readonly string[];
  readonly min?: number;
  readonly max?: number;
}

const fieldSchema = z.object({
  type: z.string().optional(),
  enum: z.array(z.string()).optional(),
  description: z.string().optional(),
  default: z.unknown().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
});

/** Fields of a part, from its schema. */
export function studioFields(name: SitePartName): Readonly<Record<string, StudioField>> {
  const { properties = {} } = z.toJSONSchema(sitePart(name).fields, { io: 'input' });
  return Object.fromEntries(
    Object.entries(properties).map(([field, schema]) => [field, studioField(schema)]),
  );
}

function studioField(schema: unknown): StudioField {
  const { type, enum: options, description, minimum, maximum, ...told } = fieldSchema.parse(schema);
  return {
    type: options ? 'choice' : studioType(type),
    ...(description !== undefined && { description }),
    ...(told.default !== undefined && { defaultValueHint: told.default }),
    ...(options && { options }),
    ...(minimum !== undefined && { min: minimum }),
    // Numbers without an end have one in their schema: that of all whole numbers.
    ...(maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER && { max: maximum }),
  };
}

function studioType(type: string | undefined): StudioField['type'] {
  if (type === 'integer' || type === 'number') return 'number';
  return type === 'string' || type === 'boolean' ? type : 'object';
}

/** @returns What the box shows. */
export function StudioPart({
  name,
  className,
  ...given
}: { readonly name: SitePartName; readonly className?: string } & Readonly<Record<string, unknown>>) {
  const part = sitePart(name);
  const told = Object.keys(part.fields.shape)
    .filter((field) => given[field] !== undefined)
    .map((field) => `${field}: ${JSON.stringify(given[field])}`);
  return createElement(
    'div',
    { className: ['studio-part', className].filter(Boolean).join(' ') },
    createElement('strong', null, part.name),
    createElement('p', null, part.description),
    told.length === 0 ? null : createElement('p', null, told.join(', ')),
  );
}
