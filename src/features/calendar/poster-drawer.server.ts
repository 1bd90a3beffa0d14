import type { PosterDrawer } from './poster-file.server.ts';
import type { drawPoster } from './poster-pdf.server.ts';
import { createAsk, type PublishedAnswers } from '#platform/on-demand/published-answers.ts';
import { loadFileFacts } from '#shell/documents/file-facts.server.ts';

/** Draws posters of collection days, each in its own languages. */
export function posterDrawer(published: PublishedAnswers): PosterDrawer {
  return {
    drawPoster: async (order) => {
      const [locale] = order.languages;
      const notices = createAsk(await published.load(locale))('currentNotices', locale);
      const movedDays = new Map(
        notices.flatMap(({ movedDays: days }) => days.map(({ day, movedTo }) => [day, movedTo] as const)),
      );
      return draw(order, { ...(await loadFileFacts(published, locale)), movedDays });
    },
  };
}

/** Pdfkit, fontkit and fonts are larger than all the rest of a function or a thread: they are loaded when a poster is drawn. */
const draw: typeof drawPoster = async (...words) =>
  (await import('./poster-pdf.server.ts')).drawPoster(...words);
