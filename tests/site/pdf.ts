/** Reads the text of PDFs written by pdfkit, like a program that copies or reads aloud. */
import { inflateSync } from 'node:zlib';

export interface PdfText {
  /** Words of all pages in drawing order, without page headers and footers; one line per piece. */
  readonly text: string;
  /** Types of the tagged parts, in file order. */
  readonly tags: readonly string[];
  /** Addresses of links. */
  readonly links: readonly string[];
  /** The file without compressed streams. */
  readonly frame: string;
}

interface PdfObject {
  readonly head: string;
  /** Inflated. */
  readonly stream: string;
}

export function readPdf(file: Buffer): PdfText {
  const objects = readObjects(file);
  const frame = [...objects.values()].map(({ head }) => head).join('\n');
  const fonts = readFonts(objects);
  const contents = [...frame.matchAll(/\/Contents (\d+) 0 R/gu)].map(
    ([, number]) => objects.get(Number(number))?.stream ?? '',
  );
  return {
    text: contents.map((content) => readContent(content, fonts)).join('\n'),
    tags: [...frame.matchAll(/\/S \/(\w+)\b/gu)].map(([, tag = '']) => tag).filter((tag) => tag !== 'URI'),
    links: [...frame.matchAll(/\/URI \((.*?)\)/gu)].map(([, link = '']) => link),
    frame,
  };
}

/** Text without white space, which stands otherwise in lines of a PDF. */
export const compact = (text: string): string => text.replaceAll(/\s+/gu, '');

export const pageCount = ({ frame }: Pick<PdfText, 'frame'>): number =>
  frame.match(/\/Type \/Page\b/gu)?.length ?? 0;

function readObjects(file: Buffer): ReadonlyMap<number, PdfObject> {
  const bytes = file.toString('latin1');
  const objects = new Map<number, PdfObject>();
  for (const [, number, body = ''] of bytes.matchAll(/(?:^|\n)(\d+) 0 obj\n(.*?)\nendobj/gsu)) {
    const [head = '', packed] = body.split(/\nstream\n/u);
    const stream = Buffer.from(packed?.replace(/\nendstream$/u, '') ?? '', 'latin1');
    const isPacked = head.includes('/FlateDecode');
    objects.set(Number(number), {
      head,
      stream: (isPacked ? inflateSync(stream) : stream).toString('latin1'),
    });
  }
  return objects;
}

/** Text of each character code, by the font name used on pages. */
type Fonts = ReadonlyMap<string, ReadonlyMap<string, string>>;

function readFonts(objects: ReadonlyMap<number, PdfObject>): Fonts {
  const fonts = new Map<string, ReadonlyMap<string, string>>();
  for (const { head } of objects.values()) {
    const resources = /\/Font <<(.*?)>>/su.exec(head)?.[1] ?? '';
    for (const [, name = '', number] of resources.matchAll(/\/(F\d+) (\d+) 0 R/gu)) {
      const font = objects.get(Number(number))?.head ?? '';
      const table = /\/ToUnicode (\d+) 0 R/u.exec(font)?.[1];
      fonts.set(name, readMeanings(objects.get(Number(table))?.stream ?? ''));
    }
  }
  return fonts;
}

/** Ranges as `<0000> <0012> [<0000> <0041> …]`. */
function readMeanings(table: string): ReadonlyMap<string, string> {
  const meanings = new Map<string, string>();
  for (const [, first = '', list = ''] of table.matchAll(/<([\da-f]+)> <[\da-f]+> \[(.*?)\]/gsu)) {
    [...list.matchAll(/<([\da-f ]+)>/gu)].forEach(([, codes = ''], index) => {
      const code = (Number.parseInt(first, 16) + index).toString(16).padStart(4, '0');
      const units = codes.replaceAll(' ', '').match(/.{4}/gu) ?? [];
      meanings.set(code, String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16))));
    });
  }
  return meanings;
}

function readContent(content: string, fonts: Fonts): string {
  const lines: string[] = [];
  let font: ReadonlyMap<string, string> | undefined;
  // Page headers and footers are not part of the text.
  const tagged = content.replace(/\/Artifact\b[^\n]*\n.*?\nEMC/gsu, '');
  for (const [, name, shown = ''] of tagged.matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ/gu)) {
    if (name !== undefined) font = fonts.get(name);
    else {
      const codes = [...shown.matchAll(/<([\da-f]+)>/gu)].flatMap(
        ([, hex = '']) => hex.match(/.{4}/gu) ?? [],
      );
      lines.push(codes.map((code) => font?.get(code) ?? '\ufffd').join(''));
    }
  }
  return lines.join('\n');
}
