/** Tells those who make pages by mail that something is not published as it is, and that all is well again: one mail of each, and none
 * within an hour of the last one. What keeps changing is told once an hour. */
import { join } from 'node:path';
import { z } from 'zod';
import { digest } from '#platform/base/digest.ts';
import { readWhole, writeWhole } from '#platform/base/files.ts';
import { toMessage } from '#platform/base/result.ts';
import { openMailServer } from '#platform/calls/mail-server.ts';
import { type Locale, locales, textIn } from '#platform/languages/locale.ts';
import { formatNote } from '#platform/notes/note.ts';
import type { PageBuilderSync } from '#platform/publish/page-builder.ts';
import { makersMessages } from './makers-messages.ts';
import type { PageBuilderFault } from './page-builder-error.server.ts';
import type { PageNote, PageSyncOutcome } from './sync-pages.server.ts';

const quietMs = 60 * 60 * 1000;

/** Time limit of one mail: the sync waits for it. */
const mailMs = 5000;

const toldSchema = z.object({
  /** Of what is refused; empty: all is well. */
  state: z.string(),
  /** Of the last mail or try, in milliseconds since the epoch. */
  at: z.number(),
});

type Told = z.infer<typeof toldSchema>;

const nothingTold: Told = { state: '', at: 0 };

/** Nobody who makes pages can do anything about these, and they mostly pass by themselves. */
const passing: ReadonlySet<PageBuilderFault> = new Set(['unreachable', 'slow', 'status']);

interface TellOptions extends Pick<PageBuilderSync, 'pageBuilder' | 'report'> {
  /** Of the page builder, within the state folder. */
  readonly folder: string;
  /** Where pages are made. */
  readonly studio: string;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

type Outcome = Pick<PageSyncOutcome, 'problems' | 'failure'>;

/** A mail that cannot be sent is reported, and tried again an hour later. */
export async function tellMakers(
  outcome: Outcome,
  { pageBuilder: { makers }, folder, studio, now, report }: TellOptions,
): Promise<void> {
  const refused = refusedIn(outcome);
  if (!makers || !refused) return;
  const file = join(folder, 'told.json');
  const told = readWhole(file, toldSchema) ?? nothingTold;
  const state = stateOf(refused);
  if (!isDue(told, state, now)) return;
  try {
    await openMailServer(makers.smtpUrl, mailMs).sendMail(toMail(refused, makers.mailbox, studio));
    writeWhole(file, { state, at: now } satisfies Told);
  } catch (cause) {
    writeWhole(file, { ...told, at: now } satisfies Told);
    report({ type: 'mail-failed', reason: toMessage(cause) });
  }
}

/** @returns undefined where nothing is known of the pages. */
function refusedIn({ problems, failure }: Outcome): readonly PageNote[] | undefined {
  if (!failure) return problems;
  return passing.has(failure.reason) ? undefined : [failure.note];
}

const stateOf = (refused: readonly PageNote[]): string =>
  refused.length === 0 ? '' : digest(JSON.stringify(refused));

/** @param now Milliseconds since the epoch; a clock that was set back does not silence it. */
function isDue(told: Told, state: string, now: number): boolean {
  const sinceMs = now - told.at;
  return state !== told.state && (sinceMs < 0 || sinceMs >= quietMs);
}

/** In all languages: nobody knows which one the makers of pages speak. */
function toMail(refused: readonly PageNote[], mailbox: string, studio: string) {
  const { subject } = refused.length === 0 ? makersMessages.well : makersMessages.refused;
  return {
    from: { name: 'Veebileht', address: mailbox },
    to: mailbox,
    subject: locales.map((locale) => textIn(subject, locale)).join(' / '),
    text: locales.map((locale) => writeText(refused, locale, studio)).join('\n— — —\n\n'),
    textEncoding: 'base64',
    disableFileAccess: true,
    disableUrlAccess: true,
  } as const;
}

function writeText(refused: readonly PageNote[], locale: Locale, studio: string): string {
  const lead = textIn((refused.length === 0 ? makersMessages.well : makersMessages.refused).lead, locale);
  const lines = refused.map(({ path, ...note }) => {
    const sentence = formatNote(note, locale, {});
    return path === undefined ? `– ${sentence}` : `– ${path}\n  ${sentence}`;
  });
  return `${[lead, '', ...lines, ...(lines.length > 0 ? [''] : []), studio].join('\n')}\n`;
}
