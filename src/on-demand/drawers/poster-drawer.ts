import { drawPoster } from '#documents/draw.ts';
import type { PosterDrawer } from '../poster-file.ts';
import type { PublishedAnswers } from '#platform/on-demand/published-answers.ts';
import { loadFileFacts } from './file-facts.ts';

/** Draws posters of collection days, each in its own languages. */
export function posterDrawer(published: PublishedAnswers): PosterDrawer {
  return {
    drawPoster: async (order) => drawPoster(order, await loadFileFacts(published, order.languages[0])),
  };
}
