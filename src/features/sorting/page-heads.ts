/** Heads of the pages about what goes where. */
import { fillText } from '#platform/base/text.ts';
import { localizedPath } from '#platform/addresses/paths.ts';
import { locales, textIn } from '#platform/languages/locale.ts';
import { faqPage } from '#shell/layout/faq-page.ts';
import { type Page, type PageHead, pathTo } from '#shell/layout/page.ts';
import type { Queries } from '#platform/store/query.ts';
import { sortingBins } from './bin-messages.ts';
import type { BinId } from './sorting.ts';
import { sortingTexts } from './sorting-messages.ts';

export function objectHead(page: Page, object: ReturnType<Queries['sortingItem']>): PageHead {
  const { ask, locale, path } = page;
  const title = textIn(sortingTexts.question, locale).replace('{name}', object.name);
  const answer = [object.answer, object.note].filter((text) => text !== undefined).join(' ');
  return {
    page,
    title,
    description: answer,
    trail: [...ask('trail', '/sorting', locale), { title: object.name, href: localizedPath(path, locale) }],
    locales,
    structuredData: [faqPage([{ question: title, answer }])],
  };
}

export function binHead(page: Page, bin: BinId): PageHead {
  const { ask, locale, path } = page;
  const name = textIn(sortingBins[bin].name, locale);
  return {
    page,
    // Things that go in no bin.
    title:
      bin === 'none'
        ? textIn(sortingTexts.noBinTitle, locale)
        : textIn(sortingTexts.binTitle, locale).replace('{bin}', name),
    description: textIn(sortingBins[bin].lead, locale),
    trail: [...ask('trail', '/sorting', locale), { title: name, href: localizedPath(path, locale) }],
    locales,
  };
}

/** Of the page of everything that people put into a bin by mistake. */
export function mistakesHead(page: Page, bin: BinId): PageHead {
  const { ask, locale, path } = page;
  const name = textIn(sortingBins[bin].name, locale);
  const title = fillText(textIn(sortingTexts.mistakesTitle, locale), { bin: name });
  return {
    page,
    title,
    description: `${title}. ${textIn(sortingTexts.mistakesLead, locale)}`,
    trail: [
      ...ask('trail', '/sorting', locale),
      { title: name, href: pathTo(page, '/sorting/bin/{bin}', { bin }) },
      { title: textIn(sortingTexts.belongsNot, locale), href: localizedPath(path, locale) },
    ],
    locales,
  };
}

/** Of a later page of the list of all objects. */
export function listPartHead(page: Page, part: number): PageHead {
  const { ask, locale, path } = page;
  const { title: list, description } = ask('pageText', '/sorting/list', locale);
  const { shown } = ask('sortingListPart', part, locale);
  const ends = [shown.at(0), shown.at(-1)].map((group) => group?.letter ?? '');
  const letters = [...new Set(ends)].join('–');
  return {
    page,
    title: `${list}: ${letters}`,
    description: `${letters}. ${description}`,
    trail: [...ask('trail', '/sorting/list', locale), { title: letters, href: localizedPath(path, locale) }],
    locales,
  };
}
