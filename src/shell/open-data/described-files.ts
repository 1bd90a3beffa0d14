/** Files and feeds that a program may ask for: a feature describes its own in its file `described-files.ts`, for the document of the
 * interface, which is in English alone. */
import type { z } from 'zod';
import { locales } from '#platform/languages/locale.ts';
import type { RefusalEntry } from '#platform/calls/refusal-entry.ts';
import type { DescribedOperation, JsonSchema, Parameter } from './open-api.ts';

/** By address, with `{name}` for a part of it. */
export type DescribedFiles = Readonly<Record<string, FileCall>>;

export interface FileCall extends Pick<DescribedOperation, 'operationId' | 'summary' | 'description'> {
  /** Parts of the address. */
  readonly parts?: readonly Parameter[];
  readonly query?: z.ZodObject;
  readonly mediaType: string;
  /** What the file holds; `name` names its schema in the document. */
  readonly content?: { readonly name: string; readonly schema: z.ZodObject };
  /** Refusals, each a short page. */
  readonly refusals?: readonly RefusalEntry[];
  /** Requests per minute from one address; absent where the file is published. */
  readonly rate?: number;
  /** It is made of the live list, which may be missing. */
  readonly isLive?: true;
}

/** A part of the address. */
export const addressPart = (name: string, example: string, schema: JsonSchema): Parameter => ({
  name,
  in: 'path',
  required: true,
  schema: { type: 'string', ...schema },
  example,
});

export const localePart = addressPart('locale', 'et', { enum: locales });
