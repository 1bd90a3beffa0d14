import type { SheetFacts } from './sheet-content.ts';
import type { Locale } from '#platform/languages/locale.ts';
import { createAsk, type PublishedAnswers } from '#platform/on-demand/published-answers.ts';
import type { SheetDrawer } from './sheet-file.server.ts';
import type { drawSheet } from './sheet-pdf.server.ts';
import { loadFileFacts } from '#shell/documents/file-facts.server.ts';

/** Draws sheets of what goes where, each in its own languages. */
export function sheetDrawer(published: PublishedAnswers): SheetDrawer {
  return {
    drawSheet: async (order) => {
      const facts = new Map<Locale, SheetFacts>();
      for (const locale of order.languages) facts.set(locale, await loadFacts(published, locale));
      return draw(order, facts);
    },
  };
}

async function loadFacts(published: PublishedAnswers, locale: Locale): Promise<SheetFacts> {
  const ask = createAsk(await published.load(locale));
  const { company, sortingUrl } = await loadFileFacts(published, locale);
  return {
    bins: ask('sortingSheet', locale),
    places: ask('municipalityDifferences', locale),
    sortingUrl,
    company,
  };
}

/** Pdfkit, fontkit and fonts are larger than all the rest of a function or a thread: they are loaded when a sheet is drawn. */
const draw: typeof drawSheet = async (...words) =>
  (await import('./sheet-pdf.server.ts')).drawSheet(...words);
