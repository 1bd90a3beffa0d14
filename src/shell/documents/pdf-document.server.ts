/** Accessible PDF (PDF/UA): tagged, with embedded fonts, and byte for byte reproducible. */
import PDFDocument from 'pdfkit';
import { escapeHtml } from '#platform/base/html/html.ts';
import { openFont, weights } from './typeface.server.ts';

export interface DocumentOptions {
  /** Language of the text, as in HTML. */
  readonly locale: string;
  readonly title: string;
  /** Name of the company. */
  readonly author: string;
  /** A4 if absent. */
  readonly size?: 'A4' | 'A3';
}

/** A document without pages. Pages are buffered until the end, so that page numbers can be added. */
export function openDocument({ locale, title, author, size = 'A4' }: DocumentOptions): PDFKit.PDFDocument {
  const doc = new PDFDocument({
    size,
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: locale,
    displayTitle: true,
    // pdfkit derives the file id from this date; a constant one makes it reproducible. The date is not written.
    info: { Title: title, Author: author, Creator: author, CreationDate: new Date(0) },
  });
  delete doc.info.CreationDate;
  // pdfkit's own metadata contains the date and does not escape titles.
  Object.assign(doc, { _addInfo: () => doc.appendXML(describe({ locale, title, author })) });
  for (const font of weights.map(openFont)) {
    // The types of pdfkit do not know that it accepts opened fonts.
    Reflect.apply(doc.registerFont.bind(doc), undefined, [font.postscriptName, font]);
  }
  return doc;
}

/** Ends the document.
 * @returns The bytes of the file. */
export function closeDocument(doc: PDFKit.PDFDocument): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => {
      resolve(Buffer.concat(chunks));
    });
    doc.on('error', reject);
    doc.end();
  });
}

/** XMP metadata: title, author, PDF/UA-1. */
function describe({ locale, title, author }: DocumentOptions): string {
  const namespaces = [
    'xmlns:dc="http://purl.org/dc/elements/1.1/"',
    'xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/"',
  ].join(' ');
  return `<rdf:Description rdf:about="" ${namespaces}>
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escapeHtml(title)}</rdf:li></rdf:Alt></dc:title>
<dc:creator><rdf:Seq><rdf:li>${escapeHtml(author)}</rdf:li></rdf:Seq></dc:creator>
<dc:language><rdf:Bag><rdf:li>${locale}</rdf:li></rdf:Bag></dc:language>
<pdfuaid:part>1</pdfuaid:part>
</rdf:Description>`;
}
