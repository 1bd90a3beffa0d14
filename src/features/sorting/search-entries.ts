import { textIn } from '#platform/languages/locale.ts';
import { fillTemplate } from '#shell/addresses/routes.ts';
import type { Page } from '#shell/layout/page.ts';
import type { EntryDraft, SearchEntries } from '#shell/search/search-entries.ts';
import { sortingBins } from './bin-messages.ts';
import { binIds } from './sorting.ts';

const itemPath = (itemId: string) => fillTemplate('/sorting/{itemId}', { itemId });

function binEntries({ locale }: Page): readonly EntryDraft[] {
  return binIds.map((bin) => ({
    path: fillTemplate('/sorting/bin/{bin}', { bin }),
    kind: 'object',
    title: textIn(sortingBins[bin].name, locale),
    text: `${textIn(sortingBins[bin].lead, locale)} ${textIn(sortingBins[bin].look, locale)}`,
  }));
}

/** Only their names: what else finds them is in a part of its own, for those who look for objects. */
function nameEntries({ ask, locale }: Page): readonly EntryDraft[] {
  return ask('sortingList', locale).map(({ id, name }) => ({
    path: itemPath(id),
    kind: 'object',
    title: name,
    text: name,
  }));
}

export const searchEntries: SearchEntries = {
  entries: (page) => [...binEntries(page), ...nameEntries(page)],
  objects: ({ ask, locale }) =>
    ask('sortingWords', locale).map(({ id, bin, title, text, also }) => ({
      path: itemPath(id),
      kind: 'object',
      title,
      text: `${textIn(sortingBins[bin].name, locale)}. ${text}`,
      also,
    })),
  objectNames: (ask, part) => ask('objectNames', part),
};
