/** What goes between the publisher and the process that runs a bundle. */
import { z } from 'zod';
import type { Bundle } from './bundle.ts';

export interface RenderOrder {
  readonly bundle: Bundle;
  readonly projectId: string;
  /** The only page wanted; absent: all. */
  readonly path?: string;
}

const htmlSchema = z.strictObject({ et: z.string(), ru: z.string(), en: z.string() });

const renderedPageSchema = z.discriminatedUnion('type', [
  /** HTML by language, with all styles of the page in a style element at its start; nothing in it is safe yet. */
  z.strictObject({ type: z.literal('rendered'), path: z.string(), html: htmlSchema }),
  z.strictObject({ type: z.literal('failed'), path: z.string(), says: z.string() }),
]);

export const renderedBundleSchema = z.strictObject({ pages: z.array(renderedPageSchema) });

export type RenderedPage = z.infer<typeof renderedPageSchema>;
export type RenderedBundle = z.infer<typeof renderedBundleSchema>;
