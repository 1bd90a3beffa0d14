/** Heads of the pages of help. */
import { localizedPath } from '#platform/addresses/paths.ts';
import { locales } from '#platform/languages/locale.ts';
import { faqPage } from '#shell/layout/faq-page.ts';
import type { Page, PageHead } from '#shell/layout/page.ts';
import type { Queries } from '#platform/store/query.ts';
import type { FaqTopic } from '#shell/addresses/faq-topics.ts';

export function guideHead(page: Page, { title, summary }: ReturnType<Queries['guide']>): PageHead {
  const { ask, locale, path } = page;
  return {
    page,
    title,
    description: summary,
    trail: [
      ...ask('trail', '/customer-support/instructions', locale),
      { title, href: localizedPath(path, locale) },
    ],
    locales,
  };
}

/** Number of questions that search engines show. */
const described = 3;

export function faqTopicHead(page: Page, topic: FaqTopic): PageHead {
  const { ask, locale, path, t } = page;
  const name = t(`common.faq.${topic}`);
  const questions = ask('faqTopic', topic, locale);
  return {
    page,
    title: t('common.faqTitle', { topic: name }),
    description: questions
      .slice(0, described)
      .map(({ question }) => question)
      .join(' '),
    trail: [
      ...ask('trail', '/customer-support/faq', locale),
      { title: name, href: localizedPath(path, locale) },
    ],
    locales,
    structuredData: [faqPage(questions)],
  };
}
