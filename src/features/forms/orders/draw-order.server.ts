import type { drawOrder as DrawOrder } from '../order-pdf.server.ts';

/** What draws PDFs loads pdfkit, fontkit and fonts, which are larger than all the rest of a function or a thread: it is loaded when an
 * order is drawn. */
export const drawOrder: typeof DrawOrder = async (...words) =>
  (await import('../order-pdf.server.ts')).drawOrder(...words);
