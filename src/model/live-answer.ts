/** Responses of /api/…: server and islands validate against the same schemas. They use zod/mini because they are loaded
 * by browsers. */
import * as z from 'zod/mini';
import { byLocale } from './locale.ts';
import { challengeSchema } from './proof.ts';

/** Fields of every successful response. */
export const provenance = {
  /** Demo data, because no content base is configured; the page must say so. */
  isDemonstration: z.boolean(),
  /** The upstream fails; this is its last good response. */
  isStale: z.boolean(),
  /** When the upstream responded, as an ISO instant. */
  asOf: z.iso.datetime(),
};

export type Provenance = z.output<z.ZodMiniObject<typeof provenance>>;

/** Spec §3: one upcoming emptying. */
export const dischargeSchema = z.object({
  contractNumber: z.string(),
  /** Kind of waste in Estonian, as the content base names it. */
  garbage: z.string(),
  /** Container, in Estonian. */
  itemType: z.string(),
  address: z.string(),
  date: z.iso.date(),
  /** The day of the schedule, if the emptying was moved from it, because of a holiday say. */
  plannedDate: z.optional(z.iso.date()),
});

export type Discharge = z.output<typeof dischargeSchema>;

/** POST and GET /api/discharges: from today on, soonest first. */
export const dischargesAnswerSchema = z.object({ ...provenance, discharges: z.array(dischargeSchema) });

export type DischargesAnswer = z.output<typeof dischargesAnswerSchema>;

/** An address where the truck could not empty a container. */
export const unservedAddressSchema = z.object({
  id: z.string(),
  area: z.string(),
  city: z.string(),
  address: z.string(),
  /** Day of the missed emptying. */
  date: z.iso.date(),
  garbage: z.optional(z.string()),
  /** In Estonian; absent when the source gives none. */
  reason: z.optional(z.string()),
  /** Day of the truck's next visit, if known. */
  newDate: z.optional(z.iso.date()),
});

export type UnservedAddress = z.output<typeof unservedAddressSchema>;

/** GET /api/unserved: spec §9, the three days before today, and today as far as the source has it, newest first. */
export const unservedAnswerSchema = z.object({ ...provenance, addresses: z.array(unservedAddressSchema) });

export type UnservedAnswer = z.output<typeof unservedAnswerSchema>;

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

const postTextSchema = z.object({ title: z.string(), excerpt: z.string() });

const listedPostSchema = z.object({
  id: z.int(),
  slug: z.string(),
  /** Plain text in the requested language, Estonian by default; the excerpt may be empty. */
  ...postTextSchema.shape,
  translations: z.object(byLocale(() => z.optional(postTextSchema))),
  date: z.iso.datetime(),
  modified: z.iso.datetime(),
  /** Slugs. */
  categories: z.array(z.string()),
  featuredImage: z.optional(z.object({ src: z.string(), alt: z.string() })),
});

export type ListedPost = z.output<typeof listedPostSchema>;

/** GET /api/posts: spec §3, post list response. Articles are pages, so their text is not included. */
export const postsAnswerSchema = z.object({
  ...provenance,
  posts: z.array(listedPostSchema),
  totalPosts: z.int(),
  totalPages: z.int(),
});

/** Field types of the helpdesk's own form; unknown types are shown as text. */
export const helpdeskInputTypes = [
  'text',
  'email',
  'tel',
  'number',
  'date',
  'url',
  'textarea',
  'select',
  'radio',
  'checkbox',
  'file',
] as const;

export const helpdeskFieldSchema = z.object({
  /** Id of the field in the helpdesk. */
  name: z.string(),
  /** Plain text, in the language of the helpdesk. */
  label: z.string(),
  type: z.enum(helpdeskInputTypes),
  isRequired: z.boolean(),
  /** Options of select, radio and checkbox. */
  options: z.array(z.object({ value: z.string(), label: z.string() })),
});

export type HelpdeskField = z.output<typeof helpdeskFieldSchema>;

/** GET /api/helpdesk: the helpdesk's own form. It is rendered from this and sent back with `form=helpdesk`. */
export const helpdeskFormAnswerSchema = z.object({
  ...provenance,
  fields: z.array(helpdeskFieldSchema),
  /** Site key of the Turnstile check, when configured. */
  turnstileSiteKey: z.optional(z.string()),
});

export type HelpdeskFormAnswer = z.output<typeof helpdeskFormAnswerSchema>;

/** POST /api/helpdesk. */
export const ticketAnswerSchema = z.object({
  ...provenance,
  /** Reference that the visitor can give on the phone; it is also part of the message. */
  reference: z.string(),
});

export type TicketAnswer = z.output<typeof ticketAnswerSchema>;

/** POST /api/orders. */
export const orderAnswerSchema = z.object({
  ...provenance,
  reference: z.string(),
  /** `outbox`: no mail server is configured, so the order is saved to a folder on the server and no mail is sent. */
  delivery: z.enum(['mail', 'outbox']),
});

export type OrderAnswer = z.output<typeof orderAnswerSchema>;

/** Success response of every form. */
export const sentAnswerSchema = z.object({
  ...provenance,
  reference: z.string(),
  delivery: z.optional(orderAnswerSchema.shape.delivery),
});

/** Error response of /api/…. */
export const failureAnswerSchema = z.object({
  isDemonstration: z.boolean(),
  error: z.object({
    /** One of the codes in src/proxy/refusal.ts. */
    code: z.string(),
    /** The invalid field of the request. */
    parameter: z.optional(z.string()),
    /** Form fields that are missing or invalid. */
    fields: z.optional(z.array(z.string())),
    /** Reference that the visitor can give on the phone about a form that was not confirmed. */
    reference: z.optional(z.string()),
    /** Reason given by the helpdesk: plain text. */
    text: z.optional(z.string()),
    /** The proof of work that a lookup requires, with code `proof-needed`. */
    challenge: z.optional(challengeSchema),
    message: z.object(byLocale(() => z.string())),
  }),
});
