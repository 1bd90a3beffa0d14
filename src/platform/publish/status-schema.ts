/** Status for editors and operators: what was published and why, the result of the last sync, and content problems to
 * fix. Stored in STATE_DIR and shown by /status; no page depends on it. */
import { z } from 'zod';
import { noteShape } from '#platform/notes/note.ts';
import { locales } from '#platform/languages/locale.ts';

/** What started a publish: start of the server, the command line, an upstream event, or the clock. */
export const publishCauses = ['start', 'command', 'hook', 'timer'] as const;

export type PublishCause = (typeof publishCauses)[number];

const changedTargetSchema = z.object({
  address: z.string(),
  reason: z.object({
    type: z.enum(['new', 'asked', 'code-changed', 'output-changed', 'rolled-back', 'answer-changed']),
    /** For `answer-changed`: the list and the key that changed in the content. */
    list: z.string().optional(),
    key: z.string().optional(),
  }),
});

export type ChangedTarget = z.infer<typeof changedTargetSchema>;

export const publishRecordSchema = z.object({
  /** End time as an ISO instant; its changes are live from then on. */
  at: z.iso.datetime(),
  reason: z.enum(publishCauses),
  ms: z.number(),
  /** Digest of the content, as in /build-manifest.json; absent when publishing failed. */
  version: z.string().optional(),
  changed: z.object({
    count: z.number(),
    /** The first of them, pages before other files. */
    targets: z.array(changedTargetSchema),
  }),
  removed: z.object({
    count: z.number(),
    /** The first of them, as paths of the site. */
    files: z.array(z.string()),
  }),
  /** Error message when nothing was published. */
  failure: z.string().optional(),
});

export type PublishRecord = z.infer<typeof publishRecordSchema>;

const syncNoteSchema = z.object({
  ...noteShape,
  /** Route of the entry's type in WordPress, `posts`, or `page-builder`. */
  type: z.string(),
  id: z.number().optional(),
  locale: z.enum(locales).optional(),
  title: z.string().optional(),
  /** The version that a refusal is about (cms/wordpress/entry-versions.ts). */
  version: z.string().optional(),
  /** Address where an editor can fix it. */
  editLink: z.string().optional(),
});

export type SyncNote = z.infer<typeof syncNoteSchema>;

export const syncSources = ['content-base', 'page-builder'] as const;

export type SyncSource = (typeof syncSources)[number];

export const syncNotesSchema = z.object({
  source: z.enum(syncSources),
  /** Last request to the upstream, as an ISO instant. */
  at: z.iso.datetime(),
  /** Error of the last request. The content received before stays in use. */
  failure: z.string().optional(),
  /** The same for editors. */
  failureNote: z.object(noteShape).optional(),
  /** Entries that were refused; their previous version stays. */
  problems: z.array(syncNoteSchema),
  /** Entries that were accepted but should be fixed. */
  warnings: z.array(syncNoteSchema),
});

export type SyncNotes = z.infer<typeof syncNotesSchema>;

/** Of any site, in display order: what visitors notice comes first. Those of features follow. */
export const platformFindings = [
  'broken-link',
  'malformed-link',
  'inner-link',
  'insecure-link',
  'hiding-redirect',
  'missing-translation',
  'picture-without-text',
  'skipped-heading',
  'long-title',
] as const;

/** Types of findings of features; each declares its own here.
 * @example declare module '#platform/publish/status-schema.ts' { interface DeclaredFindings { 'past-notice': true } } */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- Features fill it.
export interface DeclaredFindings {}

export type FindingType = (typeof platformFindings)[number] | keyof DeclaredFindings;

export const findingSchema = z.object({
  type: z.custom<FindingType>((value) => typeof value === 'string'),
  /** Kind and id of the entry in the export. */
  kind: z.string(),
  id: z.string(),
  locale: z.enum(locales).optional(),
  title: z.string(),
  /** Path of the field, `sections.hours`. */
  place: z.string().optional(),
  /** What is wrong: an address, a heading, a date, a number of characters. */
  value: z.string().optional(),
  /** Where to fix it: the WordPress editor, when the entry comes from WordPress … */
  editLink: z.string().optional(),
  /** … or the file of the export. */
  file: z.string(),
});

export type Finding = z.infer<typeof findingSchema>;

/** The published version, as in /build-manifest.json. */
export const buildManifestSchema = z.object({
  commit: z.string(),
  /** Digest of the compiled pages and their settings. */
  code: z.string(),
  /** Digest of the content. */
  content: z.string(),
});

/** Browser reports since the server started. */
export interface ViolationCount {
  /** Violations of the content security policy. */
  readonly directive: string;
  /** First path segment of the page, `home` or `other`. */
  readonly page: string;
  readonly count: number;
}

/** State of the running server. */
export interface LiveState {
  /** Whether the site was rolled back and not published since: changes of editors wait. */
  readonly isHeld: boolean;
  /** Most frequent first. */
  readonly violations: readonly ViolationCount[];
  /** Sent forms, today and since the server started: the total, and the limit per form. */
  readonly forms: { readonly sent: number; readonly max: number };
  /** Orders saved on the server; absent when a mail server is configured. */
  readonly outbox?: {
    readonly files: number;
    readonly maxFiles: number;
    readonly bytes: number;
    readonly maxBytes: number;
  };
}

export interface SiteStatus {
  /** undefined before the first publish. */
  readonly version: z.infer<typeof buildManifestSchema> | undefined;
  /** Newest first. */
  readonly publishes: readonly PublishRecord[];
  readonly syncs: readonly SyncNotes[];
  /** undefined before the first check of the content. */
  readonly findings: readonly Finding[] | undefined;
  /** Absent when another process may answer each request. */
  readonly live?: LiveState;
}

/** The process that answers the request; nothing of it is stored. */
export const serverStateSchema = z.object({
  /** Its caches: size and limit. */
  caches: z.array(
    z.object({
      name: z.string(),
      entries: z.number(),
      bytes: z.number(),
      maxEntries: z.number(),
      maxBytes: z.number(),
    }),
  ),
  /** What the operator should change, in English. */
  warnings: z.array(z.string()),
  /** When each source of content was last read as a whole; milliseconds since the epoch. */
  contentChecks: z.array(z.object({ source: z.string(), checkedAt: z.number() })),
});

export type ServerState = z.infer<typeof serverStateSchema>;

/** One sentence that sums up the status. */
export type StatusVerdict = 'held' | 'failed' | 'not-followed' | 'good' | 'unpublished';

/** Type of the note that WordPress tells no changes, since its plugin is off. */
export const pluginNote = 'plugins';

export function judgeStatus({ version, publishes: [newest], syncs, live }: SiteStatus): StatusVerdict {
  if (live?.isHeld === true) return 'held';
  if (newest?.failure !== undefined) return 'failed';
  if (!version) return 'unpublished';
  const isFollowed = syncs.every(
    ({ failure, warnings }) => failure === undefined && warnings.every(({ type }) => type !== pluginNote),
  );
  return isFollowed ? 'good' : 'not-followed';
}
