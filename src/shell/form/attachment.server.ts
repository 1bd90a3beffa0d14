/** A file attached to a form: its type is checked by content before it is sent on. */
import { failure, type Result, success } from '#platform/base/result.ts';
import { attachmentLimitBytes } from './attachment-rules.ts';
import { SentFile } from '#platform/calls/multipart.ts';
import type { Refusal } from '#platform/calls/refusal.ts';

export interface Attachment {
  /** Sanitised file name, with the extension of the detected type. */
  readonly name: string;
  /** Media type of the detected type. */
  readonly type: string;
  readonly bytes: Uint8Array;
}

interface Kind {
  readonly type: string;
  /** The first extension is added to a name without one. */
  readonly endings: readonly [string, ...string[]];
  readonly is: (bytes: Buffer) => boolean;
}

const kinds: readonly Kind[] = [
  { type: 'application/pdf', endings: ['pdf'], is: (bytes) => startsWith(bytes, '%PDF-') },
  { type: 'image/jpeg', endings: ['jpg', 'jpeg'], is: (bytes) => startsWith(bytes, '\u00ff\u00d8\u00ff') },
  { type: 'image/png', endings: ['png'], is: (bytes) => startsWith(bytes, '\u0089PNG\r\n\u001a\n') },
  {
    type: 'image/heic',
    endings: ['heic', 'heif'],
    is: (bytes) => /^ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)/u.test(bytes.toString('latin1', 4, 12)),
  },
  {
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    endings: ['docx'],
    // OpenDocument: a ZIP file whose entries form a text document. Files with macros are refused.
    is: (bytes) =>
      startsWith(bytes, 'PK\u0003\u0004') &&
      bytes.includes('[Content_Types].xml') &&
      bytes.includes('word/document.xml') &&
      !bytes.includes('vbaProject'),
  },
];

function startsWith(bytes: Buffer, signs: string): boolean {
  return bytes.toString('latin1', 0, signs.length) === signs;
}

/** @param file From the form. Browsers send an empty file field as a file without name and content. */
export function readAttachment(file: unknown): Result<Attachment | undefined, Refusal> {
  if (file === undefined || file === '') return success(undefined);
  if (!(file instanceof SentFile)) return refused('parameter-invalid');
  const { byteLength } = file.bytes;
  if (file.name === '' && byteLength === 0) return success(undefined);
  if (byteLength > attachmentLimitBytes) return refused('attachment-too-large');
  const bytes = Buffer.from(file.bytes.buffer, file.bytes.byteOffset, byteLength);
  const kind = kinds.find(({ is }) => is(bytes));
  const name = kind && cleanName(file.name, kind);
  if (!kind || name === undefined) return refused('attachment-unknown');
  return success({ name, type: kind.type, bytes });
}

function refused(code: 'parameter-invalid' | 'attachment-too-large' | 'attachment-unknown') {
  return failure({ code, parameter: 'attachment' } as const);
}

/** Characters of the name without its extension. */
const maxNameLength = 60;

/** @returns undefined when the extension belongs to another type. */
function cleanName(typed: string, { endings }: Kind): string | undefined {
  const last = typed.normalize('NFC').split(/[/\\]/u).at(-1) ?? '';
  const [, stem = last, ending] = /^(.*)\.([^.]*)$/su.exec(last) ?? [];
  const known = ending === undefined ? endings[0] : endings.find((one) => one === ending.toLowerCase());
  if (known === undefined) return undefined;
  const clean = stem
    .replace(/[^\p{L}\p{N} _-]+/gu, '_')
    .slice(0, maxNameLength)
    .trim();
  return `${/[\p{L}\p{N}]/u.test(clean) ? clean : 'manus'}.${known}`;
}

/** Media types of files that are accepted. */
export const attachmentTypes: readonly string[] = kinds.map(({ type }) => type);
