/** Responses of the live sources of the search. */
import * as z from 'zod/mini';
import { provenance } from '#platform/protocol/live-answer.ts';

const groupedResultSchema = z.object({ id: z.string(), name: z.string(), address: z.string() });

export type GroupedResult = z.output<typeof groupedResultSchema>;

/** Spec §3: the groups of site search. */
export const searchGroups = ['kojv_olme', 'kojv_ehitus', 'waste_stations', 'failed_discharges'] as const;

export type SearchGroup = (typeof searchGroups)[number];

/** GET /api/search. */
export const searchAnswerSchema = z.object({
  ...provenance,
  groups: z.object({
    kojv_olme: z.array(groupedResultSchema),
    kojv_ehitus: z.array(groupedResultSchema),
    waste_stations: z.array(groupedResultSchema),
    failed_discharges: z.array(groupedResultSchema),
  }),
  page: z.int(),
  /** Absent when the source gives no total. */
  total: z.optional(z.int()),
  /** Absent on the last page. */
  nextPage: z.optional(z.int()),
});

export type GroupedAnswer = z.output<typeof searchAnswerSchema>;

/** GET /api/content-search. */
export const contentSearchAnswerSchema = z.object({
  ...provenance,
  results: z.array(
    z.object({
      id: z.int(),
      /** Plain text. */
      title: z.string(),
      /** Path of the article without language prefix. */
      url: z.string(),
      type: z.string(),
      subtype: z.string(),
    }),
  ),
  page: z.int(),
  total: z.int(),
  totalPages: z.int(),
});

export type ArticlesAnswer = z.output<typeof contentSearchAnswerSchema>;
