/** What editors and operators are told of the site: what was published and why, what the last sync had to say, and what
 * in the content should be mended. It is kept in STATE_DIR and shown by /status; the site itself is made of none of it. */
import { z } from 'zod';
import { locales } from './locale.ts';

/** What began a publish: the start of the server, a person at the command line, word of an upstream, or the clock. */
export const publishCauses = ['start', 'command', 'hook', 'timer'] as const;

export type PublishCause = (typeof publishCauses)[number];

const changedTargetSchema = z.object({
  address: z.string(),
  reason: z.object({
    type: z.enum(['new', 'asked', 'code-changed', 'output-changed', 'rolled-back', 'answer-changed']),
    /** What changed in the content, for `answer-changed`: the list and the key in it. */
    list: z.string().optional(),
    key: z.string().optional(),
  }),
});

export type ChangedTarget = z.infer<typeof changedTargetSchema>;

export const publishRecordSchema = z.object({
  /** When it ended, as an ISO instant: what it changed is live since. */
  at: z.iso.datetime(),
  reason: z.enum(publishCauses),
  ms: z.number(),
  /** Digest of the content, as /build-manifest.json has it; absent when it failed. */
  version: z.string().optional(),
  changed: z.object({
    count: z.number(),
    /** The first of them, pages before other files. */
    targets: z.array(changedTargetSchema),
  }),
  removed: z.object({
    count: z.number(),
    /** The first of them, as files of the site. */
    files: z.array(z.string()),
  }),
  /** Why nothing was published, as one message. */
  failure: z.string().optional(),
});

export type PublishRecord = z.infer<typeof publishRecordSchema>;

const syncNoteSchema = z.object({
  /** Route of the entry's type in WordPress, `posts`. */
  type: z.string(),
  id: z.number().optional(),
  locale: z.enum(locales).optional(),
  title: z.string().optional(),
  /** In English, as the upstream's words are. */
  message: z.string(),
  /** Where an editor mends it. */
  editLink: z.string().optional(),
});

export type SyncNote = z.infer<typeof syncNoteSchema>;

export const syncSources = ['content-base', 'page-builder'] as const;

export type SyncSource = (typeof syncSources)[number];

export const syncNotesSchema = z.object({
  source: z.enum(syncSources),
  /** When the upstream was asked last, as an ISO instant. */
  at: z.iso.datetime(),
  /** Why it could not be followed then; what it told before stands. */
  failure: z.string().optional(),
  /** Entries that were not taken: they are as they were. */
  problems: z.array(syncNoteSchema),
  /** Entries that were taken and should be mended. */
  warnings: z.array(syncNoteSchema),
});

export type SyncNotes = z.infer<typeof syncNotesSchema>;

/** In the order in which they are shown: what visitors run into comes first. */
export const findingTypes = [
  'broken-link',
  'malformed-link',
  'inner-link',
  'insecure-link',
  'hiding-redirect',
  'missing-translation',
  'picture-without-text',
  'skipped-heading',
  'long-title',
  'station-without-hours',
  'past-price-list',
  'past-notice',
] as const;

export type FindingType = (typeof findingTypes)[number];

export const findingSchema = z.object({
  type: z.enum(findingTypes),
  /** Kind and id of the entry in the export. */
  kind: z.string(),
  id: z.string(),
  locale: z.enum(locales).optional(),
  title: z.string(),
  /** Path of the field, `sections.hours`. */
  place: z.string().optional(),
  /** What is wrong there: an address, a heading, a date, a number of characters. */
  value: z.string().optional(),
  /** Where it is mended: the editor of WordPress, where the entry comes from there … */
  editLink: z.string().optional(),
  /** … or the file of the export. */
  file: z.string(),
});

export type Finding = z.infer<typeof findingSchema>;

/** What is published, as /build-manifest.json says. */
export const buildManifestSchema = z.object({
  commit: z.string(),
  /** Digest of the compiled pages and their settings. */
  code: z.string(),
  /** Digest of the content. */
  content: z.string(),
});

/** What browsers reported since the server started. */
export interface ViolationCount {
  /** Of the content security policy. */
  readonly directive: string;
  /** First folder of the page's address, `home` or `other`. */
  readonly page: string;
  readonly count: number;
}

/** What the running server knows by itself. */
export interface LiveState {
  /** The most frequent first. */
  readonly violations: readonly ViolationCount[];
  /** Of today, and since the server started: of all forms together, and at most of each. */
  readonly forms: { readonly sent: number; readonly max: number };
  /** Orders that lie on the server; absent where a mail server takes them. */
  readonly outbox?: {
    readonly files: number;
    readonly maxFiles: number;
    readonly bytes: number;
    readonly maxBytes: number;
  };
}

export interface SiteStatus {
  /** undefined where nothing was published yet. */
  readonly version: z.infer<typeof buildManifestSchema> | undefined;
  /** The newest first. */
  readonly publishes: readonly PublishRecord[];
  readonly syncs: readonly SyncNotes[];
  /** undefined where the content was not checked yet. */
  readonly findings: readonly Finding[] | undefined;
  /** Absent where each request may be answered by another process. */
  readonly live?: LiveState;
}

/** The process that answers visitors; nothing of it is kept. */
export const serverStateSchema = z.object({
  /** What it keeps from one request to the next, and at most. */
  caches: z.array(
    z.object({
      name: z.string(),
      entries: z.number(),
      bytes: z.number(),
      maxEntries: z.number(),
      maxBytes: z.number(),
    }),
  ),
  /** What whoever runs it should change, in English. */
  warnings: z.array(z.string()),
});

export type ServerState = z.infer<typeof serverStateSchema>;

/** The sentence that sums a status up. */
export type StatusVerdict = 'failed' | 'not-followed' | 'good' | 'unpublished';

export function judgeStatus({ version, publishes: [newest], syncs }: SiteStatus): StatusVerdict {
  if (newest?.failure !== undefined) return 'failed';
  if (!version) return 'unpublished';
  return syncs.some(({ failure }) => failure !== undefined) ? 'not-followed' : 'good';
}
