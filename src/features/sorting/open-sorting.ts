import { z } from 'zod';
import { localizedPath } from '#platform/addresses/paths.ts';
import { calendarDateSchema } from '#platform/time/date.ts';
import type { Queries } from '#platform/store/query.ts';
import { fillTemplate } from '#shell/addresses/routes.ts';
import { wasteTypeIds } from '#shell/waste/waste-types.ts';
import { head, type OpenDataBody, type OpenDataFormat, textsSchema } from '#shell/open-data/format.ts';
import { sortingBins } from './bin-messages.ts';
import { binIds, sortingPlaces, sortingReasons, sortingSteps } from './sorting.ts';
import { sortingReasonTexts } from './reason-messages.ts';
import { sortingSteps as sortingStepTexts } from './sorting-messages.ts';
import { sortingPlaceTexts } from './way-messages.ts';

const named = <Id extends z.ZodType>(id: Id) => z.array(z.object({ id, name: textsSchema }));

export const sortingFormat = {
  name: 'sorting',
  schema: z.object({
    ...head,
    bins: named(z.enum(binIds)),
    places: named(z.enum(sortingPlaces)),
    steps: named(z.enum(sortingSteps)),
    reasons: named(z.enum(sortingReasons)),
    groups: z.array(
      z.object({
        id: z.string(),
        name: textsSchema,
        sources: z
          .array(z.object({ title: textsSchema, url: z.url(), date: calendarDateSchema }))
          .meta({ description: 'Empty: each object names what its own answer rests on.' }),
      }),
    ),
    sources: z.array(
      z.object({
        id: z.string(),
        title: textsSchema,
        url: z.url(),
        issued: calendarDateSchema.optional().meta({ description: 'Day of publication.' }),
        read: calendarDateSchema.optional().meta({ description: 'Day on which it was last read.' }),
      }),
    ),
    objects: z.array(
      z.object({
        id: z.string(),
        group: z.string(),
        name: textsSchema,
        bin: z.enum(binIds).meta({ description: 'Where it goes first.' }),
        wasteType: z.enum(wasteTypeIds).optional(),
        wasteCodes: z.array(z.string()).optional(),
        elsewhere: z.array(z.enum(sortingPlaces)).meta({ description: 'Other places that take it.' }),
        steps: z.array(z.enum(sortingSteps)).meta({ description: 'What to do before, in this order.' }),
        never: z.array(z.object({ bin: z.enum(binIds), reason: z.enum(sortingReasons) })),
        answer: textsSchema,
        note: textsSchema.optional(),
        sources: z.array(z.string()).meta({ description: 'Sources whose rules the answer follows.' }),
        updated: calendarDateSchema.optional(),
        url: z.url(),
      }),
    ),
  }),
} as const satisfies OpenDataFormat;

export function sortingBody(
  { groups, sources, objects }: ReturnType<Queries['openSorting']>,
  siteUrl: string,
): OpenDataBody<typeof sortingFormat> {
  return {
    bins: binIds.map((id) => ({ id, name: sortingBins[id].name })),
    places: sortingPlaces.map((id) => ({ id, name: sortingPlaceTexts[id] })),
    steps: sortingSteps.map((id) => ({ id, name: sortingStepTexts[id] })),
    reasons: sortingReasons.map((id) => ({ id, name: sortingReasonTexts[id] })),
    groups: groups.map(({ id, name }) => ({ id, name, sources: [] })),
    sources: [...sources],
    objects: objects.map(({ elsewhere = [], steps = [], ...object }) => ({
      ...object,
      elsewhere,
      steps,
      url: siteUrl + localizedPath(fillTemplate('/sorting/{itemId}', { itemId: object.id }), 'et'),
    })),
  };
}
