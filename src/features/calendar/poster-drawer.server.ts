import { drawPoster } from '#shell/documents/draw.server.ts';
import type { PosterDrawer } from './poster-file.server.ts';
import type { PublishedAnswers } from '#platform/on-demand/published-answers.ts';
import { loadFileFacts } from '#shell/documents/file-facts.server.ts';

/** Draws posters of collection days, each in its own languages. */
export function posterDrawer(published: PublishedAnswers): PosterDrawer {
  return {
    drawPoster: async (order) => drawPoster(order, await loadFileFacts(published, order.languages[0])),
  };
}
