/** The door to what draws PDFs for a request. What is behind it loads pdfkit, fontkit and fonts, which are larger than all the rest of a
 * function or a thread: it is loaded when something is drawn. */
import type { drawOrder as DrawOrder } from '#features/forms/order-pdf.server.ts';
import type { drawPoster as DrawPoster } from '#features/calendar/poster-pdf.server.ts';
import type { drawSheet as DrawSheet } from '#features/sorting/sheet-pdf.server.ts';

export const drawOrder: typeof DrawOrder = async (...words) =>
  (await import('#features/forms/order-pdf.server.ts')).drawOrder(...words);

export const drawPoster: typeof DrawPoster = async (...words) =>
  (await import('#features/calendar/poster-pdf.server.ts')).drawPoster(...words);

export const drawSheet: typeof DrawSheet = async (...words) =>
  (await import('#features/sorting/sheet-pdf.server.ts')).drawSheet(...words);
