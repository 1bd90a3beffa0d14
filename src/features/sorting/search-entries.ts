import { beginSentence } from '#platform/languages/begin-sentence.ts';
import { textIn } from '#platform/languages/locale.ts';
import { fillTemplate } from '#shell/addresses/routes.ts';
import type { Page } from '#shell/layout/page.ts';
import type { EntryDraft, SearchEntries } from '#shell/search/search-entries.ts';
import { sortingBins } from './bin-messages.ts';
import { binNames, calledBins } from './called-bins.ts';
import { binIds } from './sorting.ts';

/** Found by their texts; by what they are called, with the objects. */
function binEntries({ locale }: Page): readonly EntryDraft[] {
  return binIds.map((bin) => ({
    path: fillTemplate('/sorting/bin/{bin}', { bin }),
    kind: 'page',
    title: textIn(sortingBins[bin].name, locale),
    text: `${textIn(sortingBins[bin].lead, locale)} ${beginSentence(textIn(sortingBins[bin].look, locale), locale)}.`,
  }));
}

export const searchEntries: SearchEntries = {
  entries: binEntries,
  objects: (ask, locale, part) => [
    ...calledBins(locale, part),
    ...(part === undefined ? ask('calledObjects', locale) : ask('objectNames', locale, part)),
  ],
  bins: binNames,
};
