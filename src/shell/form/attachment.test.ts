import { expect, test } from 'vitest';
import { attachmentEndings } from './attachment-rules.ts';
import { readAttachment } from './attachment.server.ts';
import { SentFile } from '#platform/calls/multipart.ts';

const contents = {
  pdf: '%PDF-1.4',
  jpg: '\u00ff\u00d8\u00ff\u00e0',
  jpeg: '\u00ff\u00d8\u00ff\u00e0',
  png: '\u0089PNG\r\n\u001a\n',
  heic: '\0\0\0\u0018ftypheic',
  docx: 'PK\u0003\u0004[Content_Types].xml word/document.xml',
} as const;

function file(content: string, name: string): SentFile {
  return new SentFile(name, Buffer.from(content, 'latin1'));
}

function findName(content: string, name: string): string | undefined {
  const read = readAttachment(file(content, name));
  return read.type === 'success' ? read.value?.name : read.failure.code;
}

test('a file of each kind is taken by what it holds', () => {
  expect(Object.keys(contents)).toEqual(attachmentEndings);
  for (const [ending, content] of Object.entries(contents)) {
    expect(findName(content, `arve.${ending.toUpperCase()}`)).toBe(`arve.${ending}`);
  }
});

test('a file that holds something else than its name says is refused', () => {
  expect(findName(contents.pdf, 'pilt.png')).toBe('attachment-unknown');
  expect(findName('MZ\u0090', 'arve.pdf')).toBe('attachment-unknown');
  expect(findName(contents.pdf, 'arve.pdf.exe')).toBe('attachment-unknown');
  expect(findName('PK\u0003\u0004 kott.txt', 'kiri.docx')).toBe('attachment-unknown');
  expect(findName(`${contents.docx} word/vbaProject.bin`, 'kiri.docx')).toBe('attachment-unknown');
});

test('a name is cleaned of folders and signs', () => {
  for (const [typed, clean] of [
    ['../../etc/Pärnu arve.pdf', 'Pärnu arve.pdf'],
    ['C:\\kaust\\счёт.pdf', 'счёт.pdf'],
    ['a"\r\nb;<c>.pdf', 'a_b_c_.pdf'],
    ['....pdf', 'manus.pdf'],
    ['arve', 'arve.pdf'],
    [`${'a'.repeat(300)}.pdf`, `${'a'.repeat(60)}.pdf`],
  ] as const) {
    expect(findName(contents.pdf, typed)).toBe(clean);
  }
});

test('a field left empty is no file', () => {
  expect(readAttachment(undefined)).toEqual({ type: 'success', value: undefined });
  expect(readAttachment(file('', ''))).toEqual({ type: 'success', value: undefined });
});
