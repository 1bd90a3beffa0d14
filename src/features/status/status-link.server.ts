/** Links to the status page: signed, valid for a day, and the only way in unless STATUS_PUBLIC is set. They are signed
 * with PREVIEW_SECRET, or with a secret in STATE_DIR that only the server's user can read. The apparent origin of a
 * request grants nothing: a proxy on the same machine may hide the real client. */
import { randomBytes } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createPrivateFile, hasCode } from '#platform/base/files.ts';
import { putInPlace } from '#platform/base/out-files.ts';
import type { VisitedStatus } from './visited-status.ts';
import { maxLinkSeconds, signLink, verifyLink } from '#platform/calls/signed-link.ts';

/** Value that the links are signed for. */
const subject = 'status';

/** Tolerance for clock differences, within the maximum validity of links. */
const marginSeconds = 300;

/** @param secret undefined: no server has created one yet.
 * @param now Milliseconds since the epoch.
 * @returns Address of the status page, valid for a day. */
export function statusLink(secret: string | undefined, now: number): string {
  if (secret === undefined) return '/status';
  const until = Math.floor(now / 1000) + maxLinkSeconds - marginSeconds;
  const query = new URLSearchParams({ until: String(until), signature: signLink(subject, until, secret) });
  return `/status?${query.toString()}`;
}

export interface StatusAccess {
  /** Signs links; if undefined, the page stays closed. */
  readonly secret: string | undefined;
  /** The page is public. */
  readonly isPublic: boolean;
}

export type StatusRefusal = Extract<VisitedStatus, { type: 'refused' }>['reason'];

/** @param now Milliseconds since the epoch.
 * @returns undefined when access is granted. */
export function refuseStatus(
  query: URLSearchParams,
  { isPublic, secret }: StatusAccess,
  now: number,
): StatusRefusal | undefined {
  if (isPublic) return undefined;
  if (secret === undefined) return 'no-secret';
  const verdict = verifyLink(query, { subject, secret, now });
  return verdict.type === 'success' ? undefined : 'link';
}

/** Whether a valid link was opened, also where the page is public: what visitors typed is for editors only. */
export function isSigned(query: URLSearchParams, { secret }: StatusAccess, now: number): boolean {
  return refuseStatus(query, { secret, isPublic: false }, now) === undefined;
}

/** @returns What shows the same status at another address; empty for a public page that was opened without a link. */
export function signedPart(query: URLSearchParams, access: StatusAccess, now: number): string {
  if (!isSigned(query, access, now)) return '';
  const signed = [...query].filter(([name]) => name === 'until' || name === 'signature');
  return `?${new URLSearchParams(signed).toString()}`;
}

/** For the server: creates the secret if there is none. Servers that start at once have the same one. */
export function keepStatusSecret(stateDir: string): string {
  const known = readStatusSecret(stateDir);
  if (known !== undefined) return known;
  const file = fileIn(stateDir);
  const made = randomBytes(32).toString('base64url');
  if (createPrivateFile(file, made)) return made;
  // Another process has created one since, or what is in its place is none.
  const created = readStatusSecret(stateDir);
  if (created !== undefined) return created;
  discard(file);
  return keepStatusSecret(stateDir);
}

/** Removes what is no secret. Another process may do the same and have put a secret in its place since: that one is put
 * back. */
function discard(file: string): void {
  const aside = `${file}.${process.pid}.draft`;
  try {
    putInPlace(file, aside);
  } catch (cause) {
    // The other process has removed it.
    if (hasCode(cause, 'ENOENT')) return;
    throw cause;
  }
  const secret = readSecret(aside);
  if (secret !== undefined) createPrivateFile(file, secret);
  rmSync(aside, { force: true });
}

/** For read-only callers.
 * @returns undefined if no server has created it, or if it belongs to another user. */
export function readStatusSecret(stateDir: string): string | undefined {
  return readSecret(fileIn(stateDir));
}

function readSecret(file: string): string | undefined {
  try {
    const text = readFileSync(file, 'utf8');
    return form.test(text) ? text : undefined;
  } catch {
    // Missing, or unreadable for this user: in both cases no link can be signed.
    return undefined;
  }
}

/** 32 bytes as base64url. */
const form = /^[\w-]{43}$/u;

function fileIn(stateDir: string): string {
  return join(stateDir, 'status-secret');
}
