/** What answers of "What goes where" rest on. A source says itself what it speaks of, so none can stand below an object that is not its
 * subject: neither an object nor a group names sources. */
import { z } from 'zod';
import { sentDateSchema } from '#platform/cms/sent-time.ts';
import { slugSchema } from '#platform/base/slug.ts';
import { localizedTextSchema } from '#platform/languages/localized-text.ts';
import type { NoteCode } from '#platform/notes/note.ts';
import { wasteTypeIds } from '#shell/waste/waste-types.ts';
import { binIds, type SortingItem, wasteCodeSchema } from './sorting.ts';

export const sortingSourceSchema = z.strictObject({
  id: slugSchema,
  order: z.int().positive(),
  title: localizedTextSchema,
  url: z.url({ protocol: /^https$/u }),
  /** Day of publication, yyyy-MM-dd. */
  issued: sentDateSchema.optional(),
  /** Day on which somebody last read it against the answers, yyyy-MM-dd; absent where nobody noted it. */
  read: sentDateSchema.optional(),
  /** An object that one of these names is its subject. */
  concerns: z
    .strictObject({
      bins: z.array(z.enum(binIds)).min(1),
      wasteTypes: z.array(z.enum(wasteTypeIds)).min(1),
      wasteCodes: z.array(wasteCodeSchema).min(1),
      /** Ids of objects. */
      objects: z.array(slugSchema).min(1),
    })
    .partial()
    .refine((concerns) => Object.keys(concerns).length > 0, 'empty' satisfies NoteCode),
});

export type SortingSource = z.infer<typeof sortingSourceSchema>;

type Subject = Pick<SortingItem, 'id' | 'bin' | 'wasteType' | 'wasteCodes'>;

/** Whether a source speaks of an object. */
export function doesConcern(
  {
    concerns: { bins = [], wasteTypes = [], wasteCodes = [], objects = [] },
  }: Pick<SortingSource, 'concerns'>,
  { id, bin, wasteType, wasteCodes: codes = [] }: Subject,
): boolean {
  return (
    bins.includes(bin) ||
    (wasteType !== undefined && wasteTypes.includes(wasteType)) ||
    codes.some((code) => wasteCodes.includes(code)) ||
    objects.includes(id)
  );
}
