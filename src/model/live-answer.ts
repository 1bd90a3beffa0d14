/** What islands receive from /api/…: the same schemas check it there and here. Parsed with zod/mini, because
 * they travel to the browser. */
import * as z from 'zod/mini';
import { byLocale } from './locale.ts';
import { challengeSchema } from './proof.ts';

/** Stands in every good answer. */
const provenance = {
  /** The answer is made up by the site itself, because no content base is configured; whoever shows it says so. */
  isDemonstration: z.boolean(),
  /** The upstream fails and this is the last good answer. */
  isStale: z.boolean(),
  /** When the upstream gave the answer. */
  asOf: z.iso.datetime(),
};

/** Spec §3: one emptying ahead. */
export const dischargeSchema = z.object({
  contractNumber: z.string(),
  /** Kind of waste, as the content base writes it: in Estonian. */
  garbage: z.string(),
  /** Container, in Estonian. */
  itemType: z.string(),
  address: z.string(),
  date: z.iso.date(),
});

export type Discharge = z.output<typeof dischargeSchema>;

/** POST and GET /api/discharges: from today on, soonest first. */
export const dischargesAnswerSchema = z.object({ ...provenance, discharges: z.array(dischargeSchema) });

export type DischargesAnswer = z.output<typeof dischargesAnswerSchema>;

/** An address at which the truck could not empty a container. */
export const unservedAddressSchema = z.object({
  id: z.string(),
  area: z.string(),
  city: z.string(),
  address: z.string(),
  /** The day of the missed emptying. */
  date: z.iso.date(),
  garbage: z.optional(z.string()),
  /** In Estonian, where the source has one. */
  reason: z.optional(z.string()),
  /** The day on which the truck comes again, where it is known. */
  newDate: z.optional(z.iso.date()),
});

export type UnservedAddress = z.output<typeof unservedAddressSchema>;

/** GET /api/unserved: spec §9, the three days before today, newest first. */
export const unservedAnswerSchema = z.object({ ...provenance, addresses: z.array(unservedAddressSchema) });

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
  /** Absent where the source does not count. */
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
  /** Plain texts of the language that was asked for, Estonian without one; the excerpt may be empty. */
  ...postTextSchema.shape,
  translations: z.object(byLocale(() => z.optional(postTextSchema))),
  date: z.iso.datetime(),
  modified: z.iso.datetime(),
  /** Slugs. */
  categories: z.array(z.string()),
  featuredImage: z.optional(z.object({ src: z.string(), alt: z.string() })),
});

export type ListedPost = z.output<typeof listedPostSchema>;

/** GET /api/posts: spec §3, post list response. Articles themselves are pages, so their text is not here. */
export const postsAnswerSchema = z.object({
  ...provenance,
  posts: z.array(listedPostSchema),
  totalPosts: z.int(),
  totalPages: z.int(),
});

/** Kinds of fields that the helpdesk's own form may have; others are shown as text. */
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
  /** The helpdesk's own. */
  name: z.string(),
  /** Plain text, in the language of the helpdesk. */
  label: z.string(),
  type: z.enum(helpdeskInputTypes),
  isRequired: z.boolean(),
  /** Of select, radio and checkbox. */
  options: z.array(z.object({ value: z.string(), label: z.string() })),
});

export type HelpdeskField = z.output<typeof helpdeskFieldSchema>;

/** GET /api/helpdesk: the helpdesk's own form, to be drawn from this and sent back with `form=helpdesk`. */
export const helpdeskFormAnswerSchema = z.object({
  ...provenance,
  fields: z.array(helpdeskFieldSchema),
  /** Of the check that forms are sent with, where it is configured. */
  turnstileSiteKey: z.optional(z.string()),
});

/** POST /api/helpdesk. */
export const ticketAnswerSchema = z.object({
  ...provenance,
  /** What the visitor may name when calling; it stands in the message too. */
  reference: z.string(),
});

/** POST /api/orders. */
export const orderAnswerSchema = z.object({
  ...provenance,
  reference: z.string(),
  /** `outbox`: no mail server is configured, so the order lies in a folder of the server and nobody is told. */
  delivery: z.enum(['mail', 'outbox']),
});

/** What a form that was sent is answered with, whichever it is. */
export const sentAnswerSchema = z.object({
  ...provenance,
  reference: z.string(),
  delivery: z.optional(orderAnswerSchema.shape.delivery),
});

/** What every failure of /api/… says. */
export const failureAnswerSchema = z.object({
  isDemonstration: z.boolean(),
  error: z.object({
    /** One of the codes in src/proxy/refusal.ts. */
    code: z.string(),
    /** The field of the request that is meant. */
    parameter: z.optional(z.string()),
    /** Fields of a form that are missing or wrong. */
    fields: z.optional(z.array(z.string())),
    /** What the visitor may name when calling about a form that is not confirmed. */
    reference: z.optional(z.string()),
    /** Why the helpdesk refuses, in its own words: plain text. */
    text: z.optional(z.string()),
    /** The work that a lookup is asked for, with proof-needed. */
    challenge: z.optional(challengeSchema),
    message: z.object(byLocale(() => z.string())),
  }),
});
