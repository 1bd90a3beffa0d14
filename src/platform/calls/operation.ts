/** What the methods of an endpoint take and answer. */
import type { z } from 'zod';
import type { RefusalCode } from './refusal.ts';

/** HEAD is handled as GET. */
export type Method = 'GET' | 'POST';

/** What one method of an endpoint takes and answers. The document of the interface (src/features/open-data) is made of it. */
export interface Operation {
  /** Checks the fields of a request. Undefined: any JSON. */
  readonly asked?: z.core.$ZodType;
  /** Body of a successful answer. */
  readonly answered: z.core.$ZodType;
  /** Status of a successful answer. Default 200. */
  readonly status?: 202;
  /** Refusals that do not follow from the other properties of the endpoint (listed-refusals.ts). */
  readonly refusals?: readonly RefusalCode[];
}

export type Operations = Readonly<Partial<Record<Method, Operation>>>;
