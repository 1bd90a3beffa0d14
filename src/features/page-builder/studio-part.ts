/** Parts of this site for the studio of the page builder, derived from their schemas. */
import { z } from 'zod';
import { sitePart, sitePartNames, type SitePartName } from './site-part.ts';

/** A field as the studio edits it. */
interface StudioField {
  readonly type: 'string' | 'number' | 'boolean' | 'choice' | 'object';
  readonly description?: string;
  readonly defaultValueHint?: unknown;
  readonly options?: readonly string[];
  readonly min?: number;
  readonly max?: number;
}

export interface StudioPart {
  readonly name: SitePartName;
  readonly displayName: string;
  readonly description: string;
  readonly fields: Readonly<Record<string, StudioField>>;
}

export function studioParts(): readonly StudioPart[] {
  return sitePartNames.map((name) => {
    const { name: displayName, description } = sitePart(name);
    return { name, displayName, description, fields: studioFields(name) };
  });
}

const fieldSchema = z.object({
  type: z.string().optional(),
  enum: z.array(z.string()).optional(),
  description: z.string().optional(),
  default: z.unknown().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
});

/** Fields of a part, derived from its schema. */
function studioFields(name: SitePartName): Readonly<Record<string, StudioField>> {
  const { properties = {} } = z.toJSONSchema(sitePart(name).fields, { io: 'input' });
  return Object.fromEntries(
    Object.entries(properties).map(([field, schema]) => [field, studioField(schema)]),
  );
}

function studioField(schema: unknown): StudioField {
  const { type, enum: options, description, minimum, maximum, ...response } = fieldSchema.parse(schema);
  return {
    type: options ? 'choice' : studioType(type),
    ...(description !== undefined && { description }),
    ...(response.default !== undefined && { defaultValueHint: response.default }),
    ...(options && { options }),
    ...(minimum !== undefined && { min: minimum }),
    // A number without a limit has the range of safe integers in its JSON schema.
    ...(maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER && { max: maximum }),
  };
}

function studioType(type: string | undefined): StudioField['type'] {
  if (type === 'integer' || type === 'number') return 'number';
  return type === 'string' || type === 'boolean' ? type : 'object';
}
