import type { PosterDrawer } from './poster-file.server.ts';
import type { drawPoster } from './poster-pdf.server.ts';
import type { PublishedAnswers } from '#platform/on-demand/published-answers.ts';
import { loadFileFacts } from '#shell/documents/file-facts.server.ts';

/** Draws posters of collection days, each in its own languages. */
export function posterDrawer(published: PublishedAnswers): PosterDrawer {
  return {
    drawPoster: async (order) => draw(order, await loadFileFacts(published, order.languages[0])),
  };
}

/** Pdfkit, fontkit and fonts are larger than all the rest of a function or a thread: they are loaded when a poster is drawn. */
const draw: typeof drawPoster = async (...words) =>
  (await import('./poster-pdf.server.ts')).drawPoster(...words);
