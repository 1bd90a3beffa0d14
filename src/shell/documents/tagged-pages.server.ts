/** Pages of a PDF with the structure of their content: what is read aloud, in which order, and what is decoration. */
import { readColours } from './colours.server.ts';
import { type DocumentOptions, openDocument } from './pdf-document.server.ts';

export type Structure = ReturnType<PDFKit.PDFDocument['struct']>;

/** @property bbox Left, top, right and bottom of a figure, in points of the page. */
interface PartOptions extends PDFKit.Mixins.StructureElementOptions {
  readonly bbox?: readonly [number, number, number, number];
}

export class TaggedPages {
  readonly doc: PDFKit.PDFDocument;
  readonly colours = readColours();
  readonly root: Structure;

  constructor(options: DocumentOptions) {
    this.doc = openDocument(options);
    this.doc.addPage();
    this.root = this.doc.struct('Document');
    this.doc.addStructure(this.root);
  }

  /** Begins a part. Its owner adds content and ends it. */
  open(tag: string, parent: Structure = this.root, options?: PartOptions): Structure {
    const structure = this.doc.struct(tag, options);
    parent.add(structure);
    return structure;
  }

  /** Draws content with a structure tag. */
  tagged(tag: string, draw: () => void): void {
    const structure = this.open(tag);
    structure.add(draw);
    structure.end();
  }

  /** Draws decoration, which screen readers skip. */
  decorate(draw: () => void): void {
    this.doc.markContent('Artifact');
    draw();
    this.doc.endMarkedContent();
  }
}
