import { plainText } from '#cms/sanitise.ts';
import type { Locale } from '#model/locale.ts';
import type { QueryContext } from './context.ts';
import { toPageHtml, withFacts } from './text.ts';

/** Questions in the order of the page. */
export function faq(context: QueryContext, locale: Locale) {
  return context.reader.range('faq', 'faq').map((entry) => ({
    id: entry.id,
    topic: entry.topic,
    question: withFacts(entry.question[locale], locale, context),
    answer: toPageHtml(entry.answer[locale], locale, context),
  }));
}

export function guides(context: QueryContext, locale: Locale) {
  return context.reader.range('guides', 'guides').map((entry) => {
    const { title, summary, sections } = entry.texts[locale];
    return {
      id: entry.id,
      title,
      summary: withFacts(summary, locale, context),
      sections: sections.map(({ id, heading, html }) => ({
        id,
        heading,
        html: toPageHtml(html, locale, context),
      })),
    };
  });
}

/** Questions and guides for the search index, each with its own address on the page. */
export function helpWords(context: QueryContext, locale: Locale) {
  return [
    ...faq(context, locale).map(({ id, question, answer }) => ({
      path: `/customer-support/faq#${id}`,
      title: question,
      text: plainText(answer),
    })),
    ...guides(context, locale).map(({ id, title, summary, sections }) => ({
      path: `/customer-support/instructions#${id}`,
      title,
      text: [summary, ...sections.flatMap((section) => [section.heading, plainText(section.html)])].join(' '),
    })),
  ];
}
